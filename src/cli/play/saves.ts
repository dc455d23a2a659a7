import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Match } from '#core/match';
import { fileTrouble, writeMatch } from '../files.ts';
import type { PlaySession } from './sitting.ts';

/** Where a new match is saved: the folder for the state of programs, as XDG has it. */
export function newFile(match: Match, env: NodeJS.ProcessEnv, now: Date): string {
  const state = env['XDG_STATE_HOME'] ?? '';
  const folder = state === '' ? join(homedir(), '.local', 'state') : state;
  return join(folder, 'tavola', fileName(match, now));
}

/** Unlike any other, so that no match is ever written over: by its time, and by chance. */
function fileName({ game }: Match, now: Date): string {
  const time = now.toISOString().slice(0, 16).replaceAll(/[-:]/gu, '').replace('T', '-');
  return `${game.id}-${time}-${randomBytes(3).toString('hex')}.tavola`;
}

/** Saves after every action. Where the folder cannot be written, a temporary one takes its place. */
export function autosave(sitting: PlaySession): void {
  const { match, file, console, say } = sitting;
  if (match.said === null || file === null) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeMatch(file, match);
  } catch (thrown) {
    const other = join(tmpdir(), fileName(match, new Date()));
    console.print(fileTrouble(say, file, thrown));
    sitting.file = tryToSave(other, match) ? other : null;
  }
}

function tryToSave(file: string, match: Match): boolean {
  try {
    writeMatch(file, match);
    return true;
  } catch {
    return false;
  }
}

/** The last words of a sitting: where the match lies, and how to go on. */
export function farewellLines({ match, file, seat, say }: PlaySession, over: boolean): string[] {
  if (match.said === null) return [say('play.farewell')];
  if (file === null) return [say('play.notSaved')];
  const path = resolve(file);
  const quoted = /^[\w./+-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
  const hint = over
    ? say('play.replayHint', { file: quoted })
    : say('play.resumeHint', { file: quoted, seat: seat === 0 ? '' : ` --seat ${seat}` });
  return [say('play.saved', { file: path }), hint];
}
