import pg from 'pg';
import { codeOf, isProblem, messageOf, problem, type Problem } from '#core/problem';

export type ResultRow = Readonly<Record<string, unknown>>;
export type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Scalar[];

/** One statement at a time, each a transaction of its own: nothing stays open across a round trip. */
export interface Connection {
  /** A read. */
  rows<Row extends pg.QueryResultRow = ResultRow>(
    text: string,
    values?: readonly Value[],
  ): Promise<readonly Row[]>;
  /** A write that may be done again. It is refused also when nobody can say whether it was done. */
  change<Row extends pg.QueryResultRow = ResultRow>(
    text: string,
    values?: readonly Value[],
  ): Promise<readonly Row[]>;
  /**
   * A write that must not be done twice. It rejects with the code `unknown` when nobody can say whether it was done: the
   * connection was lost, or the database warned that a standby has not confirmed it.
   */
  write<Row extends pg.QueryResultRow = ResultRow>(
    name: string,
    text: string,
    values: readonly Value[],
  ): Promise<readonly Row[]>;
  /** Several statements on a connection of their own, on which each may take very long. */
  alone<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Milliseconds: for a new connection (or a free one), for a statement, and until it is given up here. */
interface Patience {
  readonly connect: number;
  readonly statement: number;
  readonly answer: number;
}
const USUAL: Patience = { connect: 5000, statement: 10_000, answer: 12_000 };
/** For signs of life: whoever is not heard of for four seconds lets go of all tables, and a line that is lost is left sooner. */
export const URGENT: Patience = { connect: 5000, statement: 3000, answer: 3500 };
/** For a migration, or for waiting until another process has made one: there and here, or it would be given up halfway. */
const LONG: Patience = { connect: 5000, statement: 600_000, answer: 602_000 };
/** A process that is frozen inside a transaction must not hold up the others. */
const IDLE_IN_TRANSACTION = 3000;
const KEEP_ALIVE = 10_000;

export type PoolOf = (settings: pg.PoolConfig) => Pick<pg.Pool, 'on' | 'connect' | 'query' | 'end'>;
const realPool: PoolOf = (settings) => new pg.Pool(settings);

/** `check` is asked for every new connection: after a failover the other side may be another machine. */
export function connectTo(
  url: string,
  most: number,
  check: (client: pg.ClientBase) => Promise<void>,
  poolOf: PoolOf = realPool,
  patience = USUAL,
): Connection {
  const doubtful = new WeakSet<pg.ClientBase>();
  const opened = (max: number, { connect, statement, answer }: Patience): ReturnType<PoolOf> => {
    const lines = poolOf({
      connectionString: url,
      max,
      connectionTimeoutMillis: connect,
      idleTimeoutMillis: 30_000,
      statement_timeout: statement,
      query_timeout: answer,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
      keepAlive: true,
      // By itself the system asks after two hours whether the other side is still there.
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      application_name: 'tavola',
      options: '-c client_min_messages=warning',
      onConnect: check,
    });
    // An idle connection that is lost is taken out of the pool; the next statement has another one.
    lines.on('error', () => undefined);
    lines.on('connect', (client) => {
      client.on('notice', () => doubtful.add(client));
      client.on('error', () => undefined);
    });
    return lines;
  };
  const pool = opened(most, patience);

  const taken = async (lines = pool): Promise<pg.PoolClient> => {
    try {
      return await lines.connect();
    } catch (thrown) {
      throw refused(thrown);
    }
  };
  const written = async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]> => {
    const client = await taken();
    let lost = true;
    try {
      const { rows } = await client.query<Row>(statement);
      // A wait for the standby that was broken off is answered with success and a warning.
      if (doubtful.has(client)) throw unknown('the database warned');
      lost = false;
      return rows;
    } catch (thrown) {
      lost = !isDefinite(thrown);
      throw lost && !isOurs(thrown) ? unknown(messageOf(thrown)) : refused(thrown);
    } finally {
      client.release(lost);
    }
  };
  return {
    async rows<Row extends pg.QueryResultRow>(text: string, values: readonly Value[] = []) {
      try {
        return (await pool.query<Row>(text, [...values])).rows;
      } catch (thrown) {
        throw refused(thrown);
      }
    },
    change: <Row extends pg.QueryResultRow>(text: string, values: readonly Value[] = []) =>
      written<Row>({ text, values: [...values] }).catch((thrown: unknown) => {
        throw isProblem(thrown) && thrown.code === 'unknown' ? problem('storage', thrown.message) : thrown;
      }),
    write: (name, text, values) => written({ name, text, values: [...values] }),
    async alone(work) {
      const own = opened(1, LONG);
      try {
        const client = await taken(own);
        return await work(client).finally(() => client.release(true));
      } finally {
        await own.end();
      }
    },
    close: () => pool.end(),
  };
}

const unknown = (why: string): Problem =>
  problem('unknown', `nobody knows whether the database has kept it: ${why}`);

const refused = (thrown: unknown): Problem =>
  isOurs(thrown) ? thrown : Object.assign(problem('storage', refusalText(thrown)), { cause: thrown });

/** What is said here; the database and the system have codes of their own. */
const OURS = new Set(['unknown', 'storage', 'unusable-database', 'newer-database']);
export const isOurs = (thrown: unknown): thrown is Problem => isProblem(thrown) && OURS.has(thrown.code);

const refusalText = (thrown: unknown): string => `the database refused: ${messageOf(thrown)}`;

/**
 * States of a statement that failed as a whole, on a connection that lives: what was asked for was wrong, in the way of
 * something else, too much, or took too long. How grave it is the database says in the language of its administrator.
 */
const DEFINITE = /^(?:2[1-4]|25006|40001|40P01|4[24]|5[345]|57014)/u;
const isDefinite = (thrown: unknown): boolean =>
  thrown instanceof pg.DatabaseError && DEFINITE.test(thrown.code ?? '');

/** What the database itself calls the failure: a state of five characters; '' when it did not say anything. */
export function stateOf(thrown: unknown): string {
  return thrown instanceof Error && thrown.cause !== undefined ? stateOf(thrown.cause) : codeOf(thrown);
}

export const UNIQUE_VIOLATION = '23505';
