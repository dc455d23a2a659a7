import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * same numbers and at the same commit, goes on with the parts that are missing. With `TAVOLA_SHARE=2/6` only every sixth
 * part is done, beginning with the second one: six processes do all of them, and a run without it then adds them up.
 */
export async function inParts<Part>(plan: LongRun<Part>): Promise<readonly Part[]> {
  const { name, total, part, seed, run, tell } = plan;
  const folder = join(FOLDER, `${name}-${total}-${seed}-${commit()}`);
  mkdirSync(folder, { recursive: true });
  const numbers = Array.from({ length: Math.ceil(total / part) }, (_, index) => index);
  const chosen = shareOf(numbers);
  const fileOf = (index: number): string => join(folder, `${index}.json`);
  const before = chosen.filter((index) => existsSync(fileOf(index))).length;
  if (before > 0) tell(`${before} of ${chosen.length} parts are done already`);
  const parts: Part[] = [];
  for (const index of chosen) {
    if (!existsSync(fileOf(index))) {
      const begun = performance.now();
      const count = Math.min(part, total - index * part);
      const done = JSON.stringify(await run(count, seed * 1000 + index));
      writeFileSync(fileOf(index), done);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      tell(`part ${index + 1} of ${numbers.length}, ${count} of ${total}, took ${seconds} s: ${done}`);
    }
    parts.push(JSON.parse(readFileSync(fileOf(index), 'utf8')) as Part);
  }
  if (chosen.length === numbers.length) rmSync(folder, { recursive: true });
  return parts;
}

/** What of a list this process has to do. */
export function shareOf<T>(list: readonly T[]): readonly T[] {
  const [mine = 1, shares = 1] = (process.env['TAVOLA_SHARE'] ?? '1/1').split('/').map(Number);
  return list.filter((_, index) => index % shares === mine - 1);
}

/** Adds up the numbers of all parts, field by field. */
export function summed<Part extends Record<string, number>>(parts: readonly Part[]): Part {
  const keys = Object.keys(parts[0]);
  const sum = (key: string): number => parts.reduce((total, part) => total + part[key], 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as Part;
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
