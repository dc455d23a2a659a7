import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import type { Action } from '../rules/action.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import { hasShard, SHARDS } from '../rules/shards.ts';
import type { State } from '../rules/state.ts';

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * Another state that differs only in what the viewer may not know: creations that it has always seen together, or never,
 * change places, and so do unseen challenges and choices. What the action brings into the open stays as it is.
 * Written from the rules alone, to find what the views and the imagined states should not have told.
 */
export function disguise({ state, seat, action }: Step, viewer: Seat | null, random: Random): State {
  const names = exchangedNames(state, viewer, shownBy(state, seat, action, viewer), random);
  const rename = (cards: readonly Card[]): Card[] => cards.map((card) => names[card]);
  const round = state.owed[0]?.kind === 'pick' ? state.hands[0].length : Infinity;
  const [next, ...pile] = state.pile;
  const unseen = shuffled(
    [...(action.kind === 'end' ? [] : state.pile.slice(0, 1)), ...pile, ...state.unused],
    random,
  );
  const top = action.kind === 'end' && next !== undefined ? [next] : [];
  const below = state.pile.length - top.length;
  return {
    ...state,
    hands: state.hands.map(rename),
    box: inOrder(rename(state.box)),
    packets: state.packets.map((packet) => {
      const cards = rename(packet);
      return [...cards.slice(0, round), ...inOrder(cards.slice(round))];
    }),
    pile: [...top, ...unseen.slice(0, below)],
    unused: inOrder(unseen.slice(below)),
    choices: otherChoices(state, seat, viewer, random),
  };
}

const inOrder = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b);

/** M06, M90: what everybody sees, what the viewer holds, and what the action turns up. */
function shownBy(state: State, seat: Seat, action: Action, viewer: Seat | null): readonly Card[] {
  const { hands, completed, aside, memory, packets, owed } = state;
  const own = viewer === null ? [] : hands[viewer];
  const open = state.options.openFirst ? [...memory.faces, ...memory.loose].flat() : [];
  const hand = hands[seat];
  // The first card itself, the next first card, and the one brought to the front.
  const turned = [
    hand[0],
    ...(state.options.openFirst ? [hand[1], 'place' in action ? hand[action.place - 1] : -1] : []),
  ];
  const shown = [...own, ...completed.flat(), ...aside.flat(), ...open, ...turned];
  if (owed[0]?.kind !== 'pick' || owed[0].seats.length > 1) return shown;
  // The last pick: the viewer sees the packet that comes next, and perhaps the first cards of all hands.
  const rounds = hands[0].length;
  const next = viewer === null ? [] : packets[mod(viewer - rounds - 1, hands.length)].slice(rounds);
  const firsts = state.options.openFirst ? hands.map((cards) => cards[0]) : [];
  return [...shown, ...next, ...firsts];
}

const mod = (a: number, n: number): number => ((a % n) + n) % n;

/** A new name for each card: cards that nobody has shown swap names with others that the viewer has seen in the same packets. */
function exchangedNames(
  state: State,
  viewer: Seat | null,
  shown: readonly Card[],
  random: Random,
): readonly Card[] {
  const held = viewer === null ? [] : packetsHeld(state, viewer);
  const groups = new Map<string, Card[]>();
  for (const card of CARDS) {
    if (shown.includes(card)) continue;
    const memory = held.map((packet) => (packet.includes(card) ? 1 : 0)).join('');
    groups.set(memory, [...(groups.get(memory) ?? []), card]);
  }
  const names = CARDS.slice();
  for (const cards of groups.values()) {
    const others = shuffled(cards, random);
    cards.forEach((card, at) => {
      names[card] = others[at];
    });
  }
  return names;
}

/** M102: the contents of every packet this seat has held, round by round. */
function packetsHeld(
  { hands, packets, owed, completed, aside }: State,
  seat: Seat,
): readonly (readonly Card[])[] {
  if (packets.length === 0) return [];
  const drafting = owed[0]?.kind === 'pick';
  const picked = hands[seat].length + completed[seat].length + aside[seat].length;
  const rounds = drafting ? picked + 1 : picked;
  return Array.from({ length: rounds }, (_, round) => packets[mod(seat - round, hands.length)].slice(round));
}

/** M42: the choices of others, unless this one brings them all into the open. */
function otherChoices(
  { choices, owed, benches, packets, hands }: State,
  seat: Seat,
  viewer: Seat | null,
  random: Random,
): State['choices'] {
  const [due] = owed;
  if (due === undefined || due.seats.length <= 1) return choices;
  return choices.map((choice, chooser) => {
    if (choice.length === 0 || chooser === viewer || chooser === seat) return choice;
    if (due.kind === 'pick') return [1 + random.below(packets[0].length - hands[0].length)];
    const kinds = SHARDS.filter((kind) => hasShard(benches[chooser], kind));
    return [kinds[random.below(kinds.length)]];
  });
}
