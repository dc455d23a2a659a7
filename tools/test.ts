import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

// Everything, one after the other; each runner tells its count in a line of its own, and the sum closes the run.
const steps = [
  ['node', 'tools/check.ts'],
  ['vitest', 'run'],
  ['playwright', 'test'],
];
const COUNT = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/u;

interface Result {
  readonly status: number;
  readonly passed: number;
  readonly failed: number;
}

async function run([tool, ...args]: readonly string[]): Promise<Result> {
  const child = spawn(tool, args, { stdio: ['inherit', 'pipe', 'inherit'] });
  const ended = new Promise<number>((resolve) => {
    child.once('close', (status) => resolve(status ?? 1));
  });
  let passed = 0;
  let failed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, good, bad] = COUNT.exec(line) ?? [];
    if (good === undefined) {
      console.log(line);
      continue;
    }
    passed += Number(good);
    failed += Number(bad);
  }
  return { status: await ended, passed, failed };
}

let passed = 0;
let failed = 0;
for (const step of steps) {
  const result = await run(step);
  passed += result.passed;
  failed += result.failed;
  // A step that stops without a failing test has failed as a whole; what comes after it would only hide that.
  if (result.status !== 0) {
    failed ||= 1;
    console.log(`${step.join(' ')} failed`);
    process.exitCode = 1;
    break;
  }
}
console.log(`${passed} passed, ${failed} failed`);
