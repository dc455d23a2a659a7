import { damaged } from '../src/server/testing/damage.ts';
import { inParts, summed } from './server/parts.ts';

/** Damages databases and looks whether anything is missing without a word: `npm run damage -- FILES SEED`. */
const [files = '10000', seed = '1'] = process.argv.slice(2);
const parts = await inParts({
  name: 'damage',
  total: Number(files),
  part: 500,
  seed: Number(seed),
  tell: (line) => console.log(`… ${line}`),
  run: async (count, each) => ({ ...(await damaged(count, each, (line) => console.log(line))) }),
});
const { files: done, ...verdicts } = summed(parts);
console.log(
  `${done} files with 1 to 64 damaged bytes, ${verdicts.whole} tables whole, ${verdicts.stopped} stopped alone, ` +
    `${verdicts.refused} in databases that were refused, ${verdicts.announced} behind a damaged log of the database that was told, ` +
    `${verdicts.atReturn} told to the client who comes back: ${verdicts.silent} with acknowledged moves missing without a word; ` +
    `${verdicts.strangers} players and ${verdicts.unsaid} chats missing in silence`,
);
if (verdicts.silent > 0 || verdicts.whole === 0) process.exitCode = 1;
