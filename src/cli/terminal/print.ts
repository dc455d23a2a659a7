import { harmless } from './ink.ts';

/** Prints lines on standard output. Texts of the program only: it does not tame them. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Says in one line what is wrong. */
export function complain(message: string): void {
  process.stderr.write(`tavola: ${harmless(message)}\n`);
}
