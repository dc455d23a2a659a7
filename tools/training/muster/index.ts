// Teaches the bots of Muster by play against themselves; writes src/bots/muster/content/weights.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { quickRandom } from '#core/random';
import { weightsFromText, textOf } from './data.ts';
import { type Weights, meanOf, newWeights } from './weights.ts';
import type { Report, Task } from './worker.ts';

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: String(availableParallelism()) },
    generations: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '60' },
    passes: { type: 'string', default: '12' },
    iterations: { type: 'string', default: '80' },
    measure: { type: 'string', default: '0' },
    keep: { type: 'string', default: '120000' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.002' },
    from: { type: 'string' },
    out: { type: 'string', default: 'src/bots/muster/content/weights.ts' },
  },
});
const [generations, seconds, passes, iterations, measuring, keep, seed, rate] = [
  values.generations,
  values.seconds,
  values.passes,
  values.iterations,
  values.measure,
  values.keep,
  values.seed,
  values.rate,
].map(Number) as [number, number, number, number, number, number, number, number];

/** The first matches are played by beginners who hardly think: they only teach what winning is. */
const FIRST_ITERATIONS = 24;

const workers = Array.from({ length: Number(values.workers) }, (_, at) => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { seed: 1000 * seed + at },
  });
  worker.on('error', (error) => {
    throw error;
  });
  return worker;
});
const all = (task: Task): Promise<Report[]> =>
  Promise.all(
    workers.map(
      (worker) =>
        new Promise<Report>((resolve) => {
          worker.once('message', resolve);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
          worker.postMessage(task);
        }),
    ),
  );
const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

const start = Date.now();
let weights: Weights =
  values.from === undefined
    ? newWeights(quickRandom(seed))
    : weightsFromText(readFileSync(values.from, 'utf8'));
for (let generation = 0; generation < generations; generation += 1) {
  const first = generation === 0 && values.from === undefined;
  const played = await all({
    do: 'play',
    weights,
    iterations: first ? FIRST_ITERATIONS : iterations,
    seconds: first ? seconds / 2 : seconds,
  });
  await all({ do: 'forget', keep });
  let losses: readonly number[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    // Slower towards the end of each generation, and of all.
    const slower = (1 - pass / passes) * (1 - generation / generations);
    const learnt = await all({ do: 'learn', weights, rate: rate * slower });
    weights = meanOf(learnt.map((report) => report.weights!));
    losses = [0, 1, 2].map((at) => sum(learnt.map(({ loss }) => loss![at])) / learnt.length);
  }
  writeFileSync(values.out, textOf(weights));
  const now = ((Date.now() - start) / 1000).toFixed(0);
  const matches = sum(played.map((report) => report.matches));
  console.log(
    `${now} s, generation ${generation}: ${matches} matches, losses ${losses.map((each) => each.toFixed(4)).join(' ')}`,
  );
  if (measuring > 0 && generation === generations - 1) {
    const measured = await all({ do: 'measure', weights, iterations: 200, seconds: measuring });
    const count = sum(measured.map((report) => report.matches));
    const score = sum(measured.map((report) => report.score)) / count;
    console.log(`  against level 2 with 200 iterations: ${(100 * score).toFixed(1)} % of ${count}`);
  }
}
await Promise.all(workers.map((worker) => worker.terminate()));
