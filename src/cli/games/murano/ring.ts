import { circleAt, type Place, shownAt } from '#games/murano/rules/board';
import { countOf, type Shard, shardLetter, SHARDS } from '#games/murano/rules/shards';
import { spread } from '../../terminal/ink.ts';
import { inColour, shard, shardName, type MuranoScene } from './pieces.ts';

export const RING_HEIGHT = 13;

/**
 * The ring as a square with four places on each side, so that every market has its three places in its own corner.
 * Gaps: R the ring outside, in capitals, and C the circle inside, in small letters, by place; P the wall that the
 * selector may point through; S the stock of the warehouse; L the Liras of 12:00 and 6:00.
 */
const PLAN = [
  '╭───────┬───────┰───────┬───────╮',
  '┤{R10}    │  {R11}  ┃  {R0}  │    {R1}├',
  '│    {C10}│  {C11} {L0} {C0}  │{C1}    │',
  '├───────{P10}───{P11}───{P12}───{P0}───{P1}───────┤',
  '┤{R9} {C9}{P9}{S0}{P2}{C2} {R2}├',
  '│       │{S1}│       │',
  '┝━━━━━━━┥{S2}┝━━━━━━━┥',
  '│       │{S3}│       │',
  '┤{R8} {C8}{P8}{S4}{P3}{C3} {R3}├',
  '├───────{P7}───{P6}───┰───{P5}───{P4}───────┤',
  '│    {C7}│  {C6} {L1} {C5}  │{C4}    │',
  '┤{R7}    │  {R6}  ┃  {R5}  │    {R4}├',
  '╰───────┴───────┸───────┴───────╯',
] as const;

type Draw = (scene: MuranoScene, number: number) => string;

/** What stands for each gap of the plan. */
const DRAWN: Readonly<Record<string, Draw>> = {
  R: (scene, place) => bracketed(scene, place, shard(scene.ink, shownAt(scene.view, place))),
  C: (scene, place) => bracketed(scene, place, circleShard(scene, place)),
  P: pointer,
  S: stockLine,
  L: lira,
};

export function ringLines(scene: MuranoScene): string[] {
  return PLAN.map((line) =>
    line.replaceAll(/\{(\w)(\d+)\}|[^{]+/gu, (text, kind?: string, number?: string) =>
      kind === undefined ? scene.ink('dim', text) : (DRAWN[kind]?.(scene, Number(number)) ?? ''),
    ),
  );
}

/** L3: brackets round both shards of the pair under the selector. */
const bracketed = ({ view, ink }: MuranoScene, place: Place, letter: string): string =>
  place === view.selector ? `${ink('bold', '[')}${letter}${ink('bold', ']')}` : ` ${letter} `;

function circleShard({ view, ink }: MuranoScene, place: Place): string {
  const kind = circleAt(view, place);
  return inColour(ink, kind, shardLetter(kind).toLowerCase());
}

/** What is drawn between the middle and each place, and at 12:00 where no pair is: a wall, or the selector. [L70] */
const WALLS = ['─', '┼', '│', '│', '┼', '─', '─', '┼', '│', '│', '┼', '─', '┸'] as const;
const ARROWS = ['▲', '◥', '►', '►', '◢', '▼', '▼', '◣', '◄', '◄', '◤', '▲', '▲'] as const;

function pointer({ view, ink }: MuranoScene, place: Place): string {
  return view.selector === place ? ink('bold', ARROWS[place] ?? '') : ink('dim', WALLS[place] ?? '');
}

/** L69: the Liras that lie between two shards of the circle. */
function lira({ view, ink }: MuranoScene, space: number): string {
  const left = view.liras[space] ?? 0;
  return left > 0 ? ink('bold', `${left} L`) : ink('dim', ' ┃ ');
}

const MIDDLE = 15;

function stockLine(scene: MuranoScene, number: number): string {
  const { view, ink } = scene;
  const kind: Shard = SHARDS[number] ?? 0;
  const name = `${shard(ink, kind)} ${inColour(ink, kind, shardName(scene, kind))}`;
  return spread(name, String(countOf(view.warehouse, kind)), MIDDLE);
}
