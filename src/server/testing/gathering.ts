import type * as v from 'valibot';
import type { SharedKind } from '#table/table-info';
import * as routes from '#table/routes';
import { accept, connect, getReady, type Guest, newPerson, type Person, want } from './client.ts';

/** One deal at several tables, with everybody on their seat. */
export interface SharedDeal {
  readonly id: string;
  readonly watch: string;
  readonly people: readonly Person[];
  /** The tables, and who is connected to each. */
  readonly tables: readonly { readonly id: string; readonly guests: readonly Guest[] }[];
  look(headers?: Record<string, string>): Promise<v.InferOutput<typeof routes.GatheringLook>>;
  close(): Promise<void>;
}

const FREE = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;

/** Two tables of two of a game: people gather, make the deal, and go to their tables. */
export async function sharedDeal(
  url: string,
  game: string,
  kind: SharedKind,
  { tables: count = 2 } = {},
): Promise<SharedDeal> {
  const names = Array.from({ length: 2 * count }, (_, seat) => `Guest ${seat}`);
  const people = await Promise.all(names.map((name) => newPerson(url, name)));
  const [{ key }] = people;
  const body = {
    kind,
    tables: count,
    game,
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    agreement: FREE,
  };
  const opened = await want(routes.TableOpened, url, 'POST', '/api/gatherings', { key, body });
  for (const [at, person] of people.slice(1).entries()) {
    await accept(url, person.key, opened.invitations[at].code);
  }
  const { id } = opened.table;
  const gathered = await Promise.all(people.map((person) => connect(url, { table: id, key: person.key })));
  await Promise.all(gathered.map(getReady));
  await Promise.all(gathered.map((guest) => guest.until(() => guest.table().phase === 'over')));
  const ids = gathered[0].table().gathering!.opened!;
  const tables = await Promise.all(
    ids.map(async (table, number) => ({
      id: table,
      guests: await Promise.all(
        people.slice(2 * number, 2 * number + 2).map((person) => connect(url, { table, key: person.key })),
      ),
    })),
  );
  return {
    id,
    watch: opened.watch,
    people,
    tables,
    look: (headers = { 'x-watch': opened.watch }) =>
      want(routes.GatheringLook, url, 'GET', `/api/gatherings/${id}`, { headers }),
    async close() {
      const all = [...gathered, ...tables.flatMap(({ guests }) => guests)];
      await Promise.all(all.map((guest) => guest.close()));
    },
  };
}
