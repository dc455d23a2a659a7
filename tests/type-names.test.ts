// One name, one thing: a type that others may import has a name of its own in the whole tree.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './layers.ts';

const games = globSync('src/games/*/', { cwd: root }).map((folder) => folder.split('/')[2]);

/** The game whose own folder a file lies in: each may have a `State`, a `View` and an `Action` of its own. */
const ownerOf = (file: string): string | null =>
  games.find((game) => file.split('/').slice(2, -1).includes(game)) ?? null;

const exported = /^export (?:declare )?(?:interface|type|(?:abstract )?class|(?:const )?enum) (\w+)/gmu;
const typesIn = (text: string): string[] => [...text.matchAll(exported)].map(([, name]) => name);

interface Declared {
  readonly file: string;
  readonly text: string;
}

/** Names that mean two things to somebody: to a game with its own and the shared ones, or to the shared ones alone. */
function ambiguous(files: readonly Declared[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, text } of files) {
    for (const name of typesIn(text)) places.set(name, [...(places.get(name) ?? []), file]);
  }
  const isAmbiguous = (all: readonly string[]): boolean => {
    const owners = all.map(ownerOf);
    return all.length > 1 && (owners.includes(null) || new Set(owners).size < all.length);
  };
  return [...places].flatMap(([name, all]) => (isAmbiguous(all) ? [`${name}: ${all.join(', ')}`] : []));
}

test('an exported type name exists once, apart from what every game defines for itself', () => {
  const files = sources.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  expect(files.flatMap(({ text }) => typesIn(text)).length).toBeGreaterThan(200);
  expect(ambiguous(files)).toEqual([]);
});

test('a name that is given twice is seen, within a game as well', () => {
  const [one, other] = games;
  const state = (file: string): Declared => ({ file, text: 'export interface State {\n}\n' });
  const own = [state(`src/games/${one}/state.ts`), state(`src/games/${other}/rules/state.ts`)];
  expect(ambiguous(own), 'two games').toEqual([]);
  expect(ambiguous([...own, state('src/server/state.ts')])).toHaveLength(1);
  expect(ambiguous([...own, state(`src/bots/${one}/search.ts`)])).toHaveLength(1);
  expect(ambiguous([state('src/core/state.ts'), state('src/table/state.ts')])).toHaveLength(1);
  expect(
    typesIn('export type A<T> = T;\nexport declare class B {}\nexport type { C } from "./c.ts";'),
  ).toEqual(['A', 'B']);
});
