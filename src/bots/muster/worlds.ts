import { HIDDEN, type Seat } from '#core/game';
import { type Card, FACES } from '#games/muster/cards';
import { inOrder } from '#games/muster/setup';
import { cardsLeft, copy, rivalOf, type State, type View } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';

/**
 * Every state that agrees with the view of a seat: each hand the rival may hold with each order of the pile, copies of a
 * face being one and the same. [B43] Null where there are more than `most`.
 */
export function worldsOf(view: View, seat: Seat, most: number): readonly State[] | null {
  const rival = rivalOf(seat);
  const known = view.hands[rival].filter((card): card is Card => card !== HIDDEN);
  const unseen = unseenCards(view);
  const counts = Array.from({ length: FACES }, (_, face) => unseen.filter((card) => card === face).length);
  const left = cardsLeft(view);
  if (ordersUpTo(counts, view.hands[rival].length - known.length, left, most) === null) return null;
  const worlds: State[] = [];
  for (const held of choices(counts, view.hands[rival].length - known.length)) {
    const hand = inOrder([...known, ...held]);
    const hands = seat === 0 ? [view.hands[0], hand] : [hand, view.hands[1]];
    const rest = counts.slice();
    for (const card of held) rest[card] -= 1;
    for (const pile of orders(rest, left)) worlds.push({ ...copy(view), hands, pile, drawn: 0 });
  }
  return worlds;
}

/** How many worlds there are, or null when more than `most`. */
function ordersUpTo(counts: readonly number[], held: number, left: number, most: number): number | null {
  let sum = 0;
  for (const hand of choices(counts, held)) {
    const rest = counts.slice();
    for (const card of hand) rest[card] -= 1;
    let ways = 1;
    for (let n = 2; n <= left; n += 1) ways *= n;
    for (const count of rest) for (let n = 2; n <= count; n += 1) ways /= n;
    sum += ways;
    if (sum > most) return null;
  }
  return sum;
}

/** Each way to take so many cards, as a hand in the order of the faces. */
function* choices(counts: readonly number[], size: number, from = 0): Generator<readonly Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let face = from; face < FACES; face += 1) {
    if (counts[face] === 0) continue;
    const rest = counts.slice();
    rest[face] -= 1;
    for (const others of choices(rest, size - 1, face)) yield [face, ...others];
  }
}

/** Each order of so many cards. */
function* orders(counts: readonly number[], size: number): Generator<readonly Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let face = 0; face < FACES; face += 1) {
    if (counts[face] === 0) continue;
    const rest = counts.slice();
    rest[face] -= 1;
    for (const others of orders(rest, size - 1)) yield [face, ...others];
  }
}
