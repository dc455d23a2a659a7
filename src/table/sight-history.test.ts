import { expect, test } from 'vitest';
import type { ReceivedSight } from './remote.ts';
import { sightHistory } from './sight-history.ts';
import type { Sight } from './table.ts';

/** What was received after so many actions, all of them by the second seat. */
const received = (lines: number, view: string): ReceivedSight =>
  ({ message: { view }, log: Array.from({ length: lines }, () => ({ seat: 1 })), before: 'x' }) as never;
const viewsOf = (sights: readonly Sight[] | null): unknown => sights?.map(({ view }) => view) ?? null;
const history = (first: ReceivedSight) =>
  sightHistory(first, ({ message, before }) => ({ view: message.view, before, event: null }) as never);

test('what was seen is shown from one line of the log on, each with what was before it', () => {
  const seen = history(received(2, 'a'));
  seen.add(received(3, 'b'));
  seen.add(received(4, 'c'));
  expect(viewsOf(seen.since(2))).toEqual(['a', 'b', 'c']);
  expect(viewsOf(seen.since(3))).toEqual(['b', 'c']);
  expect(seen.since(2)?.map(({ event }) => event?.before)).toEqual([undefined, 'a', 'b']);
  expect(seen.since(2)?.[1]?.event).toMatchObject({ kind: 'played', seat: 1, notation: '' });
});

test('what happened before the page came is not known, and what was taken back has not happened', () => {
  const seen = history(received(2, 'a'));
  expect(seen.since(1)).toBeNull();
  seen.add(received(3, 'b'));
  seen.add(received(2, 'a again'));
  expect(viewsOf(seen.since(2))).toEqual(['a again']);
  expect(seen.since(3)).toBeNull();
});
