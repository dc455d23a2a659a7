import type { Seat } from '#core/game';
import { type Action, PILE } from '#games/muster/action';
import { type Banner, CASTLE, CASTLES, isBanner, RAINBOW, WIZARD } from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';
import type { TouchTest } from '../../../../interaction/testing/touches.ts';
import * as reasons from '../attempts.ts';
import { model } from '../gestures.ts';
import { isTouchable, type Spot, spotKey } from '../spots.ts';

const SIDES: readonly Seat[] = [0, 1];

function* everySpot(view: View, seat: Seat | null): Iterable<Spot> {
  yield { at: 'pile' };
  const hand = seat === null ? [] : view.hands[seat];
  for (const [place, card] of hand.entries()) if (card >= 0) yield { at: 'card', card, place };
  for (const castle of CASTLES) {
    yield { at: 'castle', castle };
    for (const side of SIDES) {
      yield { at: 'column', side, castle };
      const column = view.columns[columnAt(side, castle)];
      for (const slot of column.keys()) {
        if (isTouchable(column, slot)) yield { at: 'piece', side, castle, slot };
      }
    }
  }
}

function* everyAction(view: View, seat: Seat): Iterable<Action> {
  const hand = [...new Set(view.hands[seat])];
  const banners = hand.filter((card): card is Banner => isBanner(card));
  yield { kind: 'draw', from: PILE };
  for (const castle of CASTLES) {
    yield { kind: 'draw', from: castle };
    yield { kind: 'place', castle };
    yield { kind: 'wizard', castle };
    for (const from of CASTLES) yield { kind: 'move', from, to: castle };
    for (const card of hand) yield { kind: 'lay', card, castle };
    for (const card of banners) {
      yield { kind: 'banner', card, castle };
      for (const bridges of [1, 2, 3, 4]) yield { kind: 'bridge', castle, card, bridges };
      for (const side of SIDES) {
        const { length } = view.columns[columnAt(side, castle)];
        for (let slot = 0; slot <= length; slot += 1) yield { kind: 'swap', side, castle, slot, card };
      }
    }
  }
}

/** A piece is also its column and what lies below it, the rival's column everything in it, and a rainbow card has two uses. */
function keysOf(view: View, seat: Seat, spot: Spot): readonly string[] {
  if (spot.at === 'card' && spot.card === RAINBOW) {
    return (['wizard', 'bridge'] as const).map((use) => spotKey({ ...spot, use }));
  }
  if (spot.at !== 'piece' && (spot.at !== 'column' || spot.side === seat)) return [spotKey(spot)];
  const length = spot.at === 'piece' ? spot.slot : view.columns[columnAt(spot.side, spot.castle)].length;
  const pieces = Array.from({ length: length + 1 }, (_, slot) => spotKey({ ...spot, at: 'piece', slot }));
  return spot.at === 'piece' ? [...pieces, spotKey({ ...spot, at: 'column' })] : pieces;
}

const isPlace = ({ at }: Spot): boolean => at === 'column' || at === 'castle';

/** What is said of things that are no action, by what was taken up. */
function stated(view: View, seat: Seat, selected: readonly Spot[], spot: Spot): readonly string[] {
  const cards = selected.flatMap((each) => (each.at === 'card' ? [each.card] : []));
  const own = (spot.at === 'column' || spot.at === 'piece') && spot.side === seat;
  for (const { at, side, castle, slot } of selected.filter((each) => each.at === 'piece')) {
    if (at !== 'piece') continue;
    const column = view.columns[columnAt(side, castle)];
    if (column[slot] !== WIZARD) return ['U28'];
    if (side !== seat) return ['U26'];
    return ['U15'];
  }
  if (cards.includes(CASTLE)) return ['B39'];
  const isBridge = selected.some((each) => each.at === 'card' && each.use === 'bridge');
  if (cards.includes(RAINBOW)) return [cards.length > 1 || isBridge ? 'U21' : 'U14'];
  // Several of the rival's cards could be swapped by it.
  return spot.at === 'column' && !own ? ['U26'] : [];
}

export const MUSTER_TOUCHES: TouchTest<View, Action, Spot> = {
  model,
  reasons,
  spots: (view, seat) => [...everySpot(view, seat)],
  everyAction,
  keys: keysOf,
  aside: (selected, { at }) => (at === 'pile' ? [[]] : [selected.filter((each) => !isPlace(each))]),
  stated,
};
