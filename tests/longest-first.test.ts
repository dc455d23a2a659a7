import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestFirst } from '../tools/longest-first.ts';
import { root } from './layers.ts';

test('what takes longest is begun first, and nothing is lost', () => {
  const files = globSync(['{src,tests}/**/*.test.ts'], { cwd: root }).map((file) => `/${file}`);
  const sorted = longestFirst(files.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId);
  expect(sorted.toSorted()).toEqual(files.toSorted());
  const isSlow = sorted.map((file) => /\.(?:slow|promises)\.test\.ts$/u.test(file));
  expect(isSlow.lastIndexOf(true)).toBeLessThan(isSlow.indexOf(false));
  expect(sorted.slice(0, 6).map((file) => /([^/]+)\.slow\.test\.ts$/u.exec(file)?.[1])).toEqual([
    'new-game',
    'load',
    'cluster',
    'siege',
    'leaks',
    'arena',
  ]);
});
