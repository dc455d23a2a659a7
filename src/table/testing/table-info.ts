import type { SeatInfo, TableInfo } from '#table/table-info';

type Person = Extract<SeatInfo, { kind: 'person' }>;

/** A seat with somebody who is there and has said that they are ready. */
export const person = (name: string, more: Partial<Person> = {}): Person => ({
  kind: 'person',
  name,
  present: true,
  ready: true,
  standIn: null,
  resigned: false,
  ...more,
});

/** A table of Muster that two people wait at; nothing has been dealt. */
export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'k3',
  game: 'muster',
  version: 1,
  options: {},
  seats: [person('Ada'), person('Bo')],
  host: 0,
  agreement: { pace: { kind: 'free' }, away: 5, timeout: 'bot' },
  listed: false,
  phase: 'waiting',
  fair: { commitment: 'c', digests: [null, null], nonces: [null, null], withdrawn: [], leftBy: null },
  result: null,
  rematch: { wishes: [], table: null },
  watchers: 0,
  ...more,
});
