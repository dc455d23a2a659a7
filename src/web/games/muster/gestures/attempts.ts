import type { Refusal, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Action, PILE } from '#games/muster/action';
import {
  type Banner,
  CASTLE,
  CASTLES,
  type Castle,
  isBanner,
  RAINBOW,
  strengthOf,
  suitOf,
  WIZARD,
} from '#games/muster/cards';
import { rankBelow } from '#games/muster/column';
import { refuse } from '#games/muster/refusals';
import { columnAt, type View, wizardsOn } from '#games/muster/state';
import { aliases, isAbout, isPlace, piecesIn, type PieceSpot, type Spot } from './spots.ts';

/**
 * The action that touching a dead spot would have been, for the rules to refuse; null where no action has such a shape.
 */
export function attempt(view: View, seat: Seat, selected: readonly Spot[], spot: Spot): Action | null {
  if (spot.at === 'pile') return { kind: 'draw', from: PILE };
  const tried = triedAt(view, seat, spot.at === 'card' ? ownCastle(spot.card) : spot.castle);
  // A place that was touched first does not stand in the way of what is touched now.
  for (const spots of [selected, selected.filter((each) => !isPlace(each))]) {
    for (const alias of aliases(view, seat, spot).flat()) {
      const candidate = tried.find((action) => isAbout(view, seat, action, [...spots, alias]));
      if (candidate !== undefined) return candidate;
    }
  }
  return spot.at === 'column' && spot.side !== seat ? swapOfNothing(view, seat, selected, spot) : null;
}

const ownCastle = (card: number): Castle => (isBanner(card) ? suitOf(card) : 0);

/** What one could try at a castle with what is there, the likeliest first. */
function triedAt(view: View, seat: Seat, castle: Castle): readonly Action[] {
  const hand = [...new Set(view.hands[seat])].filter((card) => card >= 0);
  // A banner of the emblem first: what is said of it says more than that another has not got it.
  const banners = hand.filter(isBanner).sort((a, b) => fitOf(b, castle) - fitOf(a, castle));
  const pieces = [0, 1].flatMap((side) => piecesIn(view, side, castle));
  return [
    { kind: 'draw', from: castle },
    { kind: 'place', castle },
    ...banners.map((card): Action => ({ kind: 'banner', card, castle })),
    ...pieces.flatMap((piece) =>
      banners.map((card): Action => ({ ...piece, kind: 'swap', slot: swappedAt(view, piece), card })),
    ),
    ...banners.map((card): Action => ({
      kind: 'bridge',
      castle,
      card,
      bridges: bridgesTo(view, seat, castle, card),
    })),
    ...CASTLES.map((from): Action => ({ kind: 'move', from, to: castle })),
    { kind: 'wizard', castle },
    ...hand.map((card): Action => ({ kind: 'lay', card, castle })),
  ];
}

const fitOf = (card: Banner, castle: Castle): number => (suitOf(card) === castle ? 1 : 0);

/** As many bridges as would lead up to this banner, where several are allowed. [U34] */
function bridgesTo(view: View, seat: Seat, castle: Castle, card: Banner): number {
  if (!view.options.overRainbow) return 1;
  const column = entryAt(view.columns, columnAt(seat, castle));
  return Math.max(1, strengthOf(card) - rankBelow(column, column.length) - 1);
}

/** U27: of several wizards the lowest. */
function swappedAt(view: View, { side, castle, slot }: PieceSpot): number {
  const column = entryAt(view.columns, columnAt(side, castle));
  return column[slot] === WIZARD ? column.length - wizardsOn(column) : slot;
}

/** U26: a banner for a place of the rival's side where neither a wizard nor a bridge lies. */
function swapOfNothing(
  view: View,
  seat: Seat,
  selected: readonly Spot[],
  { side, castle }: Extract<Spot, { at: 'column' }>,
): Action | null {
  if (piecesIn(view, side, castle).length > 0) return null;
  const held = selected.flatMap((each) => (each.at === 'card' ? [each.card] : []));
  const other = held.some((card) => !isBanner(card)) || selected.some(({ at }) => at === 'piece');
  const card = [...held, ...entryAt(view.hands, seat)].find((each) => isBanner(each));
  return card === undefined || other ? null : { kind: 'swap', side, castle, slot: 0, card };
}

/** Things one may try that are no action at all. */
export function noSuchAction(view: View, seat: Seat, selected: readonly Spot[]): Refusal {
  const held = selected.flatMap((each) => (each.at === 'card' ? [each.card] : []));
  const piece = selected.find((each) => each.at === 'piece');
  if (piece !== undefined) return pieceStays(view, seat, piece);
  if (held.includes(CASTLE)) return refuse('B39', 'notUnder');
  if (held.length > 1 || selected.some((each) => each.at === 'card' && each.use === 'bridge')) {
    return refuse('U21', 'bridgePlace');
  }
  if (held.includes(RAINBOW)) return refuse('U14', 'wizardPlace');
  return refuse('U26', 'whichOne');
}

/** A piece that was taken up: only one's own wizard can go anywhere. */
function pieceStays(view: View, seat: Seat, { side, castle, slot }: PieceSpot): Refusal {
  const pieces = entryAt(view.columns, columnAt(side, castle));
  if (pieces[slot] !== WIZARD) return refuse('U28', 'bridgeStays');
  return side === seat ? refuse('U15', 'ownColumns') : refuse('U26', 'onlySwapped');
}
