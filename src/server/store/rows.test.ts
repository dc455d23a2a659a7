import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { TableEvent } from '../table/decider/events.ts';
import { type EventRow, eventRow, headAfter, NO_HEAD, readLog } from './rows.ts';

const ID = 'T'.repeat(22);
const OTHER = 'O'.repeat(22);
const EVENTS: readonly TableEvent[] = [
  { kind: 'sit', seat: 0, player: 'ann' },
  { kind: 'sit', seat: 1, player: 'bob' },
  { kind: 'digest', seat: 0, digest: '0'.repeat(64) },
  { kind: 'stand', seat: 1 },
];
const entries = EVENTS.map((event, index) => ({
  seq: index + 1,
  at: 1000 + index,
  event,
  request: index < 2 ? null : { seat: 0, id: `r${index}` },
}));
const rowsOf = (id: string): EventRow[] => entries.map((entry) => eventRow(id, entry));
const head = rowsOf(ID).reduce((before, { sum }) => headAfter(before, sum), NO_HEAD);
const end = { length: EVENTS.length, head };
const read = (rows: readonly EventRow[], to = end) => readLog(ID, rows, to);

test('a log is read as it was written', async () => {
  expect(await read(rowsOf(ID))).toEqual(entries);
  expect(await readLog(ID, [], { length: 0, head: NO_HEAD })).toEqual([]);
});

const AN_EVENT = JSON.stringify({ kind: 'abandon' });
type Damage = (rows: EventRow[]) => EventRow[];
const changed =
  (at: number, change: Partial<EventRow>): Damage =>
  (rows) =>
    rows.with(at, { ...rows[at], ...change });

test.each<[string, Damage, number]>([
  ['the first is missing', (rows) => rows.slice(1), 1],
  ['one in the middle is missing', (rows) => rows.toSpliced(1, 1), 2],
  ['two are exchanged', (rows) => [rows[0], rows[2], rows[1], rows[3]], 2],
  ['one is there twice', (rows) => [...rows, rows[3]], 5],
  ['one is of another table', (rows) => rows.with(2, rowsOf(OTHER)[2]), 3],
  ['a number is another', changed(1, { seq: 7 }), 2],
  ['a moment is another', changed(1, { at: 7 }), 2],
  ['an event is another', changed(1, { event: AN_EVENT }), 2],
  ['a seat is another', changed(2, { seat: 1 }), 3],
  ['a request is another', changed(2, { request: 'r' }), 3],
  ['a sum is another', changed(3, { sum: 'x' }), 4],
  [
    'what was written is no event',
    (rows) => rows.with(1, eventRow(ID, { ...entries[1], event: standIn({}) })),
    2,
  ],
])('where %s, it is told at which entry', async (_what, damage, number) => {
  await expect(read(damage(rowsOf(ID)))).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining(`event ${number} is damaged or missing`),
  });
});

test.each<[string, Damage, typeof end]>([
  ['the last is missing', (rows) => rows.slice(0, -1), end],
  ['all are missing', () => [], end],
  ['one more is there than was written down', (rows) => rows, { ...end, length: 3 }],
  ['the end is that of another log', (rows) => rows, { ...end, head: 'x' }],
  ['the last is another sound one', (rows) => rows.with(3, eventRow(ID, { ...entries[3], at: 5 })), end],
])('where %s, the log is called damaged', async (_what, damage, to) => {
  await expect(read(damage(rowsOf(ID)), to)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('or another end'),
  });
});
