import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/words';
import { ENTRIES } from '#games/catalogue';
import { isTest, root } from './layers.ts';

/** One line a game, and nothing else names several. */
const LISTS = [
  'src/games/entries.ts',
  'src/bots/catalogue.ts',
  'src/bots/pools.ts',
  'src/bots/observations.ts',
  'src/web/games/index.ts',
  'src/cli/games/index.ts',
  ...LANGUAGES.map((language) => `src/cli/games/words.${language}.ts`),
];

/** What is about one game on purpose: tools that measure or teach one. */
const ABOUT_ONE = /^tools\/(?:training|mutation|lighthouse|mutate\.|frames\.|terminal-picture\.)/u;

const files = globSync(
  [
    'src/**/*.{ts,tsx,css,html,js,json}',
    'tools/**/*.{ts,mjs,json}',
    '*.config.ts',
    '.oxlintrc.json',
    'knip.json',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
).toSorted();

const ids = ENTRIES.map(({ id }) => id);
const isOwn = (file: string): boolean => ids.some((id) => file.includes(`/${id}/`));
const common = files.filter(
  (file) => !isOwn(file) && !isTest(file) && !LISTS.includes(file) && !ABOUT_ONE.test(file),
);

/** The games that a text names, by id or by a title. */
const namesIn = (text: string): string[] =>
  ENTRIES.flatMap(({ id, title }) => [id, ...Object.values(title)])
    .filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'iu').test(text))
    .map((name) => name.toLowerCase());

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each([
  'src/web/app.tsx',
  'src/web/worker.ts',
  'vite.config.ts',
  'tools/build.ts',
  '.oxlintrc.json',
  'src/cli/tavola.ts',
  'src/cli/words.en.ts',
  'src/cli/arena/index.ts',
  'src/server/main.ts',
  'knip.json',
])('%s is among what must not name a game', (file) => expect(common).toContain(file));

test('a game is named in its own folders and in the lists of games, and nowhere else', () => {
  const named = common.flatMap((file) => namesIn(read(file)).map((name) => `${file}: ${name}`));
  expect([...new Set(named)]).toEqual([]);
});

test.each(
  common.filter((file) => /app\.tsx|worker\.ts|vite\.config|oxlintrc|cli\/(?:tavola|words)/u.test(file)),
)('in %s a name would be found', (file) => {
  for (const { id, title } of ENTRIES) {
    expect(namesIn(`${read(file)}\nimport('./games/${id}/room.ts')`)).toContain(id);
    expect(namesIn(`${read(file)}\n/* ${title.de.toUpperCase()} */`)).toContain(title.de.toLowerCase());
  }
});

test.each(LISTS)('%s has one line for each game, and nothing but those', (file) => {
  const lines = read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'));
  const isEntry = (line: string): boolean =>
    /^export \{ \w+ as (\w+) \} from '\.\/\1\/(?:entry|index|observation|pool|words\.\w+)\.ts';$/u.test(line);
  expect(lines.filter((line) => !isEntry(line))).toEqual([]);
  const named = lines.map((line) => / as (\w+) /u.exec(line)?.[1]);
  expect(ids).toEqual(expect.arrayContaining(named));
});

const LIGHT =
  /^(?:import type .*|import \{ .* \} from '(?:tavola:art\/\w+|\.\/room-words\.ts|\.\/art\/fetched\.ts)';)$/u;

test.each(
  ids
    .flatMap((id) => [`src/games/${id}/entry.ts`, `src/bots/${id}/entry.ts`, `src/web/games/${id}/index.ts`])
    .filter((file) => files.includes(file)),
)('%s is part of the first page: it imports types, addresses and loaders, and nothing else', (file) => {
  const heavy = read(file)
    .split('\n')
    .filter((line) => line.startsWith('import ') && !LIGHT.test(line));
  expect(heavy).toEqual([]);
});
