import { expect, test } from 'vitest';
import type { ProcessRow } from '../../store/store.ts';
import type { LoggedEvent } from '../../table/decider/events.ts';
import { newKnowledge } from './knowledge.ts';

const CLAIM: LoggedEvent = {
  seq: 8,
  at: 1,
  event: { kind: 'claim', process: 'p1', lostSince: 4000 },
  request: null,
};
const renewals = (at: number): ReadonlyMap<string, { at: number; seen: number }> =>
  new Map([['p0', { at, seen: at }]]);
const rows = (seen: number): ReadonlyMap<string, ProcessRow> =>
  new Map([['p0', { id: 'p0', url: '', seen }]]);

test('a claim that is kept a minute after it was decided is held against what was known then, and not later', () => {
  let now = 5000;
  const knowledge = newKnowledge(() => now);
  knowledge.looks('p1', renewals(4000), rows(4000));
  now = 12_000;
  knowledge.looks('p1', renewals(4000), rows(4000));
  knowledge.seesHost('p1', 'table', 'p0');
  knowledge.decides('p1', 'table', CLAIM);
  // From here on it waits: its process stands still, or the database does.
  now = 72_000;
  knowledge.looks('p1', renewals(71_000), rows(71_000));
  knowledge.seesHost('p1', 'table', 'p2');
  const { at, seenHost, silenceOf, lastLivesOf } = knowledge.decision('p1', 'table', CLAIM);
  expect({ at, seenHost, silence: silenceOf('p0'), lastLives: lastLivesOf('p0') }).toEqual({
    at: 12_000,
    seenHost: 'p0',
    silence: 8000,
    lastLives: [4000, 4000],
  });
});

test('what was seen long before a decision, or by another process, or of nobody, counts for nothing', () => {
  let now = 0;
  const knowledge = newKnowledge(() => now);
  knowledge.looks('p1', renewals(0), rows(0));
  now = 20_000;
  knowledge.looks('p2', renewals(1000), rows(1000));
  knowledge.looks('p1', renewals(19_000), rows(19_000));
  knowledge.seesHost('p2', 'table', 'p0');
  knowledge.decides('p1', 'table', CLAIM);
  const { seenHost, silenceOf, lastLivesOf } = knowledge.decision('p1', 'table', CLAIM);
  expect([seenHost, silenceOf('p0'), lastLivesOf('p0')]).toEqual([undefined, 1000, [19_000]]);
  expect([silenceOf('p9'), lastLivesOf('p9')]).toEqual([-Infinity, [null]]);
  expect(knowledge.looksOf('p1')).toEqual([0, 20_000]);
});
