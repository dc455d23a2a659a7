import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const TAVOLA = join(import.meta.dirname, '..', 'tavola.ts');
/** Most of the work of a short command is reading the program: it is done once for all of them. */
const COMPILED = join(import.meta.dirname, '..', '..', '..', '.cache', 'compiled');

/** Starts the command line as people do: in a process of its own, over pipes. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const plain = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: COMPILED,
    LANG: 'C',
  };
  return spawn(process.execPath, [TAVOLA, ...args], { env: { ...plain, ...env } });
}

export interface RunResult {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs it to its end with this input. */
export async function run(
  args: readonly string[],
  input: string | Uint8Array = '',
  env: NodeJS.ProcessEnv = {},
): Promise<RunResult> {
  const child = start(args, env);
  child.stdin.on('error', () => undefined); // it may have ended before it has read everything
  child.stdin.end(input);
  return finished(child);
}

export async function finished(child: ChildProcessWithoutNullStreams): Promise<RunResult> {
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  // Names are held together by spaces that do not break; here they may read as any space.
  return { status, out: out.replaceAll('\u00A0', ' '), err };
}

/** A folder for the files of a test, and how to write one into it. */
export function folder(): {
  readonly path: string;
  write(name: string, content: string | Uint8Array): string;
  remove(): void;
} {
  const path = mkdtempSync(join(tmpdir(), 'tavola-'));
  return {
    path,
    write(name, content) {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
