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
import { ACTION, ACTION_FEATURES } from './feature-names.ts';
import { moveOrderingBy } from './move-ordering.ts';
import { follows, newReading, read } from './reading.ts';
import { MOVE_ORDERING_WEIGHTS } from './move-ordering-weights.ts';

/** The inputs, and the hidden units between them and the logit. */
export const PRIOR_UNITS = 16;
/** Weights of the units row by row, their biases, and the weights of the logit. */
export const PRIOR_LENGTH = ACTION_FEATURES * PRIOR_UNITS + 2 * PRIOR_UNITS;

const WIZARD_STRENGTH = strengthOf(WIZARD);
/** Scores of the move ordering are logits at this temperature. */
const TEMPERATURE = 0.2;
const KINDS = {
  banner: ACTION.isBanner,
  wizard: ACTION.isWizard,
  move: ACTION.isMove,
  lay: ACTION.isLay,
  bridge: ACTION.isBridge,
  place: ACTION.isPlace,
} as const;

interface Subject {
  readonly castle: Castle | null;
  readonly change: number;
  readonly card: number;
}
type Subjects = { readonly [K in Action['kind']]: (action: ActionOf<K>) => Subject };

/** Describes actions by what the seat may know: each takes ACTION_FEATURES numbers. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one scratch array for the hot loop; the parts write into it
export function actionDescriber() {
  const now = newReading();
  const order = moveOrderingBy(MOVE_ORDERING_WEIGHTS);
  const scores: number[] = [];

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
    if (action.kind === 'draw') return action.from === PILE ? ACTION.isDrawFromPile : ACTION.isDrawFromCastle;
    if (action.kind !== 'swap') return KINDS[action.kind];
    const piece = now.view.columns[columnAt(action.side, action.castle)][action.slot];
    if (piece !== WIZARD) return ACTION.isSwapOfBridge;
    return action.side === now.seat ? ACTION.isSwapOfOwnWizard : ACTION.isSwapOfRivalsWizard;
  }

  function writeFeatures(
    action: Action,
    features: Float32Array,
    at: number,
    lead: number,
    rainbows: number,
  ): void {
    // The table pairs each kind with its own subject; the pairing cannot be written as a type of a look-up.
    const { castle, change, card } = (subjects[action.kind] as (action: Action) => Subject)(action);
    features[at + kindOf(action)] = 1;
    if (card >= 0) {
      if (isBanner(card)) features[at + ACTION.cardStrength] = strengthOf(card) / 5;
      else features[at + (card === CASTLE ? ACTION.cardIsCastle : ACTION.cardIsRainbow)] = 1;
    }
    if (castle !== null) writeCastle(castle, change, card, features, at);
    if (action.kind === 'move') {
      features[at + ACTION.marginLeft] = soft(now.margin[action.from]);
      features[at + ACTION.ownerChangeLeft] = signAt(action.from, -WIZARD_STRENGTH) - signAt(action.from, 0);
    }
    features[at + ACTION.ahead] = now.ahead;
    features[at + ACTION.fewCards] = 1 / (1 + now.left);
    features[at + ACTION.castleLead] = lead / 3;
    features[at + ACTION.rainbowsInHand] = rainbows;
    features[at + ACTION.quiet] = now.view.quiet / now.view.options.stall;
  }

  function writeCastle(
    castle: Castle,
    change: number,
    card: number,
    features: Float32Array,
    at: number,
  ): void {
    const own = columnAt(now.seat, castle);
    const other = columnAt(now.rival, castle);
    features[at + ACTION.margin] = soft(now.margin[castle]);
    features[at + ACTION.change] = change / 6;
    features[at + ACTION.ownerChange] = signAt(castle, change) - signAt(castle, 0);
    features[at + ACTION.ownRank] = now.rank[own] / 5;
    features[at + ACTION.rivalRank] = now.rank[other] / 5;
    if (now.wizards[own] > 0) features[at + ACTION.hasOwnWizard] = 1;
    if (now.wizards[other] > 0) features[at + ACTION.hasRivalWizard] = 1;
    let kin = 0;
    for (const held of now.view.hands[now.seat]) if (isBanner(held) && suitOf(held) === castle) kin += 1;
    features[at + ACTION.kinInHand] = kin / 3;
    if (isBanner(card) && now.wizards[other] === 0 && follows(now, now.rank[other], strengthOf(card))) {
      features[at + ACTION.rivalCouldPlay] = 1;
    }
  }

  return function describe(view: View, seat: Seat, actions: readonly Action[], features: Float32Array): void {
    read(now, view, seat);
    order(view, seat, actions, scores);
    let [lead, rainbows, best] = [0, 0, -Infinity];
    for (const castle of CASTLES) lead += signAt(castle, 0);
    for (const card of view.hands[seat]) if (card === RAINBOW) rainbows += 1;
    for (const each of scores) if (each > best) best = each;
    features.fill(0, 0, actions.length * ACTION_FEATURES);
    for (let i = 0; i < actions.length; i += 1) {
      const at = i * ACTION_FEATURES;
      features[at + ACTION.score] = scores[i];
      features[at + ACTION.scoreBelowBest] = Math.max(-2, scores[i] - best);
      features[at + ACTION.softScore] = Math.exp((scores[i] - best) / TEMPERATURE);
      writeFeatures(actions[i], features, at, lead, rainbows);
    }
  };
}

/** The logit of an action with these features; the units are left behind for whoever wants to learn. */
export function logitOf(
  weights: Float32Array,
  features: Float32Array,
  at: number,
  units: Float32Array,
): number {
  const bias = ACTION_FEATURES * PRIOR_UNITS;
  for (let u = 0; u < PRIOR_UNITS; u += 1) units[u] = weights[bias + u];
  for (let i = 0; i < ACTION_FEATURES; i += 1) {
    const input = features[at + i];
    if (input === 0) continue;
    for (let u = 0; u < PRIOR_UNITS; u += 1) units[u] += input * weights[i * PRIOR_UNITS + u];
  }
  // What the weights say counts from the first day on; the rest is learnt.
  let sum = Math.max(-10, features[at + ACTION.scoreBelowBest] / TEMPERATURE);
  for (let u = 0; u < PRIOR_UNITS; u += 1) {
    if (units[u] < 0) units[u] = 0;
    sum += units[u] * weights[bias + PRIOR_UNITS + u];
  }
  return sum;
}

/** Judges actions as the search, once it has activations, would have searched them. */
export function priorBy(weights: Float32Array) {
  const describe = actionDescriber();
  const units = new Float32Array(PRIOR_UNITS);
  let features = new Float32Array(64 * ACTION_FEATURES);
  return function prior(view: View, seat: Seat, actions: readonly Action[], logits: number[]): void {
    if (features.length < actions.length * ACTION_FEATURES) {
      features = new Float32Array(2 * actions.length * ACTION_FEATURES);
    }
    describe(view, seat, actions, features);
    logits.length = actions.length;
    for (let i = 0; i < actions.length; i += 1) {
      logits[i] = logitOf(weights, features, i * ACTION_FEATURES, units);
    }
  };
}
