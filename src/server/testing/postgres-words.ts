import pg from 'pg';
import { codeOf, messageOf } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import type { PoolOf } from '../store/postgres/connection.ts';

/**
 * What is said to PostgreSQL, and what it answers, line by line: written down beside a real one, and held against it by
 * the slow tests; the quick ones say the same to whoever gives the answers that were written down.
 */

/** Moments of the database, and what a process makes up, are the same every time here. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_key, each: unknown) => {
    if (typeof each === 'number' && each > 1_600_000_000_000) return 1_800_000_000_000;
    return typeof each === 'string' && /^[\w-]{43}$/u.test(each) ? 'KEY' : each;
  });

const said = (text: string | pg.QueryConfig, values: readonly unknown[] = []): object =>
  typeof text === 'string' ? { text, values } : { name: text.name, text: text.text, values: text.values };

/** How a pool is set up, but for where it leads, and for a function. */
const toldOf = ({ connectionString: _url, onConnect: _check, ...settings }: pg.PoolConfig): pg.PoolConfig =>
  settings;

const lineOf = (what: object): string => JSON.stringify(plain(what));

export interface PostgresWords {
  readonly poolOf: PoolOf;
  /** Something else that happened, in its place among what was said. */
  note(what: object): void;
  readonly lines: readonly string[];
}

/** Everything that is said, and every answer of a real database, in its order. */
export function recordedWords(): PostgresWords {
  const lines: string[] = [];
  const note = (what: object): void => void lines.push(lineOf(what));
  const heard = async (who: string, question: object, ask: () => Promise<unknown>): Promise<unknown> => {
    note({ [who]: question });
    try {
      const answer = await ask();
      note({ rows: (answer as { rows?: unknown }).rows ?? [] });
      return answer;
    } catch (thrown) {
      note({ error: [codeOf(thrown), messageOf(thrown)] });
      throw thrown;
    }
  };
  type Query = (text: string | pg.QueryConfig, values?: unknown[]) => Promise<unknown>;
  const poolOf: PoolOf = (all) => {
    const pool = new pg.Pool(all);
    const settings = toldOf(all);
    const name = `pool of ${settings.max}`;
    note({ [name]: settings });
    const askPool = standIn<Query>(pool.query.bind(pool));
    return {
      on: pool.on.bind(pool),
      query: ((text: string, values?: unknown[]) =>
        heard(name, said(text, values), () => askPool(text, values))) as pg.Pool['query'],
      connect: standIn<pg.Pool['connect']>(async () => {
        const client = await pool.connect();
        const ask = standIn<Query>(client.query.bind(client));
        const query: Query = (text, values) =>
          heard(`one ${name}`, said(text, values), () => ask(text, values));
        const release = (isLost: boolean): void => {
          note({ [`one ${name}`]: isLost ? 'left' : 'given back' });
          client.release(isLost);
        };
        return { query, release };
      }),
      async end() {
        note({ [name]: 'ends' });
        await pool.end();
      },
    };
  };
  return { poolOf, note, lines };
}

/** Answers as was written down, and writes down what is asked: whoever says something else gets the same answers. */
export function replayedWords(record: readonly string[]): PostgresWords {
  const lines: string[] = [];
  const note = (what: object): void => void lines.push(lineOf(what));
  const heard = async (who: string, question: object): Promise<unknown> => {
    note({ [who]: question });
    const answer: { rows?: object[]; error?: [string, string] } = JSON.parse(record[lines.length] ?? '{}');
    lines.push(JSON.stringify(answer));
    if (answer.error !== undefined) {
      const [code, message] = answer.error;
      throw Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
    }
    if (answer.rows === undefined) throw new Error(`nothing was written down here: line ${lines.length}`);
    return answer;
  };
  const poolOf: PoolOf = (all) => {
    const settings = toldOf(all);
    const name = `pool of ${settings.max}`;
    note({ [name]: settings });
    return {
      on: (() => undefined) as unknown as pg.Pool['on'],
      query: ((text: string, values?: unknown[]) => heard(name, said(text, values))) as pg.Pool['query'],
      connect: standIn<pg.Pool['connect']>(async () => ({
        query: (text: string, values?: unknown[]) => heard(`one ${name}`, said(text, values)),
        release: (isLost: boolean) => note({ [`one ${name}`]: isLost ? 'left' : 'given back' }),
      })),
      end: async () => note({ [name]: 'ends' }),
    };
  };
  return { poolOf, note, lines };
}
