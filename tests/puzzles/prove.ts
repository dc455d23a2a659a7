// Proves the shipped puzzles again, with code of its own: npm run prove -- [GAME] [--from 1] [--count 20] [--workers 4]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { SHELF } from './shelf.ts';

interface Errand {
  readonly game: string;
  readonly numbers: readonly number[];
}

if (isMainThread) await main();
else {
  const { game, numbers } = workerData as Errand;
  const { lines, faultOf } = SHELF[game];
  for (const number of numbers) {
    const fault = faultOf(lines[number - 1]);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
    parentPort!.postMessage(fault === null ? null : `${game} ${number}: ${fault}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '1' },
      count: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const from = Number(values.from);
  for (const game of positionals.length > 0 ? positionals : Object.keys(SHELF)) {
    const { lines } = SHELF[game];
    const last = Math.min(lines.length, from + Number(values.count ?? lines.length) - 1);
    const numbers = Array.from({ length: last - from + 1 }, (_, at) => from + at);
    const faults = await prove(game, numbers, Number(values.workers));
    console.log(`${game}: ${numbers.length} proven again, ${faults.length} wrong`);
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}

async function prove(game: string, numbers: readonly number[], size: number): Promise<string[]> {
  const faults: string[] = [];
  const work = async (_: unknown, at: number): Promise<void> => {
    const errand: Errand = { game, numbers: numbers.filter((_number, index) => index % size === at) };
    const worker = new Worker(new URL(import.meta.url), { workerData: errand });
    worker.on('message', (fault: string | null) => {
      if (fault !== null) faults.push(fault);
    });
    await new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', resolve);
    });
  };
  await Promise.all(Array.from({ length: size }, work));
  return faults;
}
