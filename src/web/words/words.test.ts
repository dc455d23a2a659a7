import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, LANGUAGES, type Plural, type WordTree } from '#core/words';
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

const folder = join(import.meta.dirname, '..');

/** Every file of texts in this language: of the frame, of playing far apart, of the rooms and lessons of each game. */
const filesIn = (language: Language): string[] =>
  globSync(
    ['words', 'words.', 'page.'].map((name) =>
      name === 'words' ? `words/${language}.ts` : `**/${name}${language}.ts`,
    ),
    {
      cwd: folder,
    },
  ).toSorted();

/** All texts, by the file and the key: `games/…/words room.hand`. */
async function allTexts(language: Language): Promise<Texts> {
  const texts: Texts = {};
  for (const file of filesIn(language)) {
    const module: Record<string, WordTree> = await import(join(folder, file));
    const name = file.replace(new RegExp(`[./]${language}\\.ts$`, 'u'), '');
    for (const [key, text] of Object.entries(textsOf(module['words'] ?? module[language]))) {
      texts[`${name} ${key}`] = text;
    }
  }
  return texts;
}

const [english, french, german] = await Promise.all(LANGUAGES.map(allTexts));
const valuesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/gu))].toSorted();

const keysByFile = Object.entries(Object.groupBy(Object.keys(english), (key) => key.split(' ')[0]));

test.each(keysByFile)('every text of %s has the same values in every language', (_file, keys = []) => {
  const told = (texts: Texts): (readonly [string, string[]])[] =>
    keys.map((key) => [key, valuesIn(texts[key])]);
  expect(told(french)).toEqual(told(english));
  expect(told(german)).toEqual(told(english));
});

test('every file of texts exists in every language, and says as much', () => {
  expect(filesIn('en').length).toBeGreaterThan(6);
  for (const texts of [french, german]) expect(Object.keys(texts)).toEqual(Object.keys(english));
});

test('one castle is not told as several', () => {
  const texts = ['page standing', 'words end.castles', 'page score'].map(
    (key) => french[`games/muster/${key}`],
  );
  expect(texts.map((text) => text.replaceAll('{own}', '1').replaceAll('{rival}', '1'))).toEqual([
    '1 à 1 en châteaux, {cards} en pioche',
    '1 à 1 en châteaux',
    '1 : 1 en châteaux',
  ]);
});

test('every text is used by a screen', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/(?:^|\/)(?:words|page\.)/u.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(code).toContain("t('home.title')");
  // A key that is put together names its beginning: `settings.${each}`.
  const beginnings = [...code.matchAll(/`([\w.]+)\$\{/gu)].map(([, beginning]) => beginning);
  const quoted = new Set(code.match(/'[\w.-]+'/gu));
  const isUsed = (key: string): boolean =>
    quoted.has(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(Object.keys(english).filter((key) => !isUsed(key.split(' ')[1]))).toEqual([]);
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
