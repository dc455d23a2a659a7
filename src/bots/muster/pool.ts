import { muster } from '#games/muster/index';
import { flatMonteCarlo } from '../flat-monte-carlo.ts';
import { genericLevels } from '../generic.ts';
import { greedyBot } from '../greedy.ts';
import type { PoolPlayer } from '../pool.ts';
import { type Evaluator, type SearchSettings, searchBot } from '../search.ts';
import type { Action } from '#games/muster/action';
import type { State, View } from '#games/muster/state';
import { networkFrom } from './afterstate/network.ts';
import { softmaxBot } from './afterstate/softmax.ts';
import { actionValuesBy } from './afterstate/values.ts';
import { BELIEF_LENGTH, sampleStatesBy } from './belief.ts';
import { AFTERSTATE_NETWORK } from './content/afterstate-network.ts';
import { WEIGHTS } from './content/weights.ts';
import { MOVE_ORDERING_WEIGHTS } from './move-ordering-weights.ts';
import { greedyValue, marginValue } from './greedy.ts';
import { LENGTH } from './layers.ts';
import { moveOrderingBy } from './move-ordering.ts';
import { opponentModel } from './opponent-model.ts';
import { PRIOR_LENGTH, priorBy } from './policy-prior.ts';
import { valueBy } from './value-network.ts';
import { weightsFrom } from './weights.ts';

/** People are ordinary players, mostly, but the others must not be forgotten. */
const OPPONENT_MODEL_RATE = 0.8;
const valueWeights = weightsFrom(WEIGHTS.value, LENGTH);

/** A hand-made prior, and every hand of the rival as likely as any other. */
const heuristic = searchBot(
  muster,
  { prior: moveOrderingBy(MOVE_ORDERING_WEIGHTS), value: valueBy(valueWeights) },
  { rolloutDepth: 0, cPuct: 0.5, temperature: 0.2 },
);
/** A learnt prior, and a belief about what a rival tends to hold. */
const evaluator: Evaluator<View, State, Action> = {
  prior: priorBy(weightsFrom(WEIGHTS.prior, PRIOR_LENGTH)),
  value: valueBy(valueWeights),
  sampleState: sampleStatesBy(weightsFrom(WEIGHTS.belief, BELIEF_LENGTH)),
};
const settings: SearchSettings = { rolloutDepth: 0, cPuct: 0.5, temperature: 1 };
const learned = searchBot(muster, evaluator, settings);
/** Models the rival as well, and values the table as against such a one. */
const modelling = searchBot(
  muster,
  { ...evaluator, value: valueBy(valueWeights, 1), opponentModel: opponentModel() },
  { ...settings, rolloutDepth: 6, opponentModelRate: OPPONENT_MODEL_RATE },
);

const plainSearch = genericLevels(muster).at(-1)!;
const network = softmaxBot(actionValuesBy(networkFrom(AFTERSTATE_NETWORK)), 0);

/** The five levels as they were before they learnt what follows an action, frozen; and three that think otherwise. */
export const pool: readonly PoolPlayer[] = [
  { name: 'former-1', bot: greedyBot(muster, marginValue), iterations: 1, milliseconds: 50 },
  // The yardstick of many figures in docs/strength.md.
  { name: 'former-2', bot: greedyBot(muster, greedyValue), iterations: 1, milliseconds: 50 },
  { name: 'former-3', bot: heuristic, iterations: 4, milliseconds: 100 },
  { name: 'former-4', bot: learned, iterations: 16, milliseconds: 200 },
  { name: 'former-5', bot: modelling, iterations: 3000, milliseconds: 450 },
  // A tree search that plays on at random to the end, and knows nothing but the rules.
  { ...plainSearch, name: 'ismcts' },
  // Plays on at random as well, but without a tree.
  { name: 'monte-carlo', bot: flatMonteCarlo(muster), iterations: 2000, milliseconds: 400 },
  // The best value of the network of levels 3 to 5, without a thought more.
  { name: 'network', bot: network, iterations: 1, milliseconds: 50 },
];
