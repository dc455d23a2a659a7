import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './layers.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted();
/** Commands and examples in fences are no prose. */
const proseOf = (page: string): string => read(page).replaceAll(/^ *```.*?^ *```$/gmsu, '');

/** The anchor that a heading has where the page is shown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of proseOf(page).matchAll(/^#+ (.+)$/gmu)) {
    let anchor = anchorOf(heading);
    // Of several headings alike the later ones are counted.
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${anchorOf(heading)}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

test('every link of a document leads to a file and a heading that there are', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/online.md', 'docs/rules/muster.md']));
  const dead = pages.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/gu)]
      .filter(([, path, anchor]) => {
        const file = path === '' ? page : join(dirname(page), path);
        if (!existsSync(join(root, file))) return true;
        return anchor !== undefined && !anchorsOf(file).has(anchor);
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every command that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/gu)].map(([, name]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('every file of the project that a document names by its whole path is there', () => {
  const named = pages.flatMap((page) =>
    [
      ...proseOf(page).matchAll(/`((?:src|tests|tools|e2e|bench|docs|python|examples|deploy)\/[\w./-]+)`/gu),
    ].map(([, path]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  // The game that docs/a-new-game.md begins is in no other copy.
  const missing = named.filter(({ path }) => !path.includes('harbour') && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('a cell of a table can be read at a glance: what needs more has a paragraph', () => {
  const long = pages.flatMap((page) =>
    proseOf(page)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((row) => row.split(' | '))
      .filter((cell) => cell.length > 360)
      .map((cell) => `${page}: ${cell.slice(0, 60)}…`),
  );
  expect(long).toEqual([]);
});
