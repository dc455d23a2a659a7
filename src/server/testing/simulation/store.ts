import { standIn } from '#core/testing/stand-in';
import { problem } from '#core/problem';
import { connectTo, type Connection, URGENT } from '../../store/postgres/connection.ts';
import { groupAppends } from '../../store/postgres/appends.ts';
import { releasedOnce, sharedStore } from '../../store/postgres/shared.ts';
import type { Store } from '../../store/store.ts';
import { newAttempts } from './attempts.ts';
import { LOOK, WORK } from './content.ts';
import type { Database, Driver } from './database.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** What the driver calls when the database warns. */
type Listener = () => void;

/** The pool of the driver, with lines that lead into the simulation. */
function simulatedPool(
  database: Database,
  machine: Machine,
  patience: Pick<Driver, 'answer' | 'statement'>,
): never {
  let opened: (client: unknown) => void = () => undefined;
  const client = (): object => {
    let warned: Listener = () => undefined;
    const connection = {
      on(what: string, listener: Listener) {
        if (what === 'notice') warned = listener;
      },
      query: async ({ text, values }: { text: string; values: never[] }) => ({
        rows: await database.query(machine, text, values, { notice: () => warned(), ...patience }),
      }),
      release: () => undefined,
    };
    opened(connection);
    return connection;
  };
  const pool = {
    on(what: string, listener: (client: unknown) => void) {
      if (what === 'connect') opened = listener;
    },
    connect: () => Promise.resolve(client()),
    query: async (text: string, values: never[]) => ({
      rows: await database.query(machine, text, values, { notice: () => undefined, ...patience }),
    }),
    end: () => Promise.resolve(),
  };
  return pool as never;
}

/** Methods of which nobody can say whether they were done when the line is lost; the others may be asked again. */
const ONCE: readonly string[] = ['addChat'];
const CHANGES = /^(?:add|append|set|rename|drop|take|remove|mend|invite$)/u;

const noRoom = (): Error => problem('storage', 'there is no room');
const isRefused = (name: string, database: Database): boolean => name === 'addTable' && database.isRefused();

type Method = (...given: readonly unknown[]) => Promise<unknown>;
type Way = (name: string, run: () => Promise<unknown>) => Promise<unknown>;

/** Every method of a store, done at the end of a way. */
function atTheEndOf(way: Way, store: Store): Store {
  const methods = Object.entries(store).flatMap(([name, method]) =>
    typeof method === 'function'
      ? [[name, (...args: unknown[]) => way(name, () => (method as Method)(...args))] as const]
      : [],
  );
  const rest = { shared: null, roomLeft: () => Infinity, close: () => Promise.resolve() };
  return { ...standIn<Store>(Object.fromEntries(methods)), ...rest };
}

/**
 * The store of one process of several: driver, group commit and what processes tell each other are those of PostgreSQL,
 * and only the statements themselves are done in memory.
 */
export async function simulatedStore(database: Database, machine: Machine): Promise<Store> {
  const connect = (patience?: typeof URGENT): Connection =>
    connectTo(
      '',
      10,
      () => Promise.resolve(),
      ({ query_timeout: answer, statement_timeout: statement }) =>
        simulatedPool(database, machine, { answer: Number(answer), statement: Number(statement) }),
      patience,
    );
  const connection = connect();
  const shared = await sharedStore(connection, connect(URGENT), machine.name);
  const { append, settled } = groupAppends(connection, machine.name);
  const way: Way = async (name, run) => {
    if (isRefused(name, database)) throw noRoom();
    if (name === 'addChat') database.mayLoseLine(machine.name);
    const values = [database.content.work(run)];
    const [row] = await (ONCE.includes(name)
      ? connection.write(name, WORK, values)
      : CHANGES.test(name)
        ? connection.change(WORK, values)
        : connection.rows(LOOK, values));
    const { value } = row as { value: { thrown?: unknown } | null };
    if (value !== null && typeof value === 'object' && 'thrown' in value) throw value.thrown;
    return value;
  };
  const { content, now } = database;
  const { writes, mayDoubt } = newAttempts(now, (table) => content.fails(machine.name, table));
  const store = content.store(machine.name);
  /** As the statement of PostgreSQL: only who hosts a table adds a line. */
  const addChat: Store['addChat'] = async (table, ...said) => {
    const host = content.hostOf(table)?.process ?? null;
    if (host !== null && host !== machine.name) throw problem('taken', 'another process hosts this table');
    return store.addChat(table, ...said);
  };
  const methods = atTheEndOf(way, { ...store, addChat });
  return {
    ...methods,
    addChat: (table, ...said) => writes(table, () => methods.addChat(table, ...said)),
    append(id, entry, index) {
      content.decides(machine.name, id, entry);
      // A table that is over is read. It is claimed only by who does not know how its log ends.
      const isClaimed = entry.event.kind === 'claim' && index.phase === 'over';
      if (isClaimed && !mayDoubt(id)) {
        database.broken.push(`${machine.name} claims a table that is over`);
      }
      return writes(id, () => append(id, entry, index));
    },
    shared: releasedOnce(settled, {
      ...shared,
      adopt: (table, ...read) => writes(table, () => shared.adopt(table, ...read)),
    }),
  };
}

/** The store of a process that is alone with its disk: what was not kept when it dies never is. */
export function diskStore(world: World, database: Database, machine: Machine): Store {
  const way: Way = (name, run) =>
    new Promise((resolve, reject) => {
      machine.after(world.between(1, 50) / 10, () => {
        const isFull = CHANGES.test(name) && database.isFull();
        if (isFull || isRefused(name, database)) return reject(noRoom());
        const done = run();
        return machine.after(world.between(0, 20) / 10, () => void done.then(resolve, reject));
      });
    });
  const { content, now } = database;
  const { writes } = newAttempts(now, (table) => content.fails(machine.name, table));
  const store = atTheEndOf(way, content.store(machine.name));
  return { ...store, append: (id, ...entry) => writes(id, () => store.append(id, ...entry)) };
}
