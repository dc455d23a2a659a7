import { BRIDGE, RAINBOW } from '#games/muster/cards';
import { cardsLeft, type View } from '#games/muster/state';
import { HIDDEN, type Placed } from '../../../motion/journeys.ts';

/** Where every card of Muster lies, as this viewer may tell it from others. */
export function placedIn(view: View): readonly Placed[] {
  const { hands, columns, castlePiles, turned } = view;
  return [
    ...hands.flatMap((hand, seat) => listed(`hand-${seat}`, hand)),
    ...columns.flatMap((column, at) => listed(`column-${Math.floor(at / 5)}-${at % 5}`, column)),
    ...castlePiles.flatMap((pile, castle) => stacked(`castle-${castle}`, pile)),
    ...stacked('turned', turned),
    ...stacked(
      'pile',
      Array.from({ length: cardsLeft(view) }, () => HIDDEN),
    ),
  ];
}

/** Wizard and bridge are the two ways up of one card. */
const faceOf = (card: number): Pick<Placed, 'face' | 'isTurned'> =>
  card === BRIDGE ? { face: RAINBOW, isTurned: true } : { face: card };

/** Side by side, each in a place of its own. */
const listed = (heap: string, cards: readonly number[]): readonly Placed[] =>
  cards.map((card, index) => ({ heap, place: `${heap}-${index}`, ...faceOf(card) }));

/** On top of one another, in one place. */
const stacked = (heap: string, cards: readonly number[]): readonly Placed[] =>
  cards.map((card) => ({ heap, place: heap, ...faceOf(card) }));
