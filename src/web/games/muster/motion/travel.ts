import type { Message } from '#core/game';
import type { Event } from '#table/table';
import { type Action, PILE } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { BRIDGE, CASTLES, castleWord, RAINBOW } from '#games/muster/cards';
import type { View } from '#games/muster/state';
import type { Journey } from '../../../motion/motion.ts';
import { seenJourneys } from './seen.ts';

const inColumn = (view: View, side: number, castle: number, slot: number): string =>
  `column-${side}-${castle}-${slot < 0 ? view.columns[5 * side + castle].length + slot : slot}`;

const inHand = (view: View, seat: number, card: number): string => {
  const at = view.hands[seat].indexOf(card);
  return `hand-${seat}-${at < 0 ? 0 : at}`;
};

/** What travelled in an event, from the difference of the two views and the action. */
export function journeys(event: Event, after: View): readonly Journey[] {
  const action = muster.parse(event.notation);
  const before = event.before as View;
  const ways = (then: View, now: View): readonly Journey[] =>
    action === null ? seenJourneys(then, now, event.seat) : played(then, now, event.seat, action);
  if (event.kind === 'played') return ways(before, after);
  return ways(after, before).map((way) => ({ ...way, from: way.to, to: way.from }));
}

function played(before: View, after: View, seat: number, action: Action): readonly Journey[] {
  const { kind } = action;
  if (kind === 'banner') return [under(before, after, seat, action.card, action.castle, -1)];
  if (kind === 'wizard') return [under(before, after, seat, RAINBOW, action.castle, -1)];
  if (kind === 'bridge') {
    return [
      ...Array.from({ length: action.bridges }, (_, index) => ({
        ...under(before, after, seat, RAINBOW, action.castle, -1 - action.bridges + index),
        turned: true,
      })),
      under(before, after, seat, action.card, action.castle, -1),
    ];
  }
  if (kind === 'lay') return [{ from: inHand(before, seat, action.card), to: `castle-${action.castle}` }];
  if (kind === 'draw') {
    const from = action.from === PILE ? 'pile' : `castle-${action.from}`;
    return [{ from, to: `hand-${seat}-${arrived(before, after, seat)}` }];
  }
  if (kind === 'swap') {
    const place = inColumn(before, action.side, action.castle, action.slot);
    const bridge = before.columns[5 * action.side + action.castle][action.slot] === BRIDGE;
    return [
      { from: inHand(before, seat, action.card), to: place },
      { from: place, to: inHand(after, seat, RAINBOW), turned: bridge },
    ];
  }
  if (kind === 'place') return [{ from: 'turned', to: `castle-${action.castle}` }];
  return [
    { from: inColumn(before, seat, action.from, -1), to: inColumn(after, seat, action.to, -1) },
    ...grown(before, after).map((castle) => ({ from: 'pile', to: `castle-${castle}` })),
  ];
}

const under = (
  before: View,
  after: View,
  seat: number,
  card: number,
  castle: number,
  slot: number,
): Journey => ({
  from: inHand(before, seat, card),
  to: inColumn(after, seat, castle, slot),
});

/** Where in the hand the new card has been put: the first place that differs. */
function arrived(before: View, after: View, seat: number): number {
  const then = after.hands[seat];
  const at = then.findIndex((card, i) => card !== before.hands[seat][i]);
  return at < 0 ? then.length - 1 : at;
}

const grown = (before: View, after: View): readonly number[] =>
  after.castlePiles.flatMap((pile, castle) =>
    pile.length > before.castlePiles[castle].length ? [castle] : [],
  );

/** The castle a line of the log is about. */
export function castleOf({ with: values }: Message): number | null {
  const named = values?.['castle'];
  return CASTLES.find((castle) => named === `@castle.${castleWord(castle)}`) ?? null;
}
