import { problem } from '#core/problem';
import type { Store } from '../store.ts';
import { chat } from './chat.ts';
import { connectTo, type Connection, type PoolOf, URGENT } from './connection.ts';
import { migrate } from './migrations.ts';
import { people } from './people.ts';
import { clearly, mustBeDurable, mustHaveRights } from './readiness.ts';
import { releasedOnce, sharedStore } from './shared.ts';
import { tables } from './tables.ts';

/** It is brought up to date first; one that cannot be used is refused with a sentence that says why. */
export async function readyConnection(
  url: string,
  connections: number,
  poolOf?: PoolOf,
): Promise<Connection> {
  const connection = connectTo(url, connections, mustBeDurable, poolOf);
  try {
    await connection.alone(async (client) => {
      await mustHaveRights(client);
      await migrate(client);
    });
  } catch (thrown) {
    await connection.close();
    throw clearly(url, thrown);
  }
  return connection;
}

/** A bulkhead in the pool: connections for heartbeats alone, so that a rush of requests cannot make a process look dead. */
const reservedOf = (connections: number): number => (connections < LEAST_TO_SHARE ? 0 : RESERVED);
const RESERVED = 2;
const LEAST_TO_SHARE = 4;

/** For tests: another database, and a name for this process. */
interface Stand {
  readonly poolOf?: PoolOf;
  readonly process?: string;
}

/** PostgreSQL, for one process or several. */
export async function postgresStore(
  url: string,
  connections: number,
  { poolOf, process }: Stand = {},
): Promise<Store> {
  const reserved = reservedOf(connections);
  const connection = await readyConnection(url, connections - reserved, poolOf);
  const { rows, change } = connection;
  const urgent = reserved === 0 ? connection : connectTo(url, reserved, mustBeDurable, poolOf, URGENT);
  const shared = await sharedStore(connection, urgent, process);
  const { settled, ...tableStore } = tables(connection, shared.process);
  return {
    ...people(connection),
    ...tableStore,
    ...chat(connection, shared.process),
    async setting(name) {
      const [row] = await rows<{ value: string }>('select value from settings where name = $1', [name]);
      return row?.value ?? null;
    },
    async set(name, value) {
      await change(
        'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
        [name, value],
      );
    },
    async addOutage(from, to) {
      await change(
        `insert into outages (begun, ended) values ($1, $2)
        on conflict (begun) do update set ended = greatest(outages.ended, excluded.ended)`,
        [from, to],
      );
    },
    outages: (since) =>
      rows('select begun as from, ended as to from outages where ended > $1 order by begun', [since]),
    async newest() {
      const [row] = await rows<{ newest: number | null }>('select max(at) as newest from tables');
      return row?.newest ?? null;
    },
    shared: releasedOnce(settled, shared),
    roomLeft: () => Infinity,
    backup: () =>
      Promise.reject(problem('storage', 'PostgreSQL is copied by its own programs, such as pg_dump')),
    async close() {
      await settled();
      if (urgent !== connection) await urgent.close();
      await connection.close();
    },
  };
}
