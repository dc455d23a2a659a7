import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './layers.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const {
  scripts,
  dependencies = {},
  devDependencies,
} = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

test('every npm script first installs what is missing', () => {
  const names = Object.keys(scripts);
  const isPre = (name: string): boolean => name.startsWith('pre') && names.includes(name.slice(3));
  const main = names.filter((name) => !isPre(name));
  expect(main).toContain('test');
  for (const name of main) {
    expect(scripts[`pre${name}`], `pre${name}`).toMatch(/^node tools\/setup\.mjs( [\w/]+)?$/u);
  }
});

test('dependencies are pinned to one exact version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/u);
  }
});

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
}

const locks = ['package-lock.json', ...globSync('tools/*/package-lock.json', { cwd: root })];

test.each(locks)('%s is whole and names no host', (file) => {
  const { packages } = JSON.parse(read(file)) as Lock;
  expect(Object.keys(packages).length).toBeGreaterThan(1);
  for (const [path, { optionalDependencies = {}, resolved }] of Object.entries(packages)) {
    expect(resolved, path).toBeUndefined();
    // An optional package without an entry of its own lets `npm install` pass and `npm ci` fail.
    for (const name of Object.keys(optionalDependencies)) {
      const found = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
        (place) => place in packages,
      );
      expect(found, `${name}, wanted by ${path}`).toBe(true);
    }
  }
});

const isData = (file: string): boolean =>
  /\.test\.tsx?$|\/(?:words|rulebook)[^/]*$|\/(?:words|content|art|matches)\//u.test(file);

test('no file of code is longer than 250 lines, helpers of tests and tools among them (data, words, art and lists of tests excepted)', () => {
  const helpers = globSync(['tests/**/*.ts', 'e2e/**/*.ts', 'tools/**/*.{ts,mjs}', 'bench/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const files = [...sources, ...helpers].filter((file) => !isData(file) && !file.endsWith('.spec.ts'));
  expect(files).toEqual(expect.arrayContaining(['tests/layers.ts', 'e2e/table.ts', 'tools/build.ts']));
  const long = files
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test('no file names a place on one machine', () => {
  const skipped = new Set(['node_modules', '.git', '.cache', 'coverage', 'dist']);
  const files = globSync(['**/*', '**/.*', '.ci/*'], {
    cwd: root,
    exclude: (path) => path.split('/').some((part) => skipped.has(part)),
  }).filter((file) => statSync(join(root, file)).isFile() && !/\.(?:png|webp|jpg|ico|woff2)$/u.test(file));
  expect(files).toEqual(
    expect.arrayContaining(['package.json', '.ci/run', '.oxlintrc.json', 'tests/house.test.ts']),
  );
  const places = /(?<![\w.])\/(?:work|root|home|Users)\/\w|\.\.\/share[d]\b|\.librar[y]\b|\/\/registry\./u;
  const wrong = files.filter((file) => places.test(read(file)));
  expect(wrong).toEqual([]);
});

test('a decision has a number of its own, in its name and in its title', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root }).toSorted();
  const numbers = files.map((file) => Number(/(\d{4})-[a-z-]+\.md$/u.exec(file)?.[1]));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
  for (const [index, file] of files.entries()) {
    expect(read(file).startsWith(`# ${index + 1}. `), file).toBe(true);
  }
});
