import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom, type Random } from '#core/random';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { entry, someTable } from './records.ts';

/** What lies on a disk. */
interface Disk {
  readonly file: Buffer;
  readonly log: Buffer;
}

interface Verdict {
  images: number;
  /** Of those: something that was answered is missing; half of a commit is there; it is no database any more. */
  lost: number;
  half: number;
  broken: number;
  /** It was called damaged, though a power cut damages nothing that was answered. */
  alarms: number;
  /** Came back without, or with what was being written: both must happen, or the cuts are too tame. */
  before: number;
  after: number;
}

const SECTOR = 512;
const IDS = ['T', 'U', 'V'].map((letter) => letter.repeat(22));
const PLAYING = { phase: 'playing', open: false, players: ['ann', 'bob'], due: 1 } as const;

const never = (thrown: unknown): void => {
  throw thrown;
};

/**
 * Cuts the power while commits and checkpoints are being written. What was synced before is there; of what was being
 * written, any sectors are, in any order, and a file that grew has any length. Then the store is opened on that.
 * `early`: a mutant that answers before it syncs, which must be found out.
 */
export async function powerCuts(images: number, seed: number, early = false): Promise<Verdict> {
  const random = quickRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'tavola-power-'));
  const file = join(folder, 'tavola.db');
  const database = openDatabase(file);
  database.exec('pragma wal_autocheckpoint = 0');
  const store = sqliteStore(file, never, database);
  for (const id of IDS) await store.addTable(someTable(id, { index: PLAYING }));
  const look = (): Disk => ({ file: readFileSync(file), log: readFileSync(`${file}-wal`) });
  const verdict: Verdict = { images: 0, lost: 0, half: 0, broken: 0, alarms: 0, before: 0, after: 0 };
  let lengths = IDS.map(() => 1);
  while (verdict.images < images) {
    const [disk, answered] = [look(), lengths];
    if (random.below(6) === 0) database.exec('pragma wal_checkpoint(passive)');
    else lengths = await commit(store, lengths, random);
    const written = look();
    for (let cut = 0; cut < 5 && verdict.images < images; cut += 1) {
      const image = {
        file: torn(disk.file, written.file, random),
        log: tornLog(disk.log, written.log, random),
      };
      const actual = await reopened(image, () => (verdict.alarms += 1));
      verdict.images += 1;
      verdict[outcomeOf(actual, answered, lengths)] += 1;
      const promised = early ? lengths : answered;
      if (actual?.some((length, table) => length < promised[table])) verdict.lost += 1;
    }
  }
  await store.close();
  rmSync(folder, { recursive: true });
  return verdict;
}

function outcomeOf(
  actual: readonly number[] | null,
  before: readonly number[],
  after: readonly number[],
): 'before' | 'after' | 'half' | 'broken' {
  if (actual === null) return 'broken';
  if (String(actual) === String(after)) return 'after';
  return String(actual) === String(before) ? 'before' : 'half';
}

/** A few moves that arrive together, at any of the tables; how many events each of them has then. */
async function commit(store: Store, lengths: readonly number[], random: Random): Promise<number[]> {
  const next = [...lengths];
  const writing = Array.from({ length: 1 + random.below(4) }, (_, each) => {
    const table = random.below(IDS.length);
    next[table] += 1;
    const move = { kind: 'move', seat: 0, word: 'x'.repeat(1 + random.below(100)) } as const;
    return store.append(
      IDS[table],
      entry(next[table], move, { seat: 0, id: `${next[table]}-${each}` }),
      PLAYING,
    );
  });
  await Promise.all(writing);
  return next;
}

/** Sectors of the one or of the other, and any length in between. */
function torn(old: Buffer, now: Buffer, random: Random): Buffer {
  const least = Math.min(old.length, now.length);
  const length = least + random.below(Math.max(old.length, now.length) - least + 1);
  const image = Buffer.alloc(length);
  // Mostly all or nothing of it, so that both ends are met; otherwise any part.
  const part = [0, 100, 50, 90][random.below(4)];
  for (let at = 0; at < length; at += SECTOR) {
    const source = random.below(100) < part ? now : old;
    source.subarray(at, Math.min(at + SECTOR, length)).copy(image, at);
  }
  return image;
}

const HEADER = 32;

/** A log that is begun anew gets its new beginning first, and that is synced before anything else is written. */
function tornLog(old: Buffer, now: Buffer, random: Random): Buffer {
  const begins = !old.subarray(0, HEADER).equals(now.subarray(0, HEADER));
  if (begins && random.below(2) === 0) return torn(old, withHeader(old, now), random);
  return torn(begins ? withHeader(old, now) : old, now, random);
}

const withHeader = (log: Buffer, from: Buffer): Buffer =>
  Buffer.concat([from.subarray(0, HEADER), log.subarray(HEADER)]);

/** Opens the store on what is left: how many events each table has. null: it cannot be used, or an index is not that of its log. */
async function reopened(image: Disk, alarm: (what: string) => void): Promise<readonly number[] | null> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'tavola-image-'));
  const file = join(folder, 'tavola.db');
  writeFileSync(file, image.file);
  writeFileSync(`${file}-wal`, image.log);
  try {
    const database = openDatabase(file, alarm);
    const store = sqliteStore(file, never, database, alarm);
    const lengths: number[] = [];
    for (const id of IDS) lengths.push((await store.table(id))!.log.length);
    const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() as Record<
      string,
      string
    >;
    const index = database.prepare('select at from tables order by id').all();
    await store.close();
    const isIndexed = index.every(({ at }, table) => at === 1000 + lengths[table]);
    return verdict === 'ok' && isIndexed ? lengths : null;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
