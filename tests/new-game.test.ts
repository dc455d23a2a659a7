import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asTitle, nameProblem, titleProblem, withEntry } from '../tools/new-game/name.ts';
import { FOR_EVERY_GAME } from './for-every-game.ts';
import { root } from './layers.ts';

const TAKEN = ['catalogue', 'entries', 'index', 'muster', 'tsconfig'];

test.each(['ladder', 'go', 'hex11', 'a'])('%s can name a game', (name) => {
  expect(nameProblem(name, TAKEN)).toBeNull();
});

test.each([
  ['', 'needs a name'],
  ['muster', 'already'],
  ['entries', 'already'],
  ['class', 'something else'],
  ['constructor', 'something else'],
  ['default', 'something else'],
  ['Ladder', 'small letters'],
  ['my-game', 'small letters'],
  ['my game', 'small letters'],
  ['2048', 'a letter first'],
  ['été', 'small letters'],
  ['__proto__', 'small letters'],
  ['../evil', 'small letters'],
  ['/etc/passwd', 'small letters'],
  ['a/b', 'small letters'],
  ['.', 'small letters'],
  ['a;rm', 'small letters'],
  ['a\nb', 'small letters'],
  ['aaaaaaaaaaaaaaaaaaaaa', 'too long'],
])('“%s” is refused with a sentence', (name, reason) => {
  expect(nameProblem(name, TAKEN)).toContain(reason);
});

test('a title may have spaces and accents, and nothing that ends a text', () => {
  for (const title of ['Ladder', 'Up the Ladder', 'L’Échelle: deux', asTitle('ladder')]) {
    expect(titleProblem(title)).toBeNull();
  }
  for (const title of ['', ' ', "It's", 'a`b', '${x}', 'a\nb', 'x'.repeat(61)]) {
    expect(titleProblem(title)).toContain('cannot be a title');
  }
});

test('the list of games grows by one line, in the order of the alphabet', () => {
  const list =
    "// Games.\nexport { entry as go } from './go/entry.ts';\nexport { entry as ur } from './ur/entry.ts';\n";
  const lines = (name: string): string[] => withEntry(list, name).split('\n');
  expect(lines('ladder').map((line) => /as (\w+)/u.exec(line)?.[1])).toEqual([
    undefined,
    'go',
    'ladder',
    'ur',
    undefined,
  ]);
  expect(lines('a')[1]).toContain('./a/entry.ts');
  expect(lines('z')[3]).toContain('./z/entry.ts');
  expect(lines('z').length).toBe(list.split('\n').length + 1);
});

test('the tests that every game is put to lie where they are looked for', () => {
  expect(FOR_EVERY_GAME.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a quick test that is written for every game is among them', () => {
  const quick = globSync(['src/**/*.test.ts', 'tests/*.test.ts'], { cwd: root }).filter(
    (file) =>
      !file.includes('.slow.') &&
      /\.each\((?:GAMES|engine\.games)\b/u.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(quick.length).toBeGreaterThan(5);
  // The page runs this one itself.
  const others = quick.filter((file) => file !== 'tests/rules-are-tested.test.ts');
  expect(others.filter((file) => !FOR_EVERY_GAME.includes(file))).toEqual([]);
});
