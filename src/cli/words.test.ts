import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

/** Every text with its key, `key.one` and `key.other` where a number decides. */
function texts(tree: object, at = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[at + key, value]] : texts(value, `${at}${key}.`),
  );
}

const gaps = (text: string): string[] => [...new Set(text.match(/\{\w+\}/gu) ?? [])].toSorted();

test.each([
  ['French', fr],
  ['German', de],
])('%s has the same gaps to fill in every text', (_name, tree) => {
  const other = new Map(texts(tree));
  for (const [key, text] of texts(en)) expect(gaps(other.get(key) ?? ''), key).toEqual(gaps(text));
});

test('every text is used', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/words\.|\.test\./u.test(file),
  );
  const code = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  const isUsed = (key: string): boolean =>
    code.includes(`'${key}'`) || code.includes(`\`${key.replace(/\.\w+$/u, '')}.\${`);
  const unused = texts(en).filter(([key]) => !isUsed(key) && !isUsed(key.replace(/\.(?:one|other)$/u, '')));
  expect(unused).toEqual([]);
});

test('a command is not called like another one', () => {
  for (const { play, replay } of [en, fr, de]) {
    for (const names of [play.command, replay.command]) {
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  }
});
