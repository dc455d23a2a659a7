import type { Wording } from '#core/words';
import * as games from './games/words.en.ts';

/** Everything the command line says that no game says. */
export const words = {
  usage: `tavola plays tabletop games in the terminal. Run it as: npm run -s tavola -- COMMAND

  tavola play [GAME]            play against bots
    --resume FILE               take up a saved match
    --option NAME=VALUE         set an option of the game (again for each option)
    --preset NAME               start from a named set of options
    --pack FILE                 play with the facts of another box: docs/packs.md
    --seats N  --seat N         how many play, and which seat is yours, from 0
    --level N                   how strong the bots are, from 1 to 5 (to 3 where no bot was taught the game)
    --seed TEXT                 the same text gives the same deal
    --name NAME                 what you are called
  tavola replay FILE            step through a saved match
    --seat N                    see it as this seat did
  tavola review FILE            look back: luck and play, the curve, what decisions cost
    --seat N  --worlds N  --json
  tavola verify FILE…           check saved matches; status 1 when one is damaged
    --receipt FILE              the deal as well, against what a player’s device kept of it
  tavola simulate GAME          play random games, or those of a level, and sum them up
    --games N  --level N  --seed TEXT  --seats N  --option NAME=VALUE  --preset NAME  --pack FILE  --json
  tavola arena A B              let two bots play each other: levels 1 to 5, random, and whatever else the game offers
    --game GAME  --pairs N  --sprt LOW HIGH  --seed TEXT  --ms N  --iterations N  --json
    --seats N  --option NAME=VALUE  --preset NAME  --pack FILE
    --ladder                  all levels in turn; writes docs/strength.md
    --cpu                     time is what the thread works, not what the clock shows
    --adjust                  the score without luck as well (draws, choices by chance)
    --workers N               play in N threads at once; the result stays the same
    --sets                    every set of options, a line for each
  tavola engine                 JSON lines on standard input and output; see docs/protocol.md
  tavola help [GAME]            this text, or the options of a game

  --lang en|fr|de               the language; otherwise that of the environment`,

  optionSheet: {
    title: '{game}, {seats} seats. Options (--option NAME=VALUE):',
    presets: 'Presets (--preset NAME):',
    from: '{min} to {max}',
    text: 'a text, empty by default; --pack FILE writes it',
    idle: '--option {name} has no effect here: {reason} [{rule}]',
  },

  error: {
    unknownCommand:
      'no command {given}; expected play, replay, review, verify, simulate, arena, engine or help',
    unknownFlag: '{command} has no option {flag}; “tavola help” lists them',
    flagValue: '{flag} was given in the wrong way; “tavola help” shows how',
    surplus: '{command} does not know what to do with {given}',
    noFile: 'expected the name of a saved match',
    gameNeeded: 'expected the name of a game: {games}',
    unknownGame: 'no game {given}; expected {games}',
    language: '--lang {given}: expected en, fr or de',
    number: '{flag} {given}: expected a whole number from {min} to {max}',
    option: '--option {given}: expected NAME=VALUE, and as NAME one of {names}',
    resumeAlone: '--resume takes up a match as it was: leave out {flag}',
    bot: 'no bot {given}; expected one of {names}',
    trial: '--sprt {given}: expected two scores in percent, the lower one first, such as 50 60',
    missing: '{file}: there is no such file',
    folder: '{file}: this is a folder, not a file',
    forbidden: '{file}: not permitted',
    unusable: '{file}: {reason}',
    tooLarge: '{file}: too large for a saved match',
    badReceipt: '{file}: no receipt: {reason}',
    oneFile: '--receipt goes with one match',
    badMatch: '{file}: line {line}: {reason}',
    noPacks: '{game} has no packs',
    badPack: '{file}: {reason}',
    noJson: 'A pack is an object in JSON; this file is not.',
    notOurs: '{file} exists and is no saved match: it is left alone',
  },

  name: { person: 'Player', bot: 'Bot', botNumber: 'Bot {number}', seat: 'Player {number}' },

  review: {
    notOver: '{file}: the match is not over; it can be looked back at when it is',
    sum: '{name}: luck {luck}, play {play}, result {result}',
    luck: '  luck: the deal {deal}, what came later {rest} (± {error})',
    accuracy: {
      one: '  accuracy {accuracy}, gave away {given} in {count} decision that counts',
      other: '  accuracy {accuracy}, gave away {given} in {count} decisions that count',
    },
    nothingCounted: '  no decision that counts',
    curve: 'Share of the win, {name}, from decision to decision:',
    known: 'what could be known',
    open: 'with open cards',
    signs: 'cost: · about equal, ● 2–5 %, ◆ 5–10 %, ▼ 10 % and more',
    costly: {
      one: '{count} decision gave something away (* the three that cost each seat most):',
      other: '{count} decisions gave something away (* the three that cost each seat most):',
    },
    nothingCostly: 'No decision gave anything away.',
    decision:
      '{mark}{at} {sign} {name} −{cost} % (± {error}): {played} {playedShare} %, better {best} {share} %',
    reason: '       {reason} [{rules}] This accounts for {carries} % of the difference.',
    noReason: '       No single reason.',
    help: 'Words are those of the protocol of {game}: docs/protocol.md. What the numbers mean: docs/review.md.',
  },

  play: {
    whichGame: 'Which game?',
    noSuchGame: 'There is no number {given} in the list.',
    resumed: 'The match goes on where it was left.',
    noUndoMark: '!',
    noUndoHint: '! turns something up: no undo after it',
    more: '… {count} more, to be typed: {word}',
    between: '; ',
    endTurn: 'End the turn',
    endTurnQuestion: 'Your turn is done. You can still undo.',
    notUnderstood: '“{given}” is neither a number of the list nor a command. “help” tells what you can type.',
    noSuchChoice: 'There is no choice {given}: the list goes from 1 to {count}.',
    undone: 'Taken back.',
    noUndo: 'There is nothing you may take back: somebody else has acted, or something hidden was turned up.',
    nothingYet: 'Nothing has happened yet.',
    saved: 'The match is saved in {file}',
    resumeHint: 'Go on with: npm run -s tavola -- play --resume {file}{seat}',
    replayHint: 'Step through it with: npm run -s tavola -- replay {file}',
    notSaved: 'The match could not be saved.',
    farewell: 'See you again.',
    hints: '{undo} · {hint} · {why} … · {rules} · {log} · {save} · {help} · {quit}',
    command: {
      undo: 'undo',
      hint: 'hint',
      why: 'why',
      rules: 'rules',
      log: 'log',
      save: 'save',
      help: 'help',
      quit: 'quit',
    },
    helpTitle: 'You can type:',
    help: {
      choose: 'the number of a choice, or its word (such as {word})',
      again: 'show the board again',
      undo: 'take back your last action',
      hint: 'what the strongest bot would do in your place',
      why: 'why something is not possible: a word, or what you would like to do',
      rules: 'the rulebook: all titles, one rule by its number, or a search',
      log: 'everything that has happened',
      save: 'save the match, in a file of your choice',
      quit: 'leave; the match is saved',
    },
    enterKey: 'Enter',
    file: 'FILE',
    something: 'SOMETHING',
    ruleNumber: 'NUMBER',
  },

  hint: {
    title: 'The strongest bot, seeing what you see, would choose (share of the win it expects):',
    line: '  {number} {heading}: {label} ({share} %)',
    none: 'There is no hint now.',
  },

  why: {
    nothing: 'Why what? Type “{why}” and a word, such as “{why} {word}”.',
    unknown: '“{given}” does not name an action of this game.',
    legal: '{word}: nothing forbids it; it is choice {number}.',
    legalTyped: '{word}: nothing forbids it; type it as it stands here.',
    refused: '{word}: {reason}',
    because: 'Why so: {reason}',
  },

  rules: {
    unknown: 'No rule has this number or speaks of “{given}”.',
    hint: 'Type “{rules} {number}” to read one.',
  },

  outcome: {
    score: '{name} {score}',
  },

  replay: {
    stage: 'After {at} of {count} actions',
    prompt: 'next, back, jump N, end, quit',
    command: { next: 'next', back: 'back', jump: 'jump', end: 'end', quit: 'quit' },
    notUnderstood: 'Type next (or Enter), back, jump and a number from 0 to {count}, end or quit.',
    open: 'The match is not over.',
  },

  verify: {
    sound: {
      one: '{file}: sound; {game}, {count} action, {end}',
      other: '{file}: sound; {game}, {count} actions, {end}',
    },
    over: 'over',
    open: 'not over',
    fair: '{file}: the deal is the one that was committed to: {commitment}',
    withdrawn: {
      one: '{file}: before that, {count} part of the seed was added and withdrawn',
      other: '{file}: before that, {count} parts of the seed were added and withdrawn',
    },
    givenUp: {
      one: '{file}: a deal that was given up, {count} part added; the server’s part is the one it had committed to: {commitment}',
      other:
        '{file}: a deal that was given up, {count} parts added; the server’s part is the one it had committed to: {commitment}',
    },
    once: '{file}: dealt in one round. To whoever saw that digest before the match, it proves that a server that does not play could not choose the deal; against somebody who runs the server and plays as well, it proves nothing',
    twice: {
      one: '{file}: dealt in two rounds, {count} part, matching its digest. Whoever runs the server wrote this file; that the digests came first is proven only by the receipt of somebody who played (--receipt FILE)',
      other:
        '{file}: dealt in two rounds, {count} parts, each matching its digest. Whoever runs the server wrote this file; that the digests came first is proven only by the receipt of somebody who played (--receipt FILE)',
    },
    proven:
      '{file}: the receipt of seat {seat} fits. Proven, as far as the device of seat {seat} is trusted: everybody was bound to their part before that of seat {seat} was opened, so nobody chose the deal, not even all others together with whoever runs the server. Not proven: that nobody looked at the cards, and how many tables were closed before this one',
    discord: '{file}: this is NOT the deal of the receipt: {what}',
    bound: '{file}: the receipt of seat {seat} fits: these are the digests that it was shown',
    left: '{file}: everybody was bound to their part when seat {seat} got up',
    unopened: '{file}: everybody was bound to their part, and these seats never opened theirs: {seats}',
    discords: {
      table: 'it belongs to another table, or to none',
      rules: 'another game, or another version of its rules',
      options: 'other options',
      commitment: 'another digest of the server',
      digests: 'other digests of the players, or none',
      nonce: 'a part that is not the one of its digest, or not the one that was opened',
    },
    damaged: '{file}: line {line}: {reason}',
  },

  simulate: {
    title: {
      one: '{count} random match of {game}, seed {seed}',
      other: '{count} random matches of {game}, seed {seed}',
    },
    levelTitle: {
      one: '{count} match of {game}, level {level}, seed {seed}',
      other: '{count} matches of {game}, level {level}, seed {seed}',
    },
    actions: 'Actions',
    turns: 'Turns',
    branching: 'Choices at a decision',
    range: 'mean {mean}, median {median}, 90 % {low}–{high}, all {least}–{most}',
    mean: 'mean {mean}, most {most}',
    draws: 'Draws',
    share: '{share} % ({count})',
    first: 'Won by first player',
    firstShare: '{share} % of {count} decided',
    won: 'Won',
    wonBySeat: 'Won by seat {seat}',
    scores: 'Score of seat {seat}',
    speed: '{count} matches per second',
    figure: {
      castlesHeld: 'Castles held',
      castlesWithoutOwner: 'Castles nobody holds',
      stalled: 'Ended by standing still',
      rounds: 'Rounds',
      creations: 'Creations per player',
      endedByCreations: 'Ended by all creations',
      endedBySafety: 'Ended by the safety end',
      endedByLira: 'Ended by the last Lira',
      lost: 'Lost',
      wonLiras: 'Liras when won',
      grandmaster: 'Won as Grandmaster',
      master: 'Won as Master',
      artisan: 'Won as Artisan',
      apprentice: 'Won as Apprentice',
      value: 'mean {mean}',
    },
  },

  arena: {
    title: '{first} against {second}, {game}, seed {seed}',
    step: '{first} against {second}',
    score: 'Score',
    scoreValue: '{score} % ± {margin}',
    adjusted: 'Without luck',
    adjustedValue: '{score} % ± {margin} (a match worth {worth})',
    wins: 'First places',
    elo: 'Elo',
    eloValue: '{value} (from {low} to {high})',
    pairs: 'Pairs 0 · ¼ · ½ · ¾ · 1',
    pairsValue: '{counts} ({rounds} pairs, {matches} matches)',
    draws: 'Draws',
    stalled: 'Ended by standing still',
    first: 'Share of first player',
    timeFirst: 'Time of the first',
    timeSecond: 'Time of the second',
    timeValue:
      '{median} ms a decision, 99 % below {high} ms, at most {most} ms; a turn at most {turn} ms; late answers: {late}',
    trial: '{low} % or {high} %',
    verdict: {
      high: 'rather {high} % (evidence {evidence})',
      low: 'rather {low} % (evidence {evidence})',
      open: 'not decided (evidence {evidence})',
    },
    set: '{score} % ± {margin}  {counts}  stalled {stalled}  {options}',
    written: 'Written to {file}',
  },

  ...games,
} as const;

export type TerminalWords = Wording<typeof words>;
