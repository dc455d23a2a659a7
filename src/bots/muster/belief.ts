import { HIDDEN, type Seat } from '#core/game';
import type { Random } from '#core/random';
import { CASTLE, RAINBOW, strengthOf, suitOf } from '#games/muster/cards';
import { columnAt, copy, isWild, type State, type View, withCard } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';
import { CARD, CARD_FEATURES } from './feature-names.ts';
import { follows, newReading, read } from './reading.ts';

/** Each feature counts for the whole match, and again by how much of it is over. */
export const BELIEF_LENGTH = 2 * CARD_FEATURES;

const CHANCES = 2 ** 32;

/** Describes the unseen cards by what the seat may know: why would the rival still hold this one? */
export function cardDescriber() {
  const now = newReading();
  function writeFeatures(card: number, out: Float32Array): void {
    out.fill(0);
    const { rival, seat, view } = now;
    if (card === RAINBOW) out[CARD.isRainbow] = 1;
    else if (card === CASTLE) out[CARD.isCastle] = 1;
    else {
      const strength = strengthOf(card);
      const castle = suitOf(card);
      const theirs = columnAt(rival, castle);
      const own = columnAt(seat, castle);
      const rank = now.rank[theirs];
      out[CARD.strength + strength - 1] = 1;
      const suits = follows(now, rank, strength);
      if (now.wizards[theirs] > 0) out[suits ? CARD.takesOwnWizard : CARD.underWizard] = 1;
      else if (suits) {
        out[rank === 0 ? CARD.opens : strength === rank ? CARD.repeatsRank : CARD.raisesRank] = 1;
      } else out[strength < rank ? CARD.tooLow : CARD.tooHigh] = 1;
      if (now.wizards[own] > 0 && follows(now, now.rank[own], strength)) out[CARD.takesThisSeatsWizard] = 1;
      if (isWild(view, castle)) out[CARD.castleIsWild] = 1;
    }
    for (let i = 0; i < CARD_FEATURES; i += 1) out[CARD_FEATURES + i] = out[i] * (1 - now.ahead);
  }
  return { look: (view: View, seat: Seat): void => read(now, view, seat), writeFeatures };
}

/** The logarithm of how much likelier than another card this one is in the rival's hand. */
export function logOddsOf(weights: Float32Array, features: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < BELIEF_LENGTH; i += 1) sum += weights[i] * features[i];
  return sum;
}

/** The belief: samples states in which the rival holds what a player like itself would have kept. */
export function sampleStatesBy(weights: Float32Array) {
  const { look, writeFeatures } = cardDescriber();
  const features = new Float32Array(BELIEF_LENGTH);
  return function worlds(view: View, seat: Seat): (random: Random) => State {
    const cards = unseenCards(view);
    look(view, seat);
    const likely = cards.map((card) => {
      writeFeatures(card, features);
      return Math.exp(logOddsOf(weights, features));
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
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
