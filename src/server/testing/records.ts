import type { TableHeader, LoggedEvent } from '../table/decider/events.ts';
import type { Index, Store, TableToStore } from '../store/store.ts';

export const ID = 'T'.repeat(22);
export const INDEX: Index = { phase: 'waiting', open: true, players: ['ann', null], due: null };

const someHeader = (id = ID): TableHeader => ({
  id,
  game: 'muster',
  version: 1,
  options: { first: 'seat0' },
  seats: [{ kind: 'person' }, { kind: 'person' }],
  host: 0,
  agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
  listed: true,
  commitment: 'c',
});

export const someTable = (id = ID, change: Partial<TableToStore> = {}): TableToStore => ({
  header: someHeader(id),
  secret: 'secret',
  watch: 'watch',
  invitations: [{ seat: 1, digest: `invitation ${id}` }],
  events: [entry(1, { kind: 'sit', seat: 0, player: 'ann' })],
  index: INDEX,
  ...change,
});

export const entry = (
  seq: number,
  event: LoggedEvent['event'],
  request: LoggedEvent['request'] = null,
): LoggedEvent => ({
  seq,
  at: 1000 + seq,
  event,
  request,
});

/** Another device of a player, as people get it: by a code. */
export async function addKey(store: Store, player: string, key: string, most = 10): Promise<void> {
  await store.addCode(player, `code for ${key}`, 1);
  await store.takeCode(`code for ${key}`, 1, key, most);
}
