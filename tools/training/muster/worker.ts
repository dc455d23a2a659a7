// One of the players of a training: it plays, keeps what its matches teach, and learns from them when asked.
import { parentPort, workerData } from 'node:worker_threads';
import { greedyBot } from '#bots/greedy';
import { greedyValue } from '#bots/muster/greedy';
import { shareOf } from '#bots/share';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import { muster } from '#games/muster/index';
import { priorLearner } from './prior-learner.ts';
import { valueLearner } from './value-learner.ts';
import type { Weights } from './weights.ts';
import { type Samples, playMatch, RECOGNISED, trainingSearch } from './self-play.ts';
import { beliefLearner } from './belief-learner.ts';

export type Task =
  | { readonly do: 'play'; readonly weights: Weights; readonly iterations: number; readonly seconds: number }
  | { readonly do: 'learn'; readonly weights: Weights; readonly rate: number }
  | { readonly do: 'forget'; readonly keep: number }
  | {
      readonly do: 'measure';
      readonly weights: Weights;
      readonly iterations: number;
      readonly seconds: number;
    };
export interface Report {
  readonly weights?: Weights;
  readonly matches?: number;
  readonly score?: number;
  readonly loss?: readonly number[];
}

const BATCH = 128;
const random: Random = quickRandom((workerData as { seed: number }).seed);
const samples: Samples = { values: [], priors: [], beliefs: [] };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
parentPort!.on('message', (task: Task) => parentPort!.postMessage(perform(task)));

function perform(task: Task): Report {
  if (task.do === 'play') return play(task.weights, task.iterations, task.seconds);
  if (task.do === 'learn') return learn(task.weights, task.rate);
  if (task.do === 'measure') return measure(task.weights, task.iterations, task.seconds);
  for (const list of Object.values(samples)) list.splice(0, Math.max(0, list.length - task.keep));
  return {};
}

function play(weights: Weights, iterations: number, seconds: number): Report {
  const end = Date.now() + 1000 * seconds;
  let matches = 0;
  while (Date.now() < end) {
    playMatch(weights, iterations, random, samples);
    matches += 1;
  }
  return { matches };
}

/** Goes once through everything it has kept, in an order by chance. */
function learn(weights: Weights, rate: number): Report {
  const pupils = [
    [valueLearner(weights.value), samples.values, rate],
    [priorLearner(weights.prior), samples.priors, rate],
    [beliefLearner(weights.belief), samples.beliefs, rate],
  ] as const;
  const loss = pupils.map(([pupil, list, speed]) => {
    let total = 0;
    for (let done = 1; done <= list.length; done += 1) {
      total += pupil.study(list[random.below(list.length)] as never);
      if (done % BATCH === 0) pupil.step(speed, BATCH);
    }
    return total / Math.max(1, list.length);
  });
  return { weights, loss };
}

/** The score against the yardstick. */
function measure(weights: Weights, iterations: number, seconds: number): Report {
  const search = trainingSearch(weights, RECOGNISED);
  const yardstick = greedyBot(muster, greedyValue);
  const options = defaultOptions(muster.options);
  const end = Date.now() + 1000 * seconds;
  const budget = { iterations, expired: () => false };
  let [matches, score] = [0, 0];
  while (Date.now() < end) {
    const state = muster.setup(options, 2, muster.deal(options, 2, random));
    const seat = random.below(2);
    for (
      let outcome = null as ReturnType<typeof muster.outcome>;
      outcome === null;
      outcome = muster.outcome(state)
    ) {
      const view = muster.view(state, state.turn);
      const action =
        state.turn === seat
          ? search(view, seat, budget, random)[0].action
          : yardstick.choose(view, state.turn, budget, random);
      muster.play(state, state.turn, action);
    }
    matches += 1;
    score += shareOf(muster.outcome(state)!, seat, 2);
  }
  return { matches, score };
}
