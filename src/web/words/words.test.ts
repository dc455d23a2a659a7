import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plural, WordTree } from '#core/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { words as glassEn } from '../games/murano/words.en.ts';
import { words as glassFr } from '../games/murano/words.fr.ts';
import { words as glassDe } from '../games/murano/words.de.ts';
import { en as farEn } from '../online/words.en.ts';
import { fr as farFr } from '../online/words.fr.ts';
import { de as farDe } from '../online/words.de.ts';

type Texts = Record<string, string>;

function textsOf(words: WordTree, path = ''): Texts {
  const texts: Texts = {};
  for (const [key, word] of Object.entries(words)) {
    const at = path === '' ? key : `${path}.${key}`;
    const plural = word as unknown as Plural;
    if (typeof word === 'string') texts[at] = word;
    else if (typeof plural.other === 'string') texts[at] = `${plural.one} / ${plural.other}`;
    else Object.assign(texts, textsOf(word as WordTree, at));
  }
  return texts;
}

// The texts of the frame and of Muster's room, those that come with Murano's, and those of playing far apart.
const english = { ...textsOf(en), ...textsOf(glassEn, 'glass'), ...textsOf(farEn, 'far') };
const french = { ...textsOf(fr), ...textsOf(glassFr, 'glass'), ...textsOf(farFr, 'far') };
const german = { ...textsOf(de), ...textsOf(glassDe, 'glass'), ...textsOf(farDe, 'far') };
const valuesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/gu))].toSorted();

test.each(Object.keys(english))('%s has the same values in every language', (key) => {
  expect(valuesIn(french[key])).toEqual(valuesIn(english[key]));
  expect(valuesIn(german[key])).toEqual(valuesIn(english[key]));
});

test('one castle is not told as several', () => {
  const texts = ['home.castles', 'end.castles', 'matches.score'].map((key) => french[key]);
  expect(texts.map((text) => text.replaceAll('{own}', '1').replaceAll('{rival}', '1'))).toEqual([
    '1 à 1 en châteaux, {cards} en pioche',
    '1 à 1 en châteaux',
    '1 : 1 en châteaux',
  ]);
});

test('every text is used by a screen', () => {
  const folder = join(import.meta.dirname, '..');
  const code = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/(?:^|\/)words/u.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(code).toContain("t('home.title')");
  // A key that is put together names its beginning: `settings.${each}`.
  const beginnings = [...code.matchAll(/`([\w.]+)\$\{/gu)].map(([, beginning]) => beginning);
  const isUsed = (key: string): boolean =>
    code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
  const keys = Object.keys(english).map((key) => key.replace(/^(?:glass|far)\./u, ''));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('French has its spaces, and nobody has straight quotes', () => {
  const wrong = Object.entries(french).filter(([, text]) =>
    /[^\u00a0\u202f][;:!?»](?:\s|$)/u.test(text.replaceAll('{own} : {rival}', '')),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
  for (const texts of [english, french, german]) {
    expect(Object.values(texts).filter((text) => /['"]/u.test(text))).toEqual([]);
  }
});
