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
const { files: done, ...found } = summed(parts);
console.log(
  `${done} files with 1 to 64 damaged bytes, ${found.whole} tables whole, ${found.stopped} stopped alone, ` +
    `${found.refused} in databases that were refused, ${found.announced} behind a damaged log of the database that was told, ` +
    `${found.atReturn} told to the client who comes back: ${found.silent} with acknowledged moves missing without a word; ` +
    `${found.strangers} players and ${found.unsaid} chats missing in silence`,
);
if (found.silent > 0 || found.whole === 0) process.exitCode = 1;
