import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled, run } from './compiled.ts';
import { replayTraces } from './traces.ts';

// Compiles the rules for training, lets them play, and replays it all by the rules of the project:
// npm run compare:murano -- [MATCHES] [SEED] [FILE to keep the traces in].
const [matches = '400', seed = '1', file] = process.argv.slice(2);
const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'murano-traces');

mkdirSync(folder, { recursive: true });
const program = compiled('traces', folder);
const text = run(program, [matches, seed, ...(file === undefined ? ['every-hash'] : [])]);
if (file !== undefined) writeFileSync(file, text);
const { decisions } = replayTraces(text);
console.log(`${matches} matches, ${decisions} decisions: all the same`);
