import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

// Each tool's words are shown only when it refuses something. The order is that of the report, not of the work.
const checks = {
  types: ['tsc', '-b', '--pretty'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', '--format=stylish'],
  format: ['oxfmt', '--check'],
  unused: ['knip', '--no-progress'],
};

async function run(name: string, [tool, ...args]: string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn(tool!, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [status]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status === 0) console.log(`${name.padEnd(8)} ok      ${seconds} s`);
  else console.log(`${name.padEnd(8)} refused ${seconds} s\n\n${out.toString()}${err.toString()}`);
  return status === 0;
}

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
if (results.includes(false)) process.exitCode = 1;
