import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayTraces } from '../tools/training/murano/traces.ts';

const file = join(import.meta.dirname, '..', 'tools', 'training', 'murano', 'compiled', 'traces.txt');
const recorded = readFileSync(file, 'utf8');

test('matches that the compiled rules played are the same here, with every list, state and feature', () => {
  expect(replayTraces(recorded)).toEqual({ matches: 16, decisions: 3415 });
});

test.each([
  ['the position of the ring', (line: string) => line.replace(/^(match \d+ \d+ \d+) \d+/u, '$1 6')],
  ['two markets', (line: string) => line.replace(/ : (\d) (\d) (\d) (\d) : /u, ' : $2 $1 $3 $4 : ')],
  ['the hash of it all', (line: string) => line.replace(/\w{8}$/u, '00000000')],
])('%s: changed, it is noticed', (_what, change) => {
  const [head, first] = recorded.split('\n');
  expect(change(first)).not.toBe(first);
  expect(() => replayTraces(`${head}\n${change(first)}`)).toThrow('expected');
});
