import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { replaced } from '#core/list';
import { type Random, shuffled } from '#core/random';
import { type Card, CARDS, CHALLENGE_DECK } from '../rules/cards.ts';
import { imaginePackets } from './imagine-draft.ts';
import { paymentsNow } from '../rules/creating.ts';
import { packetAt } from '../modules/draft.ts';
import { due } from '../rules/owed.ts';
import { hasShard, SHARDS } from '../rules/shards.ts';
import { copy, type State, type View } from '../rules/state.ts';

/** A whole state that agrees with everything in the view: what is hidden in it is filled in by chance. */
export function imagine(seen: View, seat: Seat | null, random: Random): State {
  for (const possible of shuffled(withFirstCard(seen), random)) {
    const cards = seen.options.draft
      ? imaginePackets(possible, seat, random)
      : imagineHands(possible, random);
    if (cards === null) continue;
    const state: View = { ...copy(seen), ...cards, ...imaginePile(seen, random) };
    return { ...state, choices: imagineChoices(state, random) };
  }
  throw new Error('a view that no state could have given');
}

/** M68: whoever declared advantage 14 has a first card that can be made for 8 L now: one view for each it may be. */
function withFirstCard(seen: View): View[] {
  const { kind, seats: [seat] = [-1] } = due(seen) ?? {};
  if (kind !== 'create' || seen.hands[seat][0] !== HIDDEN) return [seen];
  const elsewhere = new Set([...seen.hands, ...seen.completed, ...seen.aside, ...seen.memory.loose].flat());
  for (const card of seen.memory.loose[seat] ?? []) elsewhere.delete(card);
  return CARDS.filter((card) => !elsewhere.has(card))
    .map((card) => ({ ...seen, hands: replaced(seen.hands, seat, replaced(seen.hands[seat], 0, card)) }))
    .filter((possible) => paymentsNow(possible, seat).length > 0);
}

/** Without a draft every unseen card may be anywhere, but for those known to be in a certain hand. */
function imagineHands(seen: View, random: Random): Pick<State, 'hands' | 'box'> {
  const visible = [...seen.hands, ...seen.completed, ...seen.aside, ...seen.memory.loose].flat();
  const unseen = shuffled(
    CARDS.filter((card) => !visible.includes(card)),
    random,
  );
  const hands = seen.hands.map((hand, seat) => {
    // The owner's view shows the whole hand, loose cards included.
    const loose = (seen.memory.loose[seat] ?? []).filter((card) => !hand.includes(card));
    return fillHand(hand, loose, unseen, random);
  });
  return { hands, box: unseen.sort((a, b) => a - b) };
}

/** Fills the hidden places of a hand with certain cards and as many others as are needed, in any order. */
function fillHand(
  hand: readonly (Card | Hidden)[],
  certain: readonly Card[],
  others: Card[],
  random: Random,
): readonly Card[] {
  const hidden = hand.filter((card) => card === HIDDEN).length;
  const cards = shuffled([...certain, ...others.splice(0, hidden - certain.length)], random);
  return hand.map((card) => (card === HIDDEN ? cards.pop()! : card));
}

function imaginePile(seen: View, random: Random): Pick<State, 'pile' | 'unused'> {
  const left = CHALLENGE_DECK.slice();
  for (const challenge of seen.revealed) left.splice(left.indexOf(challenge), 1);
  const cards = seen.pile.length === 0 && seen.unused.length === 0 ? [] : shuffled(left, random);
  return {
    pile: cards.slice(0, seen.pile.length),
    unused: cards.slice(seen.pile.length).sort((a, b) => a - b),
  };
}

/** A choice that was made and not seen may be any that was possible. */
function imagineChoices(state: View, random: Random): State['choices'] {
  return state.choices.map((choice, seat) => {
    if (choice.length === 0 || choice[0] !== HIDDEN) return choice;
    if (due(state)?.kind === 'pick') return [1 + random.below(packetAt(state, seat).length)];
    const kinds = SHARDS.filter((kind) => hasShard(state.benches[seat], kind));
    return [kinds[random.below(kinds.length)]];
  });
}
