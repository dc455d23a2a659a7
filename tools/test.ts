import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browserName, testBrowser } from '../e2e/browser.ts';
import { bareEnvironment } from './bare.ts';
import { mustBeWritable, trouble } from './trouble.mjs';

// The tests of the page wait much of their time, for what moves and for bots: two cores carry the others beside them.
// Each runner tells its count in a line of its own, and the sum closes the run.
const CHECK = ['node', 'tools/check.ts'];
const PAGE_TESTS = ['playwright', 'test'];
// Some of them wait for servers, clocks and programs: one more at once than two cores could work at leaves neither idle.
const OTHER_TESTS = ['vitest', 'run', ...(availableParallelism() < 3 ? ['--maxWorkers=3'] : [])];
const COUNT = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/u;

interface Result {
  readonly passed: number;
  readonly failed: number;
}

/** A browser that does not start is told at once, not after all the other tests. */
async function tryBrowser(): Promise<void> {
  const browser = await chromium.launch(await testBrowser());
  console.log(`browser ${browserName()}`);
  await browser.close();
}

type Print = (line: string) => void;

async function run(
  [tool, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Print,
): Promise<Result> {
  const child = spawn(tool, args, { env, stdio: ['inherit', 'pipe', 'pipe'] });
  const ended = new Promise<number>((resolve) => {
    child.once('close', (status) => resolve(status ?? 1));
  });
  let passed = 0;
  let failed = 0;
  createInterface({ input: child.stderr }).on('line', print);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, good, bad] = COUNT.exec(line) ?? [];
    if (good === undefined) {
      print(line);
      continue;
    }
    passed += Number(good);
    failed += Number(bad);
  }
  const status = await ended;
  if (status === 0) return { passed, failed };
  print(`${[tool, ...args].join(' ')} failed`);
  // A runner that stops without a failing test has failed as a whole.
  return { passed, failed: failed || 1 };
}

/** Two runners at once; what the second has to say is told in one piece when it has ended. */
async function runBoth(
  first: readonly string[],
  second: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result[]> {
  const lines: string[] = [];
  const quiet = run(second, env, (line) => lines.push(line)).finally(() => {
    console.log(lines.join('\n'));
  });
  return Promise.all([run(first, env, console.log), quiet]);
}

async function runAll(): Promise<void> {
  mustBeWritable(join(import.meta.dirname, '..'), '.cache', 'dist');
  await tryBrowser();
  const env = bareEnvironment(process.env);
  const results = [await run(CHECK, env, console.log)];
  // What is wrong before a test has run would only be hidden by what the tests have to say.
  if (results[0].failed === 0) results.push(...(await runBoth(PAGE_TESTS, OTHER_TESTS, env)));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) process.exitCode = 1;
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
