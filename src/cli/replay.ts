import type { Seat } from '#core/game';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { speaker } from '#core/words';
import type { AnyScene } from './boards/board.ts';
import { boardOf } from './boards/index.ts';
import { openMatch } from './files.ts';
import { misuse, readCount, readFlags } from './flags.ts';
import type { Say } from './language.ts';
import { logLines, outcomeLines } from './telling.ts';
import { type Console, openConsole } from './terminal/console.ts';
import { block } from './terminal/ink.ts';

/** Steps through a saved match; without a terminal to step with, tells all of it. */
export async function replay(args: readonly string[]): Promise<number> {
  const { flags, operands, say } = readFlags('replay', args, { seat: { type: 'string' } }, 1);
  const [file] = operands;
  if (file === undefined) throw misuse(say('error.noFile'));
  const match = openMatch(say, file);
  const seat =
    flags.seat === undefined ? null : readCount(say, '--seat', flags.seat, 0, match.header.seats - 1);
  const console = openConsole();
  const reading: Reading = { match, stages: stagesOf(match), seat, console, say };
  if (process.stdin.isTTY && process.stdout.isTTY) await stepThrough(reading);
  else tellAll(reading);
  console.close();
  return 0;
}

interface Reading {
  readonly match: Match;
  readonly stages: readonly Match[];
  /** The seat whose view is shown; null: everything lies open. */
  readonly seat: Seat | null;
  readonly console: Console;
  readonly say: Say;
}

function tellAll(reading: Reading): void {
  const { console, stages } = reading;
  console.print(...lines(reading), '', ...pageLines(reading, stages.length - 1));
}

export async function stepThrough(reading: Reading): Promise<void> {
  const { console, say, stages } = reading;
  const last = stages.length - 1;
  let at = 0;
  for (;;) {
    console.page('', ...pageLines(reading, at), console.ink('dim', ` ${say('replay.prompt')}`));
    let next: number | null = null;
    while (next === null) {
      const line = await console.ask('› ');
      if (line === null) return;
      next = targetOf(line, at, last, say);
      if (next === null) console.print(say('replay.notUnderstood', { count: last }));
    }
    if (next === LEAVE) return;
    at = next;
  }
}

const LEAVE = -1;

/** The stage a line asks for; LEAVE; null when it is not understood. */
export function targetOf(line: string, at: number, last: number, say: Say): number | null {
  const [typed = '', number = ''] = line.trim().toLowerCase().split(/\s+/u);
  const is = (name: 'next' | 'back' | 'jump' | 'end' | 'quit'): boolean =>
    typed !== '' && [name, say(`replay.command.${name}`)].some((full) => full.startsWith(typed));
  if (typed === '' || is('next')) return Math.min(last, at + 1);
  if (is('back')) return Math.max(0, at - 1);
  if (is('end')) return last;
  if (is('quit')) return LEAVE;
  return is('jump') && /^\d+$/u.test(number) && Number(number) <= last ? Number(number) : null;
}

function pageLines(reading: Reading, at: number): string[] {
  const { stages, say, console } = reading;
  const match = stages[at] ?? reading.match;
  const board = boardOf(match.game);
  const scene = sceneOf(reading, match);
  const outcome = outcomeOf(match);
  const open = at === stages.length - 1 ? [say('replay.open')] : [];
  const end = outcome === null ? open : outcomeLines(outcome, scene, board);
  const line = lines({ ...reading, match }).at(-1);
  return [
    ...board.draw(scene),
    '',
    ...(line === undefined ? [] : block(line.trimStart(), console.width, ' ')),
    console.ink('bold', ` ${say('replay.stage', { at, count: stages.length - 1 })}`),
    ...end.map((line) => ` ${line}`),
  ];
}

function lines(reading: Reading): string[] {
  const { match } = reading;
  const entries = logLines(match, sceneOf(reading, match), (state) => see(reading, state));
  return entries.map((line, at) => `${String(at + 1).padStart(4)} ${line}`);
}

const see = ({ match, seat }: Reading, state: unknown): unknown =>
  seat === null ? state : match.game.view(state, seat);

function sceneOf(reading: Reading, { game, state }: Match): AnyScene {
  const { console, say, seat } = reading;
  const nameOf = (each: Seat): string => say('name.seat', { number: each + 1 });
  const words = speaker(say.language, game.texts[say.language].words, nameOf);
  const { ink, width } = console;
  return { game, view: see(reading, state), seat: seat ?? 0, nameOf, speaker: words, say, ink, width };
}
