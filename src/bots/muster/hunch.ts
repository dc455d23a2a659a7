import type { Seat } from '#core/game';
import { type Action, type ActionOf, PILE } from '#games/muster/action';
import {
  CASTLE,
  CASTLES,
  type Castle,
  isBanner,
  RAINBOW,
  strengthOf,
  suitOf,
  WIZARD,
} from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';
import { judgeBy } from './habits.ts';
import { follows, newReading, read } from './reading.ts';
import { HABITS } from './taste.ts';

/** How many numbers describe an action, and how many units make a hunch of them. */
export const TRAITS = 33;
export const UNITS = 16;
/** Rows of inputs, then the bias of the units, then what each unit says. */
export const HUNCH_LENGTH = TRAITS * UNITS + 2 * UNITS;

const WIZARD_STRENGTH = 6;
const HEAT = 0.2;
const KINDS = { banner: 0, wizard: 1, move: 2, lay: 3, bridge: 4, swap: 5, draw: 8, place: 10 } as const;

interface Subject {
  readonly castle: Castle | null;
  readonly change: number;
  readonly card: number;
}
type Subjects = { readonly [K in Action['kind']]: (action: ActionOf<K>) => Subject };

/** Describes actions by what the seat may know: each takes TRAITS numbers. */
export function describer() {
  const now = newReading();
  const judge = judgeBy(HABITS);
  const judged: number[] = [];

  const signAt = (castle: Castle, change: number): number => Math.sign(now.margin[castle] + change);
  const soft = (margin: number): number => margin / (3 + Math.abs(margin));

  /** The castle that an action is about, what it changes in the margin there, and the card it plays or takes. */
  const subjects: Subjects = {
    banner: ({ castle, card }) => ({ castle, change: strengthOf(card), card }),
    bridge: ({ castle, card, bridges }) => ({ castle, change: strengthOf(card) + bridges, card }),
    wizard: ({ castle }) => ({ castle, change: WIZARD_STRENGTH, card: RAINBOW }),
    move: ({ to }) => ({ castle: to, change: WIZARD_STRENGTH, card: RAINBOW }),
    lay: ({ castle, card }) => ({ castle, change: 0, card }),
    swap({ side, castle, slot, card }) {
      const change = strengthOf(card) - strengthOf(now.view.columns[columnAt(side, castle)][slot]);
      return { castle, change: side === now.seat ? change : -change, card };
    },
    draw({ from }) {
      if (from === PILE) return { castle: null, change: 0, card: -1 };
      const pile = now.view.castlePiles[from];
      return { castle: from, change: 0, card: pile[pile.length - 1] };
    },
    place: ({ castle }) => ({ castle, change: 0, card: now.view.turned[0] }),
  };

  function kindOf(action: Action): number {
    if (action.kind === 'draw') return KINDS.draw + (action.from === PILE ? 0 : 1);
    if (action.kind !== 'swap') return KINDS[action.kind];
    const piece = now.view.columns[columnAt(action.side, action.castle)][action.slot];
    if (piece !== WIZARD) return KINDS.swap + 2;
    return KINDS.swap + (action.side === now.seat ? 0 : 1);
  }

  function trait(action: Action, traits: Float32Array, at: number, lead: number, rainbows: number): void {
    // The table pairs each kind with its own subject; the pairing cannot be written as a type of a look-up.
    const { castle, change, card } = (subjects[action.kind] as (action: Action) => Subject)(action);
    traits[at + kindOf(action)] = 1;
    if (card >= 0) {
      if (isBanner(card)) traits[at + 14] = strengthOf(card) / 5;
      else traits[at + (card === CASTLE ? 16 : 15)] = 1;
    }
    if (castle !== null) traitCastle(castle, change, card, traits, at);
    if (action.kind === 'move') {
      traits[at + 24] = soft(now.margin[action.from]);
      traits[at + 25] = signAt(action.from, -WIZARD_STRENGTH) - signAt(action.from, 0);
    }
    traits[at + 26] = now.ahead;
    traits[at + 27] = 1 / (1 + now.left);
    traits[at + 28] = lead / 3;
    traits[at + 29] = rainbows;
    traits[at + 32] = now.view.quiet / now.view.options.stall;
  }

  function traitCastle(castle: Castle, change: number, card: number, traits: Float32Array, at: number): void {
    const own = columnAt(now.seat, castle);
    const other = columnAt(now.rival, castle);
    traits[at + 17] = soft(now.margin[castle]);
    traits[at + 18] = change / 6;
    traits[at + 19] = signAt(castle, change) - signAt(castle, 0);
    traits[at + 20] = now.rank[own] / 5;
    traits[at + 21] = now.rank[other] / 5;
    if (now.wizards[own] > 0) traits[at + 22] = 1;
    if (now.wizards[other] > 0) traits[at + 23] = 1;
    let kin = 0;
    for (const held of now.view.hands[now.seat]) if (isBanner(held) && suitOf(held) === castle) kin += 1;
    traits[at + 30] = kin / 3;
    if (isBanner(card) && now.wizards[other] === 0 && follows(now, now.rank[other], strengthOf(card))) {
      traits[at + 31] = 1;
    }
  }

  return function describe(view: View, seat: Seat, actions: readonly Action[], traits: Float32Array): void {
    read(now, view, seat);
    judge(view, seat, actions, judged);
    let [lead, rainbows, best] = [0, 0, -Infinity];
    for (const castle of CASTLES) lead += signAt(castle, 0);
    for (const card of view.hands[seat]) if (card === RAINBOW) rainbows += 1;
    for (const each of judged) if (each > best) best = each;
    traits.fill(0, 0, actions.length * TRAITS);
    for (let i = 0; i < actions.length; i += 1) {
      const at = i * TRAITS;
      traits[at + 11] = judged[i];
      traits[at + 12] = Math.max(-2, judged[i] - best);
      traits[at + 13] = Math.exp((judged[i] - best) / HEAT);
      trait(actions[i], traits, at, lead, rainbows);
    }
  };
}

/** What a hunch says of an action with these traits; the units are left behind for whoever wants to learn. */
export function feel(weights: Float32Array, traits: Float32Array, at: number, units: Float32Array): number {
  const bias = TRAITS * UNITS;
  for (let u = 0; u < UNITS; u += 1) units[u] = weights[bias + u];
  for (let i = 0; i < TRAITS; i += 1) {
    const given = traits[at + i];
    if (given === 0) continue;
    for (let u = 0; u < UNITS; u += 1) units[u] += given * weights[i * UNITS + u];
  }
  // What the habits say counts from the first day on; the rest is learnt.
  let sum = Math.max(-10, traits[at + 12] / HEAT);
  for (let u = 0; u < UNITS; u += 1) {
    if (units[u] < 0) units[u] = 0;
    sum += units[u] * weights[bias + UNITS + u];
  }
  return sum;
}

/** Judges actions as the search, once it has thought, would have tried them. */
export function hunchBy(weights: Float32Array) {
  const describe = describer();
  const units = new Float32Array(UNITS);
  let traits = new Float32Array(64 * TRAITS);
  return function judge(view: View, seat: Seat, actions: readonly Action[], judged: number[]): void {
    if (traits.length < actions.length * TRAITS) traits = new Float32Array(2 * actions.length * TRAITS);
    describe(view, seat, actions, traits);
    judged.length = actions.length;
    for (let i = 0; i < actions.length; i += 1) judged[i] = feel(weights, traits, i * TRAITS, units);
  };
}
