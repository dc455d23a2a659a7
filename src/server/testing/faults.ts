import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import { muster } from '#games/muster/index';
import type { FromServer } from '#table/protocol';
import { diskFailed } from '../store/commits.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { type Ear, type QuietHouse, quietHouse } from './house.ts';
import { bothRounds } from './parts.ts';

/**
 * Files that fail. The descriptors under which SQLite has opened its files are exchanged for others, on which the
 * operating system refuses what is to be refused: nothing of SQLite is imitated. (On Linux, where they can be listed.)
 */
export const FAULTS = {
  /** No room: nothing can be written. */
  full: ['/dev/full', constants.O_RDWR],
  /** What is written goes nowhere, and the disk says so when it is asked to sync. */
  unsynced: ['/dev/null', constants.O_RDWR],
  unwritable: [null, constants.O_RDONLY],
  unreadable: [null, constants.O_WRONLY],
} as const satisfies Record<string, readonly [string | null, number]>;
export type Fault = keyof typeof FAULTS;

const OPEN = '/proc/self/fd';

function descriptorsOf(file: string): number[] {
  return readdirSync(OPEN).flatMap((name) => {
    try {
      return readlinkSync(join(OPEN, name)) === file ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** From now on every operation on this file, as this process has it open, meets the fault; the answer mends it. */
export function breakFile(file: string, fault: Fault): () => void {
  const broken = descriptorsOf(file);
  const [instead, flags] = FAULTS[fault];
  for (const descriptor of broken) exchange(descriptor, instead ?? file, flags);
  return () => {
    for (const descriptor of broken) exchange(descriptor, file, constants.O_RDWR);
  };
}

/** The lowest number that is free is given first: those below are taken for a moment. */
function exchange(descriptor: number, file: string, flags: number): void {
  closeSync(descriptor);
  const others: number[] = [];
  let got = openSync(file, flags);
  while (got !== descriptor) {
    others.push(got);
    if (got > descriptor) throw new Error('somebody else has taken the descriptor');
    got = openSync(file, flags);
  }
  others.forEach(closeSync);
}

/** Calls something before every operation on a database. */
function watched(database: DatabaseSync, before: () => void): DatabaseSync {
  const OPERATIONS = new Set(['exec', 'run', 'get', 'all', 'iterate']);
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name, of);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (OPERATIONS.has(String(name))) before();
          const result: unknown = Reflect.apply(value, of, args);
          return name === 'prepare' ? wrap(result as object) : result;
        };
      },
    });
  return wrap(database);
}

export interface FaultOutcome {
  /** Operations on the database in all. */
  readonly operations: number;
  readonly acknowledged: number;
  /** Of those: not there when the files are opened again. */
  readonly lost: number;
  /** The process would have ended, because nobody knows any more what lies on the disk. */
  readonly ended: boolean;
  /** Something was refused, with a reason. */
  readonly refused: number;
}

export interface FaultPlan {
  readonly fault: Fault;
  readonly file: 'tavola.db' | 'tavola.db-wal';
  /** The operation at which it happens; and how many later it is mended again, if ever. */
  readonly at: number;
  readonly lasts: number;
  readonly seed: number;
}

/** Plays a match on a disk that fails at one moment, and then reads what lies on it. */
export async function playOnFailingDisk({ fault, file, at, lasts, seed }: FaultPlan): Promise<FaultOutcome> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'tavola-fault-'));
  const path = join(folder, 'tavola.db');
  let operations = 0;
  let mend = (): void => undefined;
  let ended = false;
  const database = openDatabase(path);
  // Nothing is remembered: whatever is needed is read from the files.
  database.exec('pragma cache_size = 1');
  const faulty = watched(database, () => {
    operations += 1;
    if (operations === at) mend = breakFile(join(folder, file), fault);
    if (operations === at + lasts) mend();
  });
  const store = sqliteStore(path, () => (ended = true), faulty);
  const house = quietHouse({ store, chance: seed });
  const acks: { seq: number; id: string }[] = [];
  let refused = 0;
  let table = '';
  try {
    const { id, keys } = await house.open(
      muster,
      { ...muster.options.settle(defaultOptions(muster.options)) },
      2,
    );
    table = id;
    const random = quickRandom(seed);
    for (let step = 0; step < STEPS && !ended; step += 1) {
      const heard = await play(house, id, keys, random, step);
      // A process that has ended says nothing more.
      if (ended) break;
      for (const message of heard) {
        if (message.type === 'done') acks.push(message);
        if (message.type === 'refused') refused += 1;
      }
      if (step % 3 === 0) ended = !tidied(faulty);
    }
  } catch {
    refused += 1;
  }
  const lost = await missing(path, table, acks);
  mend();
  database.close();
  rmSync(folder, { recursive: true });
  return { operations, acknowledged: acks.length, lost, ended, refused };
}

const STEPS = 25;

/** As the server does it, after the thread that does most of it (`checkpoints.ts`). */
function tidied(database: DatabaseSync): boolean {
  try {
    database.exec('pragma wal_checkpoint(passive)');
    return true;
  } catch (thrown) {
    return !diskFailed(thrown);
  }
}

/** Everybody comes back if need be; one move, and now and then something else. What was answered. */
async function play(
  house: QuietHouse,
  table: string,
  keys: readonly string[],
  random: Random,
  step: number,
): Promise<Extract<FromServer, { type: 'done' | 'refused' }>[]> {
  const ears: Ear[] = [];
  for (const key of keys) ears.push(await house.connect({ table, key }));
  const live = await house.tables.open(table).catch(() => null);
  if (live === null) return [];
  const { match, seq, game } = live.state();
  if (match === null) await bothRounds(table, ears);
  else {
    const [seat] = game.toAct(match.state);
    if (seat !== undefined) {
      const legal: readonly unknown[] = game.legalActions(match.state, seat);
      const word = game.encode(legal[random.below(legal.length)]);
      await ears[seat].say({ type: 'move', id: `m${step}`, after: seq, word });
      if (step % 4 === 0) await ears[seat].say({ type: 'undo', id: `u${step}`, after: seq + 1 });
    }
  }
  await new Promise(setImmediate);
  for (const { session } of ears) session.closed();
  return ears
    .flatMap(({ heard }) => heard.map((text): FromServer => JSON.parse(text)))
    .filter((message) => message.type === 'done' || message.type === 'refused');
}

/** Another process opens what lies on the disk. */
async function missing(
  path: string,
  table: string,
  acks: readonly { seq: number; id: string }[],
): Promise<number> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'tavola-after-'));
  const copy = join(folder, 'tavola.db');
  for (const part of ['', '-wal']) {
    if (existsSync(`${path}${part}`)) writeFileSync(`${copy}${part}`, readFileSync(`${path}${part}`));
  }
  const store = sqliteStore(copy, () => undefined);
  const log = acks.length === 0 ? [] : (await store.table(table))!.log;
  await store.close();
  rmSync(folder, { recursive: true });
  return acks.filter(({ seq, id }) => log[seq - 1]?.request?.id !== id).length;
}
