import { outcomeOf, playNotation, stagesOf } from '#core/match';
import { type AnyScene, questionOf } from '../boards/board.ts';
import { titleOf } from '../language.ts';
import { outcomeLines } from '../telling.ts';
import { block, harmless } from '../terminal/ink.ts';
import { type Choice, choiceLines, choicesOf, numbered } from './choices.ts';
import { commandOf, type Reply } from './commands.ts';
import { newsLines } from './news.ts';
import { autosave, farewellLines } from './saves.ts';
import { whyLines } from './why.ts';
import { isPausing, letBotsAct, sceneOf, type PlaySession } from './sitting.ts';

/** Plays until the match is over or the person leaves. */
export async function playOn(sitting: PlaySession): Promise<void> {
  let reply: Reply = 'changed';
  while (reply !== 'quit') {
    if (reply === 'changed') {
      letBotsAct(sitting);
      autosave(sitting);
      showBoard(sitting);
      if (outcomeOf(sitting.match) !== null) return;
    }
    reply = await answerLine(sitting);
  }
  sitting.console.print(...farewellLines(sitting, false));
}

function showBoard(sitting: PlaySession): void {
  const { match, board, console, say } = sitting;
  const scene = sceneOf(sitting);
  const outcome = outcomeOf(match);
  console.page(
    console.ink('dim', ` ${titleOf(match.game, say)}`),
    '',
    ...board.draw(scene),
    '',
    ...newsLines(sitting),
    ...(outcome === null ? questionLines(sitting, scene) : outcomeLines(outcome, scene, board)),
  );
  if (outcome !== null) console.print('', ...farewellLines(sitting, true));
}

function questionLines(sitting: PlaySession, scene: AnyScene): string[] {
  const { board, console, say } = sitting;
  const question = isPausing(sitting) ? say('play.endTurnQuestion') : questionOf(scene);
  const legend = board.legend?.(scene) ?? '';
  const names = HINTED.map((name) => [name, say(`play.command.${name}`)] as const);
  const hints = say('play.hints', Object.fromEntries(names));
  return [
    ...block(question, console.width, ' ').map((line) => console.ink('bold', line)),
    ...(legend === '' ? [] : block(legend, console.width, ' ').map((line) => console.ink('dim', line))),
    ...choiceLines(choicesOf(sitting), sitting),
    '',
    console.ink('dim', ` ${hints}`),
  ];
}
const HINTED = ['undo', 'hint', 'why', 'rules', 'log', 'save', 'help', 'quit'] as const;

async function answerLine(sitting: PlaySession): Promise<Reply> {
  const { console } = sitting;
  const line = await console.ask('› ');
  if (line === null) return 'quit';
  const typed = line.trim();
  if (typed === '') return 'changed';
  const command = commandOf(sitting, typed);
  return command === null ? choose(sitting, typed) : command(sitting);
}

function choose(sitting: PlaySession, typed: string): Reply {
  const { console } = sitting;
  const choices = choicesOf(sitting);
  const listed = numbered(choices);
  const chosen = isNumber(typed) ? listed[Number(typed) - 1] : meant(sitting, choices, typed);
  if (chosen !== undefined) return take(sitting, chosen);
  console.print(...whyNot(sitting, typed, listed.length));
  return 'said';
}

/** The choice whose word this is, however it is spelt; or the only one that what was typed can mean. */
function meant(sitting: PlaySession, choices: readonly Choice[], typed: string): Choice | undefined {
  const [word, ...guesses] = sitting.board.guesses(sceneOf(sitting), typed);
  const exact = choices.find((choice) => choice.notation === word);
  const likely = choices.filter((choice) => choice.notation !== null && guesses.includes(choice.notation));
  return exact ?? (likely.length === 1 ? likely[0] : undefined);
}

const isNumber = (typed: string): boolean => /^\d+$/u.test(typed);

function whyNot(sitting: PlaySession, typed: string, count: number): string[] {
  const { say, match, board } = sitting;
  if (isNumber(typed)) return [say('play.noSuchChoice', { given: typed, count })];
  const words = board.guesses(sceneOf(sitting), typed);
  if (words.some((word) => match.game.parse(word) !== null)) return whyLines(sitting, typed);
  return [say('play.notUnderstood', { given: harmless(typed) })];
}

function take(sitting: PlaySession, { notation }: Choice): Reply {
  const { match, seat } = sitting;
  sitting.passed = notation === null;
  if (notation === null) return 'changed';
  sitting.told = stagesOf(match).length - 1;
  sitting.match = playNotation(match, seat, notation);
  return 'changed';
}
