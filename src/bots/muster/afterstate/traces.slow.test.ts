import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayTraces } from '../testing/traces.ts';

const recorded = readFileSync(join(import.meta.dirname, '..', 'testing', 'content', 'traces.txt'), 'utf8');

test('matches that the rules for training played are the same here, with every list, state and feature', () => {
  expect(replayTraces(recorded)).toEqual({ sets: 40, matches: 40, decisions: 4888 });
});

test.each([
  ['two cards of different hands', (line: string) => line.replace(' 19 12 ', ' 12 19 ')],
  ['the standstill limit', (line: string) => line.replace(/^match (\d+) \d+/u, 'match $1 77')],
  ['the hash of it all', (line: string) => line.replace(/\w{8}$/u, '00000000')],
])('%s: changed, it is noticed', (_what, change) => {
  const [head, first] = recorded.split('\n');
  expect(change(first)).not.toBe(first);
  expect(() => replayTraces(`${head}\n${change(first)}`)).toThrow('expected');
});
