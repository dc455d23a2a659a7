import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayTraces } from '#bots/muster/testing/traces';

// Compiles the rules for training, lets them play, and replays it all by the rules of the project:
// npm run compare:muster -- [MATCHES] [SEED] [FILE to keep the traces in].
const [matches = '2000', seed = '1', file] = process.argv.slice(2);
const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'muster-traces');
const program = join(folder, 'traces');

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined) throw new Error(`${command}: a C++ compiler is needed (${error.message})`);
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

mkdirSync(folder, { recursive: true });
run('g++', ['-O2', join(import.meta.dirname, 'cuda', 'traces.cpp'), '-o', program]);
const text = run(program, [matches, seed, ...(file === undefined ? ['every-hash'] : [])]);
if (file !== undefined) writeFileSync(file, text);
const { sets, decisions } = replayTraces(text);
console.log(`${matches} matches in ${sets} option sets, ${decisions} decisions: all the same`);
