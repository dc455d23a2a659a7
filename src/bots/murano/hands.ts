import type { Card } from '#games/murano/rules/cards';
import type { View } from '#games/murano/rules/state';
import { RIVAL, unseenCards } from './reply.ts';

/** Every hand of so many cards, in every order. */
export function* handsOf(cards: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) yield [];
  else {
    for (const card of cards) {
      const others = cards.filter((each) => each !== card);
      for (const rest of handsOf(others, size - 1)) yield [card, ...rest];
    }
  }
}

/** How many hands the rival may hold, each order being another one. */
export function handCount(view: View): number {
  const { length } = unseenCards(view);
  return view.hands[RIVAL].reduce<number>((hands, _, place) => hands * (length - place), 1);
}
