import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { stoppedTables } from './stopped.ts';
import { handClock } from '../testing/clock.ts';
import { quiet } from '../testing/start.ts';

test('what a second look would not find otherwise is not looked at again, and told as what it is', () => {
  const clock = handClock();
  const counted: string[] = [];
  const metrics = { stopped: (reason: string) => void counted.push(reason) };
  const stopped = stoppedTables({ clock, log: quiet, metrics });
  for (const code of ['broken', 'damaged', 'other-version', 'storage']) stopped.add(code, problem(code, ''));
  stopped.add('bug', new Error('a bug'));
  const tables = ['broken', 'damaged', 'other-version', 'storage', 'bug'];
  expect(tables.map((table) => stopped.why(table)?.code)).toEqual([
    'broken',
    'damaged',
    'other-version',
    undefined,
    'broken',
  ]);
  expect(tables.every(stopped.rests)).toBe(true);
  expect(counted).toEqual(['broken', 'damaged', 'other-version', 'storage', 'broken']);
  clock.advance(60_000);
  expect(tables.some(stopped.rests)).toBe(false);
});

test('a table that is stopped again while it rests does not rest longer for it; afterwards twice as long', () => {
  const clock = handClock();
  const stopped = stoppedTables({ clock, log: quiet, metrics: { stopped: () => undefined } });
  const lengths = [1, 2].map(() => {
    for (let time = 0; time < 3; time += 1) stopped.add('table', new Error('a bug'));
    let minutes = 0;
    for (; stopped.rests('table'); minutes += 1) clock.advance(60_000);
    return minutes;
  });
  expect(lengths).toEqual([1, 2]);
});

test('of very many stopped tables those that were stopped longest ago are forgotten', () => {
  const clock = handClock();
  const stopped = stoppedTables({ clock, log: quiet, metrics: { stopped: () => undefined } });
  const thrown = problem('damaged', '');
  for (let each = 0; each < 10_003; each += 1) stopped.add(`table ${each}`, thrown);
  expect(stopped.size).toBe(10_000);
  expect([stopped.rests('table 2'), stopped.rests('table 3')]).toEqual([false, true]);
});
