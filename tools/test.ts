import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browserName, testBrowser } from '../e2e/browser.ts';
import { bareEnvironment } from './bare.ts';
import { mustBeWritable, trouble } from './trouble.mjs';

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

/** A browser that does not start is told at once, not after all the other tests. */
async function tryBrowser(): Promise<void> {
  const browser = await chromium.launch(await testBrowser());
  console.log(`browser ${browserName()}`);
  await browser.close();
}

async function run([tool, ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<Result> {
  const child = spawn(tool, args, { env, stdio: ['inherit', 'pipe', 'inherit'] });
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

async function runAll(): Promise<void> {
  mustBeWritable(join(import.meta.dirname, '..'), '.cache', 'dist');
  await tryBrowser();
  const env = bareEnvironment(process.env);
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const result = await run(step, env);
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
}

try {
  await runAll();
} catch (error) {
  const { message } = error as Error;
  console.error(`tavola: the tests could not be begun: ${message}`);
  const help = trouble(error) ?? 'Name a Chromium or Chrome that starts here in CHROME_PATH.';
  console.error(`tavola: ${help}`);
  process.exitCode = 1;
}
