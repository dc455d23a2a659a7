import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Sight, Table } from '#table/table';
import type * as settings from '../settings.ts';
import { usePage } from '../testing/page.ts';
import type * as warnings from './warnings.ts';

usePage();
let parts: typeof warnings & typeof settings;
let costs: number[] = [];
let notify: (sight: Sight) => void = () => undefined;
const sent: string[] = [];

const sightOf = (view: string): Sight => standIn<Sight>({ seat: 0, view, toAct: [0] });
const table = standIn<Table>({
  watch(_seat, tell) {
    notify = tell;
    tell(sightOf('first'));
    return () => undefined;
  },
});

beforeAll(async () => {
  parts = { ...(await import('./warnings.ts')), ...(await import('../settings.ts')) };
});

beforeEach(() => {
  sent.length = 0;
  parts.change({ help: 'warn' });
});

const begin = () => parts.warner(table, 0, () => Promise.resolve(costs.shift() ?? 0));
const play = (asked: ReturnType<typeof begin>, word: string): boolean =>
  asked.ask(table, 0, word, () => sent.push(word));

test('what costs little is sent once it is judged, with what was to follow it', async () => {
  costs = [0.049];
  const asked = begin();
  expect([play(asked, 'a'), play(asked, 'b')]).toEqual([true, true]);
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b']), 20_000);
  expect(parts.warning.value).toBeNull();
});

test('a costly move waits for an answer: played all the same, or not', async () => {
  costs = [0.05, 0.3];
  const asked = begin();
  play(asked, 'a');
  await vi.waitFor(() => expect(parts.warning.value?.cost).toBe(0.05), 20_000);
  expect(sent).toEqual([]);
  parts.warning.value!.playAnyway();
  expect([sent, parts.warning.value]).toEqual([['a'], null]);
  play(asked, 'b');
  await vi.waitFor(() => expect(parts.warning.value?.cost).toBe(0.3), 20_000);
  parts.warning.value!.thinkAgain();
  expect([sent, parts.warning.value]).toEqual([['a'], null]);
});

test('what has changed at the table ends the question', async () => {
  costs = [0.4];
  const asked = begin();
  play(asked, 'a');
  await vi.waitFor(() => expect(parts.warning.value).not.toBeNull(), 20_000);
  notify(sightOf('second'));
  expect([sent, parts.warning.value]).toEqual([[], null]);
});

test('nobody is held up who did not ask for it, at another table, or on another seat', () => {
  const asked = begin();
  expect(asked.ask({ ...table }, 0, 'a', () => undefined)).toBe(false);
  expect(asked.ask(table, 1, 'a', () => undefined)).toBe(false);
  parts.change({ help: 'ask' });
  expect(play(asked, 'a')).toBe(false);
});
