import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameOf, importsOf, isTest, layerOf, layers, objection, root, sources } from './layers.ts';

interface TypeScriptProject {
  references?: { path: string }[];
}

function project(file: string): TypeScriptProject {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gmu, '');
  return JSON.parse(text) as TypeScriptProject;
}

const folders = globSync('src/*/', { cwd: root }).map((folder) => layerOf(folder));

test('every folder of src is a layer', () => {
  expect(folders).toContain('core');
  for (const folder of folders) {
    expect(Object.keys(layers), 'the layers of tests/layers.ts').toContain(folder);
  }
});

test.each(folders)('%s is compiled as a project that sees only the layers to its left', (folder) => {
  const { references = [] } = project(`src/${folder}/tsconfig.json`);
  for (const { path } of references) expect(layers[folder].left).toContain(path.replace('../', ''));
  expect(project('tsconfig.json').references).toContainEqual({ path: `src/${folder}` });
  expect(project('tsconfig.tests.json').references).toContainEqual({ path: `src/${folder}` });
});

test('every source file imports only what its layer may', () => {
  const files = sources.filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  let seen = 0;
  for (const file of files) {
    for (const wanted of importsOf(file)) {
      seen++;
      const why = objection(file, wanted);
      if (why !== null) wrong.push(`${file} imports ${wanted}: ${why}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen, 'imports seen').toBeGreaterThan(0);
});

test('the tests of one game do not use another', () => {
  const wrong = sources
    .filter((file) => gameOf(file) !== undefined && isTest(file))
    .flatMap((file) => importsOf(file).map((wanted) => ({ file, wanted })))
    .filter(
      ({ file, wanted }) =>
        /games\/(\w+)\//u.exec(wanted)?.[1] !== gameOf(file) && /^#games\/\w+\//u.test(wanted),
    );
  expect(wrong).toEqual([]);
});

test('a wrong import is seen', () => {
  const core = sources.find((file) => layerOf(file) === 'core' && !isTest(file))!;
  const inGame = sources.find(
    (file) => layerOf(file) === 'games' && gameOf(file) !== undefined && !isTest(file),
  )!;
  const game = inGame.replace(/^src\/(.*)\.ts$/u, '#$1');
  expect(objection(core, 'node:fs')).toBe('core uses no package and nothing of Node');
  expect(objection(core, './nowhere.ts')).toBe('there is no src/core/nowhere.ts');
  expect(objection(core, game)).toBe('core may not import games');
  expect(objection('src/games/another/index.ts', game)).toContain('a game knows itself');
  expect(objection('src/games/index.ts', game)).toBe(null);
  const [first, second] = [...new Set(sources.map(gameOf))].filter((id) => id !== undefined);
  for (const [file, wanted] of [
    [`src/games/${first}/p.ts`, `../${second}/index.ts`],
    [`src/games/${first}/actions/q.ts`, `../../${second}/index.ts`],
    [`src/games/${first}/r.ts`, '../catalogue.ts'],
    [`src/bots/${first}/s.ts`, `#games/${second}/index`],
    [`src/bots/${first}/t.ts`, `../${second}/levels.ts`],
    [`src/bots/${first}/u.ts`, '#games/index'],
    [`src/web/games/${first}/board/v.ts`, `../../${second}/game-room.ts`],
    [`src/web/games/${first}/w.ts`, `#games/${second}/index`],
    [`src/web/games/${first}/x.ts`, '../index.ts'],
  ]) {
    expect(objection(file, wanted), `${file} imports ${wanted}`).toContain('a game knows itself');
  }
  expect(objection(`src/web/games/${first}/y.ts`, `#games/${first}/index`)).toBe(null);
  expect(objection(`src/bots/${first}/z.ts`, '../level.ts')).toBe(null);
  expect(objection('src/cli/tavola.ts', game)).toBe(null);
  expect(importsOf('tests/walls.test.ts')).toContain('./layers.ts');
});
