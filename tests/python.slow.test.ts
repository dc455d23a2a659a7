import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './layers.ts';

const run = (...args: string[]) => spawnSync('python3', args, { cwd: root, encoding: 'utf8' });
const isHere = run('--version').status === 0;

test.skipIf(!isHere)('the Python module plays both games, by plain python3', () => {
  const { status, stderr } = run('-m', 'unittest', 'discover', join(root, 'python'));
  expect(stderr).toMatch(/Ran \d+ tests in [\s\S]*\nOK\n/u);
  expect(status).toBe(0);
});

test.skipIf(isHere)('there is no python3 here: the Python module was not tried', () => {
  expect(isHere).toBe(false);
});
