import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What is linted: all of it, or the files and folders that are named. */
const named = process.argv.slice(2);
// All at once; what a tool says is shown only when it refuses something.
const checks = {
  // Several checkers would each look at much of the same: twice the work, for cores that the other tools use anyway.
  types: ['tsc', '-b', '--pretty', '--checkers', '1'],
  lint: ['oxlint', ...named],
  format: ['oxfmt', '--check'],
  unused: ['knip', '--no-progress'],
  rules: ['node', 'tools/rules-docs.ts', '--check'],
};

async function run(name: string, [tool, ...args]: string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(7)} ${status === 0 ? 'ok' : 'REFUSED'} (${seconds} s)`);
  if (status !== 0) console.log(`\n${out}${err}`);
  return status === 0;
}

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
if (results.includes(false)) process.exitCode = 1;
