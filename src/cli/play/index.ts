import { randomBytes } from 'node:crypto';
import { levelsOf } from '#bots/levels';
import type { AnyGame } from '#core/game';
import { type Match, newMatch, stagesOf } from '#core/match';
import { GAMES, gameOf } from '#games/index';
import { boardOf } from '../boards/index.ts';
import { openMatch } from '../files.ts';
import { misuse, readCount, readFlags, readGameName, tellIdle } from '../flags.ts';
import { readMatchOptions } from '../packs.ts';
import { type Say, titleOf } from '../language.ts';
import { type Console, openConsole } from '../terminal/console.ts';
import { harmless } from '../terminal/ink.ts';
import { type SeatedBot, seatedBot, USUAL_LEVEL } from './bot.ts';
import { playOn } from './loop.ts';
import { newFile } from './saves.ts';

const FLAGS = {
  resume: { type: 'string' },
  option: { type: 'string', multiple: true },
  pack: { type: 'string' },
  preset: { type: 'string' },
  seats: { type: 'string' },
  seat: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  name: { type: 'string' },
} as const;
type Flags = ReturnType<typeof readPlayFlags>['flags'];
const readPlayFlags = (args: readonly string[]) => readFlags('play', args, FLAGS, 1);

const REMEMBERED = 4;

/** Plays a match in the terminal against bots. */
export async function play(args: readonly string[]): Promise<number> {
  const { flags, operands, say } = readPlayFlags(args);
  // Whatever is wrong with the flags is told before anybody is asked anything.
  const resumed = flags.resume === undefined ? null : resume(say, flags.resume, flags, operands[0]);
  const named = operands[0] === undefined ? null : readGameName(say, operands[0]);
  const ready = resumed ?? (named === null ? null : begin(say, named, flags));
  const console = openConsole();
  try {
    const match = ready ?? (await beginAsked(say, console, flags));
    if (match === null) return 0;
    const seat = readCount(say, '--seat', flags.seat ?? '0', 0, match.header.seats - 1);
    const bot = botOf(say, match.game, flags.level);
    const file = flags.resume ?? newFile(match, process.env, new Date());
    const names = namesOf(say, match.header.seats, seat, flags.name);
    const board = boardOf(match.game);
    // Who comes back is told what happened last.
    const start = Math.max(0, stagesOf(match).length - 1 - REMEMBERED);
    const notice = flags.resume === undefined ? null : say('play.resumed');
    await playOn({ match, told: start, notice, passed: false, file, seat, bot, names, board, console, say });
    return 0;
  } finally {
    console.close();
  }
}

function botOf(say: Say, game: AnyGame, text: string | undefined): SeatedBot {
  if (text === undefined) return seatedBot(game, USUAL_LEVEL);
  return seatedBot(game, readCount(say, '--level', text, 1, levelsOf(game).length));
}

function resume(say: Say, file: string, flags: Flags, game: string | undefined): Match {
  const fixed = (['option', 'preset', 'pack', 'seats', 'seed'] as const).find(
    (flag) => flags[flag] !== undefined,
  );
  if (fixed !== undefined) throw misuse(say('error.resumeAlone', { flag: `--${fixed}` }));
  if (game !== undefined) throw misuse(say('error.resumeAlone', { flag: game }));
  return openMatch(say, file);
}

function begin(say: Say, game: AnyGame, flags: Flags): Match {
  const { min, max } = game.seats;
  const seats =
    flags.seats === undefined
      ? Math.min(max, Math.max(min, 2))
      : readCount(say, '--seats', flags.seats, min, max);
  const seed = flags.seed ?? randomBytes(32).toString('hex');
  const options = readMatchOptions(say, game, flags);
  const match = newMatch(game, { options, seats, start: { seed } });
  tellIdle(say, game, options, seats);
  return match;
}

async function beginAsked(say: Say, console: Console, flags: Flags): Promise<Match | null> {
  console.print(say('play.whichGame'), ...GAMES.map((game, at) => ` ${at + 1} ${titleOf(game, say)}`));
  for (;;) {
    const line = await console.ask('› ');
    if (line === null) return null;
    const answer = line.trim();
    const game = answer === '' ? GAMES[0] : (GAMES[Number(answer) - 1] ?? gameOf(answer.toLowerCase()));
    if (game !== undefined) return begin(say, game, flags);
    console.print(say('play.noSuchGame', { given: harmless(answer) }));
  }
}

function namesOf(say: Say, seats: number, seat: number, name: string | undefined): string[] {
  const ownName = harmless(name ?? '')
    .trim()
    .slice(0, 20);
  return Array.from({ length: seats }, (_, each) => {
    if (each === seat) return ownName === '' ? say('name.person') : ownName;
    return seats === 2 ? say('name.bot') : say('name.botNumber', { number: each < seat ? each + 1 : each });
  });
}
