import { compared, DISGUISED } from '../src/server/testing/leaks.ts';
import { inParts, summed } from './server/parts.ts';

/** Worlds that differ only in what a viewer may not know: `npm run leaks -- PAIRS SEED`. */
const [pairs = '100000', seed = '1'] = process.argv.slice(2);
const parts = await inParts({
  name: 'leaks',
  total: Number(pairs),
  part: 5000,
  seed: Number(seed),
  tell: (line) => console.log(`… ${line}`),
  async run(count, each) {
    const counts = [];
    for (const disguised of DISGUISED) {
      const show = (twin: object): void => console.log(JSON.stringify(twin));
      counts.push(await compared(disguised, count / DISGUISED.length, each, show));
    }
    return summed(counts);
  },
});
const { leaks, pairs: done, different, spectators, sealed } = summed(parts);
console.log(
  `${done} pairs, ${different} of them with different hidden pieces, ${sealed} with different sealed choices, ` +
    `${spectators} for spectators: ${leaks} with a byte of difference in what is sent`,
);
if (leaks > 0 || different < done / 4) process.exitCode = 1;
