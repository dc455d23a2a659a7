import { expect, test } from 'vitest';
import { cardWord } from '#games/murano/rules/cards';
import { words as german } from '#games/murano/words.de';
import { words as english } from '#games/murano/words.en';
import { words as french } from '#games/murano/words.fr';
import { usePage } from '../../testing/page.ts';
import { words as germanRoom } from './words.de.ts';
import { words as englishRoom } from './words.en.ts';
import { words as frenchRoom } from './words.fr.ts';

const page = usePage();

/** So many letters fit beside each other on the smallest card of a hand. */
const FITS = 10;

test.each([
  ['en', english, englishRoom],
  ['fr', french, frenchRoom],
  ['de', german, germanRoom],
])('a long word on a card may be divided where one divides it: %s', (_, { creation }, { hyphenation }) => {
  const names = Object.values(creation);
  const divided = hyphenation.split(' ');
  for (const word of divided) expect(names.join(' ')).toContain(word.replaceAll('·', ''));
  const long = names.flatMap((name) => name.split(/[ -]/u)).filter((word) => word.length > FITS);
  for (const word of long) {
    expect(
      divided.filter((each) => each.replaceAll('·', '') === word.replace(/^\w’/u, ''), word),
    ).toHaveLength(1);
  }
});

test('a name is printed in the parts in which its long words may be divided', async () => {
  await page.room('murano');
  const { printedName } = await import('./telling.ts');
  const card = Object.keys(english.creation).indexOf('C22');
  expect(cardWord(card)).toBe('C22');
  expect(printedName(card)).toEqual(['Tortoise Bon', 'bon', 'nière']);
});
