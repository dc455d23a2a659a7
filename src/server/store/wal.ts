import { existsSync, readFileSync } from 'node:fs';

/** The file in which SQLite writes down commits before they come into the database itself: what of it can be relied on. */

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x37_7f_06_82;
/** What a disk writes as a whole. */
const SECTOR = 512;

interface Frame {
  readonly page: number;
  /** The last one of a commit. */
  readonly commits: boolean;
  /** Written since the file was begun anew; what lies behind that is of an earlier time. */
  readonly current: boolean;
  /** Its checksum follows from that of the frame before it. */
  readonly follows: boolean;
  /** `page` and `commits` were written together with what says that it is current, or the checksum vouches for them. */
  readonly named: boolean;
}

type Sums = readonly [number, number];

/** The checksum of SQLite: over words of four bytes, going on from an earlier one. */
function checksum(bytes: Buffer, bigEndian: boolean, [one, two]: Sums): Sums {
  let first = one;
  let second = two;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + words.getUint32(at, !bigEndian) + second) >>> 0;
    second = (second + words.getUint32(at + 4, !bigEndian) + first) >>> 0;
  }
  return [first, second];
}

const sumsAt = (bytes: Buffer, at: number): Sums => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const isSame = (one: Sums, other: Sums): boolean => one[0] === other[0] && one[1] === other[1];

function framesOf(log: Buffer, pageSize: number, bigEndian: boolean, salts: Buffer): Frame[] {
  const size = FRAME_HEADER + pageSize;
  const frames: Frame[] = [];
  let before = sumsAt(log, 24);
  for (let at = HEADER; at + size <= log.length; at += size) {
    const sums = sumsAt(log, at + 16);
    const begun = checksum(log.subarray(at, at + 8), bigEndian, before);
    const follows = isSame(sums, checksum(log.subarray(at + FRAME_HEADER, at + size), bigEndian, begun));
    frames.push({
      page: log.readUInt32BE(at),
      commits: log.readUInt32BE(at + 4) !== 0,
      current: log.subarray(at + 8, at + 16).equals(salts),
      follows,
      // A torn write leaves an old number beside new salts where a sector ends between them.
      named: follows || (at + 8) % SECTOR !== 0,
    });
    before = sums;
  }
  return frames;
}

/**
 * Looks for damage before SQLite does: it would leave everything out from the first frame on that does not fit, without
 * a word. A commit that was being written when the power went looks the same, but nothing ever follows one: what follows
 * was written only after the disk had confirmed it. The answer says what is wrong; null: nothing that could be known.
 */
export function damageOfLog(file: string): string | null {
  const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (log.length < HEADER) return null;
  const magic = log.readUInt32BE(0);
  const bigEndian = magic === MAGIC + 1;
  const isWhole =
    (magic === MAGIC || bigEndian) &&
    isSame(checksum(log.subarray(0, 24), bigEndian, [0, 0]), sumsAt(log, 24));
  if (!isWhole) return headlessDamage(log);
  const frames = framesOf(log, log.readUInt32BE(8), bigEndian, log.subarray(16, 24));
  const sound = frames.findIndex(({ current, follows }) => !current || !follows);
  if (sound < 0 || !holdsMore(frames, sound)) return null;
  return `frame ${sound + 1} of ${frames.filter(({ current }) => current).length} is damaged`;
}

/** Does more than one commit follow the frames that are sound? Within one commit, no page is written twice. */
function holdsMore(frames: readonly Frame[], sound: number): boolean {
  const begun = frames.findLastIndex(({ commits }, index) => index < sound && commits) + 1;
  const rest = frames.map((frame, index) => ({ ...frame, index })).slice(begun);
  const current = rest.filter((frame) => frame.current && frame.named);
  const commit = current.findIndex(({ commits, index }) => commits && index >= sound);
  const pages = new Set(current.map(({ page }) => page));
  return pages.size < current.length || (commit >= 0 && commit < current.length - 1);
}

/** The first lines of the file are synced before anything follows them: frames that fit each other are enough. */
function headlessDamage(log: Buffer): string | null {
  for (const pageSize of [4096, log.readUInt32BE(8)]) {
    if (pageSize < 512 || pageSize > 65_536) continue;
    for (const bigEndian of [false, true]) {
      const frames = framesOf(log, pageSize, bigEndian, log.subarray(HEADER + 8, HEADER + 16));
      if (frames.some(({ follows }) => follows)) return 'its beginning is damaged';
    }
  }
  return null;
}
