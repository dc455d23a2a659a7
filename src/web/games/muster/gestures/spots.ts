import type { Seat } from '#core/game';
import { type Action, PILE } from '#games/muster/action';
import { type Card, type Castle, RAINBOW, WIZARD } from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';

/** A thing on the table that can be touched: a card of the hand, a castle, one side of it, a piece there, the pile. */
export type Spot =
  | { readonly at: 'card'; readonly card: Card }
  | { readonly at: 'column'; readonly side: Seat; readonly castle: Castle }
  | { readonly at: 'piece'; readonly side: Seat; readonly castle: Castle; readonly slot: number }
  | { readonly at: 'castle'; readonly castle: Castle }
  | { readonly at: 'pile' };

export type PieceSpot = Extract<Spot, { readonly at: 'piece' }>;

/** The name of a spot in the document. */
export function spotName(spot: Spot): string {
  if (spot.at === 'card') return `card-${spot.card}`;
  if (spot.at === 'column') return `column-${spot.side}-${spot.castle}`;
  if (spot.at === 'piece') return `piece-${spot.side}-${spot.castle}-${spot.slot}`;
  return spot.at === 'castle' ? `castle-${spot.castle}` : 'pile';
}

const sameSpot = (a: Spot, b: Spot): boolean => spotName(a) === spotName(b);

const card = (face: Card): Spot => ({ at: 'card', card: face });
const column = (side: Seat, castle: Castle): Spot => ({ at: 'column', side, castle });
const castleSpot = (castle: Castle): Spot => ({ at: 'castle', castle });

type Mentions = { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => readonly Spot[] };

/** What an action is about, in the order in which one would touch it. */
export function spotsOf(view: View, seat: Seat, action: Action): readonly Spot[] {
  const mentions: Mentions = {
    banner: (a) => [card(a.card), column(seat, a.castle)],
    wizard: (a) => [card(RAINBOW), column(seat, a.castle)],
    move: (a) => [topOf(view, seat, a.from), column(seat, a.to)],
    lay: (a) => [card(a.card), castleSpot(a.castle)],
    bridge: (a) => [card(RAINBOW), card(a.card), column(seat, a.castle)],
    swap: (a) => [card(a.card), { at: 'piece', side: a.side, castle: a.castle, slot: a.slot }],
    draw: (a) => [a.from === PILE ? { at: 'pile' } : castleSpot(a.from)],
    place: (a) => [castleSpot(a.castle)],
  };
  return (mentions[action.kind] as (action: Action) => readonly Spot[])(action);
}

/** B18: a wizard that can move is the last card of its column. */
function topOf(view: View, side: Seat, castle: Castle): Spot {
  return { at: 'piece', side, castle, slot: view.columns[columnAt(side, castle)].length - 1 };
}

/** The actions that are about everything chosen so far. */
export function narrowed(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  chosen: readonly Spot[],
): readonly Action[] {
  return legal.filter((action) => isAbout(view, seat, action, chosen));
}

/** Whether an action is about all of these. */
export function isAbout(view: View, seat: Seat, action: Action, chosen: readonly Spot[]): boolean {
  const spots = spotsOf(view, seat, action);
  return chosen.every((spot) => spots.some((each) => sameSpot(each, spot)));
}

/** What can still be touched: mentioned by an open action and not chosen yet. */
export function liveSpots(
  view: View,
  seat: Seat,
  open: readonly Action[],
  chosen: readonly Spot[],
): ReadonlySet<string> {
  const taken = new Set(chosen.map(spotName));
  const names = open.flatMap((action) => spotsOf(view, seat, action).map(spotName));
  return new Set(names.filter((name) => !taken.has(name)));
}

/**
 * The only action left, once a card and its place are touched: the rainbow card of a bridge need not be.
 * A place alone never plays anything, nor does a card.
 */
export function settledBy(
  view: View,
  seat: Seat,
  open: readonly Action[],
  chosen: readonly Spot[],
): Action | null {
  if (open.length !== 1) return null;
  const whole = spotsOf(view, seat, open[0]).length === chosen.length;
  const carried = chosen.some(({ at }) => at === 'card') && chosen.some(({ at }) => at !== 'card');
  return whole || carried ? open[0] : null;
}

/** A touched piece also stands for the column it lies in, and a rival's column for what can be swapped there. */
export function readings(view: View, seat: Seat | null, spot: Spot): readonly (readonly Spot[])[] {
  if (spot.at === 'piece') return [[spot], [column(spot.side, spot.castle)]];
  if (spot.at !== 'column' || spot.side === seat) return [[spot]];
  return [[spot], piecesIn(view, spot.side, spot.castle)];
}

/** What can be touched in a column, from the castle on. */
export function piecesIn(view: View, side: Seat, castle: Castle): readonly PieceSpot[] {
  return view.columns[columnAt(side, castle)].flatMap((piece, slot) =>
    isTouchable(piece) ? [{ at: 'piece', side, castle, slot } as const] : [],
  );
}

/** The wizards and bridges of a column: the pieces that can be touched one by one. */
export const isTouchable = (piece: number): boolean => piece >= WIZARD;

/** The spot of a name in the document, or null. */
export function readSpot(name: string): Spot | null {
  const [at, ...parts] = name.split('-');
  const [first, second, third] = parts.map(Number);
  if (at === 'pile') return { at };
  if (at === 'card') return { at, card: first };
  if (at === 'castle') return { at, castle: first as Castle };
  if (at === 'column') return { at, side: first, castle: second as Castle };
  return at === 'piece' ? { at, side: first, castle: second as Castle, slot: third } : null;
}
