// A line of French never begins with “:”, “!” or “»”: the space before them does not break. It is narrow on the page; in
// the terminal, where every sign is as wide as any other, it is an ordinary one.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NARROW = '\u202F';
const WIDE = '\u00A0';

/** The lines of the texts in French; a score as “2 : 1” is no sentence. */
function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.replaceAll(' : {rival}', ''));
}

const files = globSync(['src/**/*.fr.ts', 'src/web/words/fr.ts']);
const inTerminal = (file: string): boolean => file.startsWith('src/cli/');

function wrongLines(file: string): string[] {
  const space = inTerminal(file) ? WIDE : NARROW;
  const faults = new RegExp(String.raw`(?!${space})\s[;:!?»](?=[\s'\u0060]|$)|«(?!${space})`, 'u');
  return linesOf(file)
    .filter((line) => faults.test(line))
    .map((line) => `${file}: ${line.trim()}`);
}

test('French has the spaces that do not break', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(wrongLines)).toEqual([]);
});
