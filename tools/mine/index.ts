// Finds puzzles in the play of bots: npm run mine -- GAME [--kind rounds|deny] --minutes 10 --workers 4 --seed 7 --out FILE
// The lines that were found are appended to the file; --take FILE adds them to those that are shipped; --measure asks
// every level for all that are shipped; --grade asks them again how hard each is; --time says how long proofs take.
import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { measure } from './measure.ts';
import { grade, take } from './take.ts';
import { timing } from './timing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    kind: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'puzzles.txt' },
    take: { type: 'string' },
    measure: { type: 'boolean', default: false },
    grade: { type: 'boolean', default: false },
    time: { type: 'boolean', default: false },
  },
});
const [game = ''] = positionals;
/** Seeds are apart by so many matches, so that two runs never play the same one. */
const SEED_STEP = 1_000_000;

if (values.measure) console.log(await measure(game));
else if (values.grade) console.log(await grade(game));
else if (values.time) console.log(await timing(game));
else if (values.take === undefined) await mine();
else console.log(await take(game, readFileSync(values.take, 'utf8')));

async function mine(): Promise<void> {
  const step = Number(values.workers);
  let count = 0;
  const workers = Array.from({ length: step }, (_, at) => {
    const seed = Number(values.seed) * SEED_STEP + at;
    const workerData = { game, kind: values.kind, seed, step };
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData });
    worker.on('message', (line: string) => {
      count += 1;
      appendFileSync(values.out, `${line}\n`);
    });
    worker.on('error', (error) => {
      throw error;
    });
    return worker;
  });
  await new Promise((resolve) => {
    setTimeout(resolve, Number(values.minutes) * 60_000);
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  console.log(`${count} puzzles, appended to ${values.out}`);
}
