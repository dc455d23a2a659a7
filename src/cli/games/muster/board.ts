import { PILE_AT_FIRST } from '#games/muster/setup';
import type { Seat } from '#core/game';
import type { Action } from '#games/muster/action';
import { CASTLES, type Castle } from '#games/muster/cards';
import { bannersAt, castlesOf, ownerOf, strengthAt, totalStrength } from '#games/muster/scoring';
import { cardsLeft, columnAt, isWild, rivalOf, type View } from '#games/muster/state';
import { flow, padEnd, spread } from '../../terminal/ink.ts';
import type { Board, Scene } from '../../boards/board.ts';
import { choice } from './choices.ts';
import { guesses } from './guesses.ts';
import {
  cardLabel,
  castleName,
  emblem,
  everyEmblem,
  handLabels,
  inColour,
  pieceCell,
  rainbow,
  topCell,
} from './pieces.ts';

/** Five castles across; the rival's columns grow upwards, one's own downwards. */
export const musterBoard: Board<View, Action> = {
  turnsEndThemselves: true,
  draw(scene) {
    const { seat } = scene;
    const rival = rivalOf(seat);
    return [
      ...playerLines(scene, rival),
      '',
      ...columns(scene, rival).reverse(),
      totals(scene, rival),
      ...castleBoxes(scene),
      totals(scene, seat),
      ...columns(scene, seat),
      '',
      ...playerLines(scene, seat),
      '',
      pileLine(scene),
      ...notes(scene),
    ];
  },
  choice,
  guesses,
  score: ({ say }, score) => say('muster.score', { count: score }),
};

const CELL = 15;
const MARGIN = ' ';
const row = (cells: readonly string[]): string =>
  MARGIN +
  cells
    .map((cell) => padEnd(cell, CELL))
    .join('')
    .trimEnd();

/** The rows of one side, from the castles outwards. */
function columns(scene: Scene<View>, side: Seat): string[] {
  const all = CASTLES.map((castle) => scene.view.columns[columnAt(side, castle)] ?? []);
  const height = Math.max(...all.map((column) => column.length));
  return Array.from({ length: height }, (_, slot) =>
    row(all.map((column) => pieceCell(scene, column, slot))),
  );
}

/** What a side counts at each castle, and which castles it holds. */
function totals({ view, say, ink }: Scene<View>, side: Seat): string {
  const cells = CASTLES.map((castle) => {
    const strength = strengthAt(view, side, castle);
    return ownerOf(view, castle) === side
      ? ink('bold', ` ► ${strength} ${say('muster.held')}`)
      : ink('dim', `   ${strength}`);
  });
  return row(cells);
}

function castleBoxes(scene: Scene<View>): string[] {
  const boxes = CASTLES.map((castle) => castleBox(scene, castle));
  return [0, 1, 2, 3].map((line) => row(boxes.map((box) => box[line] ?? '')));
}

/** A castle's emblem, name, top card and height; U19: double walls where banners of any emblem may be played. */
function castleBox(scene: Scene<View>, castle: Castle): string[] {
  const { view, say, ink } = scene;
  const wild = isWild(view, castle);
  const pile = view.castlePiles[castle] ?? [];
  const name = ` ${emblem(ink, castle)} ${ink('bold', castleName(scene, castle))}`;
  const top = wild ? `${everyEmblem(ink)} ${say('muster.wild')}` : topCell(scene, pile.at(-1));
  const height = pile.length > 1 ? `×${pile.length}`.padStart(3) : '';
  const rows = [padEnd(name, INNER), padEnd(spread(top, height, INNER - 1), INNER)];
  const paint = (wall: string): string => (wild ? rainbow(ink, wall) : inColour(ink, castle, wall));
  const [roof, upright, floor] = wild ? WILD_WALLS : WALLS;
  return [paint(roof), ...rows.map((line) => paint(upright) + line + paint(upright)), paint(floor)];
}
const INNER = CELL - 2;
const WALLS = [`┌${'─'.repeat(INNER)}┐`, '│', `└${'─'.repeat(INNER)}┘`] as const;
const WILD_WALLS = [`╔${'═'.repeat(INNER)}╗`, '║', `╚${'═'.repeat(INNER)}╝`] as const;

function playerLines(scene: Scene<View>, seat: Seat): string[] {
  const { view, say, ink, nameOf, width } = scene;
  const standing = { count: castlesOf(view, seat), strength: totalStrength(view, seat) };
  const cards = [`${MARGIN}${say('muster.hand')}`, ...handLabels(scene, view.hands[seat] ?? [])];
  return [
    `${MARGIN}${ink(['bold', 'underline'], nameOf(seat))} · ${say('muster.standing', standing)}`,
    ...flow(cards, '   ', width, '     '),
  ];
}

/** U29: the pile is the clock of the match. */
function pileLine({ view, say, ink }: Scene<View>): string {
  const left = cardsLeft(view);
  const clock = '█'.repeat(left) + ink('dim', '░'.repeat(Math.max(0, PILE_AT_FIRST - left)));
  return `${MARGIN}${say('muster.pile', { count: left })} ${clock}`;
}

/** B27: quiet turns are worth a word when there are many. */
const MANY_QUIET = 10;

function notes(scene: Scene<View>): string[] {
  const { view, say } = scene;
  const lines = CASTLES.map((castle) => tieNote(scene, castle)).filter((line) => line !== null);
  const [turned] = view.turned;
  if (turned !== undefined) lines.push(say('muster.turned', { card: cardLabel(scene, turned) }));
  if (view.quiet > MANY_QUIET) {
    lines.push(say('muster.quiet', { count: view.quiet, limit: view.options.stall }));
  }
  return lines.map((line) => MARGIN + line);
}

/** U31: where the strength is equal, the banners decide. */
function tieNote(scene: Scene<View>, castle: Castle): string | null {
  const { view, say, nameOf } = scene;
  const owner = ownerOf(view, castle);
  if (owner === null || strengthAt(view, 0, castle) !== strengthAt(view, 1, castle)) return null;
  const [more, fewer] = [bannersAt(view, owner, castle), bannersAt(view, rivalOf(owner), castle)];
  return say('muster.tie', { castle: castleName(scene, castle), name: nameOf(owner), more, fewer });
}
