import { greedyBot } from '#bots/greedy';
import type { Budget } from '#bots/bot';
import { searchOf, type SearchedAction } from '#bots/search';
import { shareOf } from '#bots/share';
import { greedyValue } from '#bots/muster/greedy';
import { ACTION_FEATURES, TABLE_FEATURES } from '#bots/muster/feature-names';
import { CASTLE_FEATURES, writeFeatures } from '#bots/muster/features';
import { actionDescriber, priorBy } from '#bots/muster/policy-prior';
import { valueBy } from '#bots/muster/value-network';
import { opponentModel } from '#bots/muster/opponent-model';
import { cardDescriber, BELIEF_LENGTH, sampleStatesBy } from '#bots/muster/belief';
import type { Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { CASTLES } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { Options } from '#games/muster/options';
import { ownerOf } from '#games/muster/scoring';
import { HIDDEN } from '#core/game';
import type { State, View } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';
import type { Weights } from './weights.ts';
import type { ValueSample } from './value-learner.ts';
import type { PriorSample } from './prior-learner.ts';
import type { BeliefSample } from './belief-learner.ts';

/** Samples for each network: how positions ended, what the search tried, and what a rival held. */
export interface Samples {
  readonly values: ValueSample[];
  readonly priors: PriorSample[];
  readonly beliefs: BeliefSample[];
}

/** How far the truth of a position is what came later; the rest is what the search expected there. */
const TRUST = 0.95;
/** How often an action is drawn by its tries instead of the best one taken, and how often any at all. */
const LOOSE = 0.2;
const ANY = 0.03;
const YARDSTICK = 0.5;
const USUAL = 0.75;
const BELIEF_SAMPLES = 6;

const chanceOf = (random: Random): number => random.below(2 ** 30) / 2 ** 30;

/** Explores more than at the table: a training should see many things. */
export function trainingSearch(
  { value, prior, belief }: Weights,
  opponentModelRate: number,
): (view: View, seat: Seat, budget: Budget, random: Random) => SearchedAction<Action>[] {
  return searchOf(
    muster,
    {
      prior: priorBy(prior),
      value: valueBy(value, opponentModelRate),
      sampleState: sampleStatesBy(belief),
      opponentModel: opponentModel(),
    },
    { rolloutDepth: 0, cPuct: 1, temperature: 1, opponentModelRate },
  );
}

/** How far the search takes the yardstick for what it is. */
export const RECOGNISED = 0.8;

/** Plays one match of the search against itself or against the yardstick, and adds its samples. */
export function playMatch(weights: Weights, iterations: number, random: Random, into: Samples): void {
  const yardstick = greedyBot(muster, greedyValue);
  const describe = actionDescriber();
  const cards = cardDescriber();
  const options = someOptions(random);
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  const guest: Seat | null = chanceOf(random) < YARDSTICK ? random.below(2) : null;
  const search = trainingSearch(weights, guest === null ? 0 : RECOGNISED);
  const noted: { sample: Omit<ValueSample, 'share' | 'ends'>; seat: Seat; worth: number | null }[] = [];
  const budget = { iterations, expired: () => false };
  while (muster.outcome(state) === null) {
    const seat = state.turn;
    const view = muster.view(state, seat);
    const legal = muster.legalActions(view, seat);
    let action = legal[0];
    if (legal.length > 1) {
      const sample = {
        castles: new Float32Array(5 * CASTLE_FEATURES),
        table: new Float32Array(TABLE_FEATURES),
      };
      writeFeatures(state, seat, sample.castles, sample.table, guest === null ? 0 : seat === guest ? -1 : 1);
      sampleBeliefs(view, seat, state);
      if (seat === guest) {
        action = yardstick.choose(view, seat, budget, random);
        noted.push({ sample, seat, worth: null });
      } else {
        const searched = search(view, seat, budget, random);
        samplePrior(view, seat, searched);
        const worth = searched[0].worth;
        noted.push({ sample, seat, worth });
        action = select(searched, random);
      }
      if (chanceOf(random) < ANY) action = legal[random.below(legal.length)];
    }
    muster.play(state, seat, action);
  }
  const outcome = muster.outcome(state)!;
  // From the end back: what a position is worth is what came of it, and the nearer expectations count the more.
  let share = shareOf(outcome, 0, 2);
  for (const { sample, seat, worth } of noted.toReversed()) {
    if (worth !== null) share = TRUST * share + (1 - TRUST) * (seat === 0 ? worth : 1 - worth);
    const ends = Uint8Array.from(CASTLES, (castle) => {
      const owner = ownerOf(state, castle);
      if (owner === null) return 1;
      return owner === seat ? 0 : 2;
    });
    into.values.push({ ...sample, ends, share: seat === 0 ? share : 1 - share });
  }

  function samplePrior(view: View, seat: Seat, searched: readonly SearchedAction<Action>[]): void {
    const actions = searched.map((each) => each.action);
    const features = new Float32Array(actions.length * ACTION_FEATURES);
    describe(view, seat, actions, features);
    const all = searched.reduce((sum, { visits }) => sum + visits, 0);
    into.priors.push({ features, shares: Float32Array.from(searched, ({ visits }) => visits / all) });
  }

  function sampleBeliefs(view: View, seat: Seat, real: State): void {
    const rest = unseenCards(view);
    const hidden = view.hands[1 - seat].filter((card) => card === HIDDEN).length;
    if (hidden === 0) return;
    const held = real.hands[1 - seat].slice();
    for (const card of view.shown[1 - seat]) held.splice(held.indexOf(card), 1);
    cards.look(view, seat);
    for (let count = 0; count < BELIEF_SAMPLES; count += 1) {
      const inHand = count < BELIEF_SAMPLES / 2;
      // As many from the hand as from all unseen cards, so that both are known equally well.
      const card = inHand ? held[random.below(held.length)] : rest[random.below(rest.length)];
      const features = new Float32Array(BELIEF_LENGTH);
      cards.writeFeatures(card, features);
      into.beliefs.push({ features, held: inHand });
    }
  }
}

function select(searched: readonly SearchedAction<Action>[], random: Random): Action {
  if (chanceOf(random) >= LOOSE) return searched[0].action;
  const all = searched.reduce((sum, { visits }) => sum + visits, 0);
  let left = chanceOf(random) * all;
  return searched.find(({ visits }) => (left -= visits) < 0)?.action ?? searched[0].action;
}

function someOptions(random: Random): Options {
  const usual = defaultOptions(muster.options);
  if (chanceOf(random) < USUAL) return usual;
  const flip = (): boolean => random.below(2) === 0;
  const bridges = random.below(3) > 0;
  return {
    ...usual,
    steps: flip(),
    bridges,
    mend: bridges && flip(),
    unity: flip(),
    overRainbow: bridges && flip(),
    tie: flip() ? 'draw' : 'strength',
  };
}
