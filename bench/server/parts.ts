import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'long');

export interface LongRun<Part> {
  readonly name: string;
  /** How much is to be done in all, and how much at once. */
  readonly total: number;
  readonly part: number;
  readonly seed: number;
  /** Does so much with a seed that no other part has. */
  run(count: number, seed: number): Promise<Part>;
  tell(line: string): void;
}

/**
 * A long run in parts. Each is written down when it is done: whoever breaks a run off and starts it again, with the
 * same numbers and at the same commit, goes on after the last part that was done.
 */
export async function inParts<Part>(plan: LongRun<Part>): Promise<readonly Part[]> {
  const { name, total, part, seed, run, tell } = plan;
  const file = join(FOLDER, `${name}-${total}-${seed}-${commit()}.json`);
  mkdirSync(FOLDER, { recursive: true });
  const done = partsIn<Part>(file);
  if (done.length > 0) tell(`goes on after ${Math.min(total, done.length * part)} of ${total}`);
  while (done.length * part < total) {
    const before = done.length * part;
    const count = Math.min(part, total - before);
    const begun = performance.now();
    done.push(await run(count, seed * 1000 + done.length));
    writeFileSync(file, JSON.stringify(done));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    tell(`${before + count} of ${total}; this part took ${seconds} s: ${JSON.stringify(done.at(-1))}`);
  }
  rmSync(file);
  return done;
}

/** Adds up the numbers of all parts, field by field. */
export function summed<Part extends Record<string, number>>(parts: readonly Part[]): Part {
  const keys = Object.keys(parts[0]);
  const sum = (key: string): number => parts.reduce((total, part) => total + part[key], 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as Part;
}

function partsIn<Part>(file: string): Part[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Part[];
  } catch {
    return [];
  }
}

/** Parts of different versions are not one run. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
