import { HIDDEN, type Seat } from '#core/game';
import type { Random } from '#core/random';
import { CASTLE, RAINBOW, strengthOf, suitOf } from '#games/muster/cards';
import { columnAt, copy, isWild, type State, type View, withCard } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';
import { follows, newReading, read } from './reading.ts';

/** How many numbers describe an unseen card: some for the whole match, and again by how much of it is over. */
const SIGNS = 16;
export const SUSPICION_LENGTH = 2 * SIGNS;

const CHANCES = 2 ** 32;

/** Describes the unseen cards by what the seat may know: why would the rival still hold this one? */
export function signsOf() {
  const now = newReading();
  function signs(card: number, out: Float32Array): void {
    out.fill(0);
    const { rival, seat, view } = now;
    if (card === RAINBOW) out[5] = 1;
    else if (card === CASTLE) out[6] = 1;
    else {
      const strength = strengthOf(card);
      const castle = suitOf(card);
      const theirs = columnAt(rival, castle);
      const own = columnAt(seat, castle);
      const rank = now.rank[theirs];
      out[strength - 1] = 1;
      const suits = follows(now, rank, strength);
      if (now.wizards[theirs] > 0) out[suits ? 7 : 8] = 1;
      else if (suits) out[rank === 0 ? 9 : strength === rank ? 10 : 11] = 1;
      else out[strength < rank ? 12 : 13] = 1;
      if (now.wizards[own] > 0 && follows(now, now.rank[own], strength)) out[14] = 1;
      if (isWild(view, castle)) out[15] = 1;
    }
    for (let i = 0; i < SIGNS; i += 1) out[SIGNS + i] = out[i] * (1 - now.ahead);
  }
  return { look: (view: View, seat: Seat): void => read(now, view, seat), signs };
}

/** How much likelier than another card this one is in the rival's hand, as a logarithm. */
export function suspect(weights: Float32Array, signs: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < SUSPICION_LENGTH; i += 1) sum += weights[i] * signs[i];
  return sum;
}

/** Worlds in which the rival holds what a player like itself would have kept. */
export function worldsBy(weights: Float32Array) {
  const { look, signs } = signsOf();
  const noted = new Float32Array(SUSPICION_LENGTH);
  return function worlds(view: View, seat: Seat): (random: Random) => State {
    const cards = unseenCards(view);
    look(view, seat);
    const likely = cards.map((card) => {
      signs(card, noted);
      return Math.exp(suspect(weights, noted));
    });
    const hidden = view.hands[1 - seat].filter((card) => card === HIDDEN).length;
    const known = view.hands[1 - seat].filter((card) => card !== HIDDEN);
    return (random) => {
      const rest = cards.slice();
      const chances = likely.slice();
      let held: readonly number[] = known;
      for (let count = 0; count < hidden; count += 1) {
        const at = drawn(chances, random);
        held = withCard(held, rest[at]);
        rest[at] = rest[rest.length - 1];
        chances[at] = chances[chances.length - 1];
        rest.pop();
        chances.pop();
      }
      shuffle(rest, random);
      const hands = seat === 0 ? [view.hands[0], held] : [held, view.hands[1]];
      const turned = view.turned.map((card) => (card === HIDDEN ? rest.pop()! : card));
      return { ...copy(view), hands, pile: rest, drawn: 0, turned };
    };
  };
}

/** The place of a card drawn by its chance. */
function drawn(chances: readonly number[], random: Random): number {
  let total = 0;
  for (const chance of chances) total += chance;
  let left = (random.below(CHANCES) / CHANCES) * total;
  for (let at = 0; at < chances.length; at += 1) {
    left -= chances[at];
    if (left < 0) return at;
  }
  return chances.length - 1;
}

function shuffle(cards: number[], random: Random): void {
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
}
