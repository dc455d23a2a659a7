import { outcomeOf, playWord, stagesOf } from '#core/match';
import type { AnyScene } from '../boards/board.ts';
import { titleOf } from '../language.ts';
import { logLines, outcomeLines } from '../telling.ts';
import { harmless } from '../terminal/ink.ts';
import { type Choice, choiceLines, choicesOf } from './choices.ts';
import { commandOf, type Reply } from './commands.ts';
import { autosave, farewellLines } from './saves.ts';
import { whyLines } from './why.ts';
import { isPausing, letBotsAct, sceneOf, type Sitting } from './sitting.ts';

/** Plays until the match is over or the person leaves. */
export async function playOn(sitting: Sitting): Promise<void> {
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

function showBoard(sitting: Sitting): void {
  const { match, board, console, say } = sitting;
  const scene = sceneOf(sitting);
  const outcome = outcomeOf(match);
  console.page(
    console.ink('dim', ` ${titleOf(match.game, say)}`),
    '',
    ...board.draw(scene),
    '',
    ...news(sitting),
    ...(outcome === null ? questionLines(sitting, scene) : outcomeLines(outcome, scene, board)),
  );
  if (outcome !== null) console.print('', ...farewellLines(sitting, true));
}

function questionLines(sitting: Sitting, scene: AnyScene): string[] {
  const { board, console, say } = sitting;
  const question = isPausing(sitting) ? say('play.endTurnQuestion') : board.question(scene);
  const names = HINTED.map((name) => [name, say(`play.command.${name}`)] as const);
  const hints = say('play.hints', Object.fromEntries(names));
  return [
    console.ink('bold', ` ${question}`),
    ...choiceLines(choicesOf(sitting), sitting),
    '',
    console.ink('dim', ` ${hints}`),
  ];
}
const HINTED = ['undo', 'hint', 'why', 'rules', 'log', 'save', 'help', 'quit'] as const;

/** What has happened since the person acted last. */
function news(sitting: Sitting): string[] {
  const { match, seat, told, notice } = sitting;
  const lines = logLines(match, sceneOf(sitting), (state) => match.game.view(state, seat)).slice(told);
  if (notice !== null) lines.push(notice);
  sitting.notice = null;
  return lines.length === 0 ? [] : [...lines.map((line) => ` • ${line}`), ''];
}

async function answerLine(sitting: Sitting): Promise<Reply> {
  const { console } = sitting;
  const line = await console.ask('› ');
  if (line === null) return 'quit';
  const typed = line.trim();
  if (typed === '') return 'changed';
  const command = commandOf(sitting, typed);
  return command === null ? choose(sitting, typed) : command(sitting);
}

function choose(sitting: Sitting, typed: string): Reply {
  const { console } = sitting;
  const choices = choicesOf(sitting);
  const chosen = choices[Number(typed) - 1] ?? choices.find(({ word }) => word === typed.toLowerCase());
  if (chosen !== undefined) return take(sitting, chosen);
  console.print(...whyNot(sitting, typed, choices.length));
  return 'said';
}

function whyNot(sitting: Sitting, typed: string, count: number): string[] {
  const { say, match } = sitting;
  if (match.game.parse(typed.toLowerCase()) !== null) return whyLines(sitting, typed);
  if (/^\d+$/u.test(typed)) return [say('play.noSuchChoice', { given: typed, count })];
  return [say('play.notUnderstood', { given: harmless(typed) })];
}

function take(sitting: Sitting, { word }: Choice): Reply {
  const { match, seat } = sitting;
  sitting.passed = word === null;
  if (word === null) return 'changed';
  sitting.told = stagesOf(match).length - 1;
  sitting.match = playWord(match, seat, word);
  return 'changed';
}
