import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Action, PILE } from '#games/muster/action';
import { type Card, type Castle, CASTLES, type Piece, RAINBOW, WIZARD } from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';
import { unmetBy } from '../../../interaction/mentions.ts';

/** A thing on the table that can be touched: a card of the hand, a castle, one side of it, a piece there, the pile. */
export type Spot =
  /** A card of the hand, by its place there; a rainbow card that was taken up, by the use that lies upwards. */
  | { readonly at: 'card'; readonly card: Card; readonly place: number; readonly use?: RainbowUse }
  | { readonly at: 'column'; readonly side: Seat; readonly castle: Castle }
  | { readonly at: 'piece'; readonly side: Seat; readonly castle: Castle; readonly slot: number }
  | { readonly at: 'castle'; readonly castle: Castle }
  | { readonly at: 'pile' };

/** The two ways up of a rainbow card. */
export type RainbowUse = 'wizard' | 'bridge';
export type CardSpot = Extract<Spot, { readonly at: 'card' }>;
export type PieceSpot = Extract<Spot, { readonly at: 'piece' }>;

/** What an action is about: of two equal cards either. */
export function spotKey(spot: Spot): string {
  if (spot.at === 'card') return card(spot.card, spot.use);
  if (spot.at === 'column') return `column-${spot.side}-${spot.castle}`;
  if (spot.at === 'piece') return `piece-${spot.side}-${spot.castle}-${spot.slot}`;
  return spot.at === 'castle' ? `castle-${spot.castle}` : 'pile';
}

/** The name of a spot in the document: of two equal cards each has its own. */
export const spotName = (spot: Spot): string =>
  spot.at === 'card' ? `card-${spot.card}-${spot.place}` : spotKey(spot);

const card = (face: Card, use?: RainbowUse): string =>
  use === undefined ? `card-${face}` : `card-${face}-${use}`;
const column = (side: Seat, castle: Castle): string => `column-${side}-${castle}`;
const castleKey = (castle: Castle): string => `castle-${castle}`;
const piece = (side: Seat, castle: Castle, slot: number): string => `piece-${side}-${castle}-${slot}`;

type Mentions = {
  readonly [K in Action['kind']]: (
    action: Extract<Action, { kind: K }>,
    seat: Seat,
    view: View,
  ) => readonly string[];
};

const MENTIONS: Mentions = {
  banner: (a, seat) => [card(a.card), column(seat, a.castle)],
  wizard: (a, seat) => [card(RAINBOW, 'wizard'), column(seat, a.castle)],
  move: (a, seat, view) => [topOf(view, seat, a.from), column(seat, a.to)],
  // The card lies there as it is held: the wizard's side is the upper one.
  lay: (a) => [card(a.card, a.card === RAINBOW ? 'wizard' : undefined), castleKey(a.castle)],
  bridge: (a, seat) => [card(RAINBOW, 'bridge'), card(a.card), column(seat, a.castle)],
  swap: (a, _seat, view) => [card(a.card), pieceAt(view, a)],
  draw: (a) => [a.from === PILE ? 'pile' : castleKey(a.from)],
  place: (a) => [castleKey(a.castle)],
};

/** What an action is about, in the order in which one would touch it. */
export const mentionsOf = (view: View, seat: Seat, action: Action): readonly string[] =>
  (MENTIONS[action.kind] as (action: Action, seat: Seat, view: View) => readonly string[])(
    action,
    seat,
    view,
  );

/** The wizards of a column are one pile, touched at its top: the top one moves, the lowest is swapped. [B18] [U27] */
function pieceAt(view: View, { side, castle, slot }: Omit<PieceSpot, 'at'>): string {
  const column = entryAt(view.columns, columnAt(side, castle));
  return column[slot] === WIZARD ? topOf(view, side, castle) : piece(side, castle, slot);
}

const topOf = (view: View, side: Seat, castle: Castle): string =>
  piece(side, castle, entryAt(view.columns, columnAt(side, castle)).length - 1);

/** Whether an action is about all of these. */
export const isAbout = (view: View, seat: Seat, action: Action, spots: readonly Spot[]): boolean =>
  unmetBy(mentionsOf(view, seat, action), spots.map(spotKey)) !== null;

/** The other way up of a rainbow card that was taken up. */
export function turnedOver(spot: Spot): CardSpot | null {
  if (spot.at !== 'card' || spot.use === undefined) return null;
  return { ...spot, use: spot.use === 'wizard' ? 'bridge' : 'wizard' };
}

/**
 * A touched piece also stands for the column it lies in and for what it lies on, a rival's column for what can be
 * swapped there, and a rainbow card for either of its uses, the wizard first.
 */
export function aliases(view: View, seat: Seat | null, spot: Spot): readonly (readonly Spot[])[] {
  if (spot.at === 'card' && spot.card === RAINBOW && spot.use === undefined) {
    return [[{ ...spot, use: 'wizard' }], [{ ...spot, use: 'bridge' }]];
  }
  if (spot.at !== 'column' && spot.at !== 'piece') return [[spot]];
  const { side, castle } = spot;
  const pieces = piecesIn(view, side, castle);
  if (spot.at === 'column') return side === seat ? [[spot]] : [[spot], pieces];
  return [[spot], [{ at: 'column', side, castle }], pieces.filter(({ slot }) => slot < spot.slot)];
}

export const isPlace = ({ at }: Spot): boolean => at === 'column' || at === 'castle';

/** What can be touched in a column, from the castle on. */
export function piecesIn(view: View, side: Seat, castle: Castle): readonly PieceSpot[] {
  return entryAt(view.columns, columnAt(side, castle)).flatMap((_, slot, column) =>
    isTouchable(column, slot) ? [{ at: 'piece', side, castle, slot } as const] : [],
  );
}

/** The bridges of a column and the top of its wizards: the pieces that can be touched one by one. */
export function isTouchable(column: readonly Piece[], slot: number): boolean {
  const piece = column[slot];
  return piece !== undefined && piece >= WIZARD && (piece !== WIZARD || slot === column.length - 1);
}

/** The spot of a name on which a card can be put down, or null: never another card. */
export function dropTarget(name: string): Spot | null {
  const [at, ...parts] = name.split('-');
  const [first, second, third] = parts.map(Number);
  const castle = CASTLES.find((each) => each === (at === 'castle' ? first : second));
  if (at === 'pile') return { at };
  if (first === undefined || castle === undefined) return null;
  if (at === 'castle') return { at, castle };
  if (at === 'column') return { at, side: first, castle };
  return at === 'piece' && third !== undefined ? { at, side: first, castle, slot: third } : null;
}
