import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '#core/game';
import type { JsonObject } from '#core/json';
import { defaultOptions } from '#core/options';
import { isProblem } from '#core/problem';
import { quickRandom, type Random } from '#core/random';
import { GAMES } from '#games/index';
import type { LoggedEvent } from '../table/decider/events.ts';
import { digestOf } from '../players/keys.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Ear, type QuietHouse, quietHouse } from './house.ts';
import { bothRounds } from './parts.ts';

/** A database as it lies on a disk, and everything in it that somebody was promised. */
interface Image {
  readonly file: Buffer;
  /** The log of the database, as a process leaves it that is killed; null: it was closed. */
  readonly log: Buffer | null;
  readonly tables: readonly Promised[];
}
interface Promised {
  readonly id: string;
  readonly keys: readonly string[];
  readonly log: readonly LoggedEvent[];
  readonly lines: number;
}

/** What became of every table of every damaged file. */
export interface Verdicts {
  files: number;
  /** Nothing is missing. */
  whole: number;
  /** The database was refused with a sentence; the table was; the log of the database was called damaged. */
  refused: number;
  stopped: number;
  announced: number;
  /** Told to the client who comes back, and only then. */
  atReturn: number;
  /** Something that was promised is missing, and nobody is told. */
  silent: number;
  /** A player who is not known any more, or a line of chat that is gone, without a word. */
  strangers: number;
  unsaid: number;
}

const never = (thrown: unknown): void => {
  throw thrown;
};
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Plays matches on a real database and looks at its files from time to time. */
async function images(seed: number, matches = 8): Promise<readonly Image[]> {
  const random = quickRandom(seed);
  const folder = mkdtempSync(join(MEMORY, 'tavola-whole-'));
  const file = join(folder, 'tavola.db');
  const database = openDatabase(file);
  const store = sqliteStore(file, never, database);
  const house = quietHouse({ store, chance: 1 + seed });
  const playing: Playing[] = [];
  for (let match = 0; match < matches; match += 1) {
    playing.push(await begun(house, GAMES[match % GAMES.length]));
  }
  const look = async (log: boolean): Promise<Image> => ({
    file: readFileSync(file),
    log: log ? readFileSync(`${file}-wal`) : null,
    tables: await Promise.all(playing.map(async ({ id, keys }) => promisedOf(store, id, keys))),
  });
  const states: Image[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const each of playing) {
      // Some are played to their end, some have hardly begun.
      const moves = playing.indexOf(each) % 4 === 0 ? 60 : 1 + random.below(6);
      for (let move = 0; move < moves; move += 1) await moved(house, each, random, `${round}-${move}`);
      await each.ears[0].say({ type: 'chat', id: `c${round}`, text: `round ${round}` });
    }
    if (round % 2 === 0) database.exec('pragma wal_checkpoint(passive)');
    states.push(await look(true));
  }
  const closed = await look(false);
  await store.close();
  states.push({ ...closed, file: readFileSync(file) });
  rmSync(folder, { recursive: true });
  return states;
}

interface Playing {
  readonly id: string;
  readonly game: AnyGame;
  readonly keys: readonly string[];
  readonly ears: readonly Ear[];
}

async function begun(house: QuietHouse, game: AnyGame): Promise<Playing> {
  const options: JsonObject = game.options.settle(defaultOptions(game.options));
  const { id, keys } = await house.open(game, options, 2);
  const ears: Ear[] = [];
  for (const key of keys) ears.push(await house.connect({ table: id, key }));
  await bothRounds(id, ears);
  return { id, game, keys, ears };
}

async function moved(
  house: QuietHouse,
  { id, game, ears }: Playing,
  random: Random,
  request: string,
): Promise<void> {
  const { match, seq, result } = (await house.live(id)).state();
  const [seat] = match === null || result !== null ? [] : game.toAct(match.state);
  if (match === null || seat === undefined) return;
  const legal: readonly unknown[] = game.legalActions(match.state, seat);
  const word = game.encode(legal[random.below(legal.length)]);
  await ears[seat].say({ type: 'move', id: request, after: seq, word });
}

async function promisedOf(store: Store, id: string, keys: readonly string[]): Promise<Promised> {
  return { id, keys, log: (await store.table(id))!.log, lines: (await store.chat(id, 1000)).length };
}

/** Damages so many files, each in 1 to 64 bytes, opens them, and asks for everything that was promised. */
export async function damaged(count: number, seed: number, tell?: (line: string) => void): Promise<Verdicts> {
  const random = quickRandom(seed);
  const all = await images(seed);
  const verdicts: Verdicts = {
    files: 0,
    whole: 0,
    refused: 0,
    stopped: 0,
    announced: 0,
    atReturn: 0,
    silent: 0,
    strangers: 0,
    unsaid: 0,
  };
  for (let each = 0; each < count; each += 1) {
    const image = all[random.below(all.length)];
    const inLog = image.log !== null && random.below(3) === 0;
    const hurt = inLog
      ? { ...image, log: hit(image.log, random) }
      : { ...image, file: hit(image.file, random) };
    await judge(hurt, inLog, verdicts, (line) => tell?.(`file ${each} of seed ${seed}: ${line}`));
    verdicts.files += 1;
  }
  return verdicts;
}

const PAGE = 4096;

/** Overwrites bytes: side by side or scattered, anywhere or where pages say what is on them. */
function hit(bytes: Buffer, random: Random): Buffer {
  const hurt = Buffer.from(bytes);
  const count = 1 + random.below(64);
  const scattered = random.below(2) === 0;
  const inHeads = random.below(2) === 0;
  const place = (): number => {
    const anywhere = random.below(hurt.length);
    return inHeads ? anywhere - (anywhere % PAGE) + random.below(48) : anywhere;
  };
  const manner = random.below(3);
  const start = place();
  for (let each = 0; each < count; each += 1) {
    const at = Math.min(hurt.length - 1, scattered ? place() : start + each);
    hurt[at] = [random.below(256), 0, 255][manner];
  }
  return hurt;
}

async function judge(
  image: Image,
  inLog: boolean,
  verdicts: Verdicts,
  tell: (line: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(MEMORY, 'tavola-hurt-'));
  const file = join(folder, 'tavola.db');
  writeFileSync(file, image.file);
  if (image.log !== null) writeFileSync(`${file}-wal`, image.log);
  const said: string[] = [];
  let store: Store | null = null;
  try {
    const note = (line: string): void => void said.push(line);
    store = sqliteStore(file, never, openDatabase(file, note), note);
    for (const table of image.tables) {
      const verdict = await verdictOn(store, table, inLog, said);
      verdicts[verdict] += 1;
      if (verdict === 'silent') {
        tell(`table ${table.id} in ${inLog ? 'the log' : 'the file'}: ${said.join('; ')}`);
      }
      await askAround(store, table, said, verdicts);
    }
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code === 'ERR_SQLITE_ERROR') throw thrown;
    verdicts.refused += image.tables.length;
  } finally {
    await store?.close().catch(() => undefined);
    rmSync(folder, { recursive: true });
  }
}

async function verdictOn(
  store: Store,
  { id, keys, log }: Promised,
  inLog: boolean,
  said: string[],
): Promise<'whole' | 'stopped' | 'announced' | 'atReturn' | 'silent'> {
  let table;
  try {
    table = await store.table(id);
  } catch (thrown) {
    if (!isProblem(thrown)) said.push(String(thrown instanceof Error ? thrown.stack : thrown));
    return isProblem(thrown) ? 'stopped' : 'silent';
  }
  if (table !== null && JSON.stringify(table.log) === JSON.stringify(log)) return 'whole';
  if (said.some((line) => line.includes('-wal'))) return 'announced';
  // In the file itself, nothing may be found out so late.
  if (!inLog) return 'silent';
  const house = quietHouse({ store });
  const { heard } = await house.connect({ table: id, key: keys[0], seq: log.length });
  return heard.at(-1)?.includes('rolled-back') ? 'atReturn' : 'silent';
}

/** Is everybody known, and everything still there that was said? Or was it told that something is damaged? */
async function askAround(
  store: Store,
  { id, keys, lines }: Promised,
  said: readonly string[],
  verdicts: Verdicts,
): Promise<void> {
  for (const key of keys) {
    const player = await store.playerByKey(digestOf(key)).catch(() => 'told');
    if (player === null && said.length === 0) verdicts.strangers += 1;
  }
  const chat = await store.chat(id, 1000).catch(() => null);
  if (chat !== null && chat.length < lines && said.length === 0) verdicts.unsaid += 1;
}
