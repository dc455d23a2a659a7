import {
  closeSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { gameOf } from '#games/index';
import type { FindGame } from '#core/catalogue';
import type { Match } from '#core/match';
import { codeOf, isProblem, messageOf } from '#core/problem';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { misuse } from './flags.ts';
import type { Say } from './language.ts';

/** A match of a few hundred actions has a few kilobytes. */
const LARGEST = 16 << 20;
const MAGIC = 'tavola match ';

/** What the system says about a file, in a sentence. */
export function fileTrouble(say: Say, file: string, thrown: unknown): string {
  const code = codeOf(thrown);
  if (code === 'ENOENT' || code === 'ENOTDIR') return say('error.missing', { file });
  if (code === 'EISDIR') return say('error.folder', { file });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return say('error.forbidden', { file });
  return say('error.unusable', { file, reason: code === '' ? messageOf(thrown) : code });
}

/** The text of a file; what prevents that is thrown as misuse. */
export function readTextFile(say: Say, file: string): string {
  try {
    if (statSync(file).size <= LARGEST) return readFileSync(file, 'utf8');
  } catch (thrown) {
    throw misuse(fileTrouble(say, file, thrown));
  }
  throw misuse(say('error.tooLarge', { file }));
}

/** Opens a saved match that must be sound. */
export function openMatch(say: Say, file: string, find: FindGame = gameOf): Match {
  const text = readTextFile(say, file);
  try {
    return loadMatch(text, find);
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    throw misuse(say('error.badMatch', { file, line: thrown.line ?? 1, reason: thrown.message }));
  }
}

/** Writes the whole match or nothing: a crash in between leaves the old file. */
export function writeMatch(file: string, match: Match): void {
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, saveMatch(match), { flush: true });
    renameSync(draft, file);
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw thrown;
  }
}

/** May this file be written over? Only where there is none, or a saved match. */
export function isOurs(file: string): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (thrown) {
    return codeOf(thrown) === 'ENOENT';
  }
  try {
    const start = Buffer.alloc(MAGIC.length);
    readSync(handle, start, 0, MAGIC.length, 0);
    return start.toString('latin1') === MAGIC;
  } catch {
    return false;
  } finally {
    closeSync(handle);
  }
}
