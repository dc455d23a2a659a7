// Plants one offence per file in a copy of the house and sees that the compiler or the linter refuses each. That one game
// imports nothing of another, by whatever path, is for walls.test.ts to see: no list of games stands in the linter's rules.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './layers.ts';

const honest = {
  'src/core/table.ts': 'export const three = 3;',
  'src/core/testing/tool.ts': 'export const tool = 1;',
  'src/games/muster/index.ts': "import { three } from '#core/table';\n\nexport const muster = { three };",
  'src/games/murano/index.ts': 'export const murano = 1;',
  'src/games/index.ts':
    "import { murano } from './murano/index.ts';\nimport { muster } from './muster/index.ts';\n\nexport const games = { murano, muster };",
  'src/bots/level.ts': "import { games } from '#games/index';\n\nexport const level = { games };",
  'src/table/sight.ts': "import { level } from '#bots/level';\n\nexport const sight = { level };",
  'src/server/main.ts': "import { sight } from '#table/sight';\n\nconsole.log(process.argv, sight);",
  'src/web/page.ts': "import { sight } from '#table/sight';\n\nexport const page = { sight };",
  'src/web/title.ts': 'export const title = document.title;',
  'src/cli/width.ts': 'export const width = 80;',
  'src/cli/tavola.ts':
    "import { games } from '#games/index';\n\nconsole.log(process.argv, games, Date.now());",
};

const take = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\n\nexport const taken = ${name};`;

// The file, what it says, the compiler's answer, the linter's answer; empty where that tool need not object.
const offences: [file: string, text: string, compiler: string, linter: string][] = [
  [
    'src/core/a.ts',
    take('muster', '#games/muster/index'),
    'not listed within',
    'core imports nothing but itself',
  ],
  ['src/core/b.ts', take('muster', '../games/muster/index.ts'), '', 'core imports nothing but'],
  ['src/core/c.ts', take('readFileSync', 'node:fs'), "'node:fs'", 'nothing of Node'],
  ['src/core/d.ts', take('check', 'fast-check'), '', 'no package'],
  ['src/core/e.ts', take('tool', '#core/testing/tool'), 'not listed within', 'for tests only'],
  ['src/core/f.ts', 'export class Table {\n  size = 3;\n}', '', 'too many classes'],
  ['src/core/g.ts', 'export enum Suit {\n  Red,\n}', 'erasableSyntaxOnly', ''],
  ['src/games/h.ts', take('width', '#cli/width'), 'not listed within', 'games imports only core and itself'],
  ['src/games/muster/i.ts', 'export const size = document.title;', "'document'", 'nothing of the browser'],
  ['src/games/muster/j.ts', 'export const size = process.argv;', "'process'", 'nothing of Node'],
  ['src/games/muster/k.ts', 'export const size = Math.random();', '', 'Chance enters through the Random'],
  ['src/games/muster/l.ts', 'export const size = Date.now();', '', 'know no clock'],
  ['src/games/muster/m.ts', 'export const size = new Date().getTime();', '', 'know no clock'],
  ['src/games/muster/n.ts', 'export const size = globalThis.Math;', '', 'talk to nobody'],
  ['src/games/muster/o.ts', take('murano', '#games/murano/index'), '', 'the games never meet'],
  ['src/games/murano/r.ts', take('games', '#games/index'), '', 'the games never meet'],
  ['src/bots/s.ts', take('width', '#cli/width'), 'not listed within', 'bots imports only core, games'],
  ['src/bots/t.ts', 'export const now = performance.now();', "'performance'", 'know no clock'],
  ['src/bots/muster/u.ts', take('games', '#games/index'), '', 'the games never meet'],
  ['src/bots/murano/w.ts', take('muster', '../../games/muster/index.ts'), '', 'their game and bots (as'],
  ['src/table/x.ts', 'export const size = document.title;', "'document'", ''],
  ['src/table/y.ts', take('readFileSync', 'node:fs'), "'node:fs'", 'nothing of Node'],
  ['src/table/z.ts', take('page', '#web/page'), 'not listed within', 'table imports only core, games'],
  ['src/server/aa.ts', take('page', '#web/page'), 'not listed within', 'server and web never meet'],
  ['src/web/bb.ts', take('readFileSync', 'node:fs'), "'node:fs'", 'nothing of Node'],
  ['src/web/cc.ts', 'export const size = process.argv;', "'process'", ''],
  ['src/games/x.ts', take('level', '#bots/level'), 'not listed within', 'games imports only core and itself'],
];

const copied = [
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  'src/core/tsconfig.json',
  'src/games/tsconfig.json',
  'src/bots/tsconfig.json',
  'src/table/tsconfig.json',
  'src/server/tsconfig.json',
  'src/web/tsconfig.json',
  'src/cli/tsconfig.json',
];

let folder = '';
let compiler = '';
let linter: { filename: string; message: string; help?: string }[] = [];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
}

function say(tool: string, ...args: string[]): Promise<string> {
  const path = join(root, 'node_modules', '.bin', tool);
  return new Promise((resolve) => {
    execFile(path, args, { cwd: folder, maxBuffer: 1e8 }, (_error, output) => resolve(output));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tavola-walls-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(honest)) write(file, text);
  for (const [file, text] of offences) write(file, text);
  for (const file of copied) copyFileSync(join(root, file), join(folder, file));
  const [types, lint] = await Promise.all([
    say(
      'tsc',
      '-b',
      '--pretty',
      'false',
      'src/core',
      'src/games',
      'src/bots',
      'src/table',
      'src/server',
      'src/web',
      'src/cli',
    ),
    say('oxlint', '--format=json', 'src'),
  ]);
  compiler = types;
  linter = (JSON.parse(lint) as { diagnostics: typeof linter }).diagnostics;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fromCompiler = (file: string): string[] =>
  compiler.split('\n').filter((line) => line.startsWith(`${file}(`));

const fromLinter = (file: string): string[] =>
  linter.filter((each) => each.filename.endsWith(file)).map((each) => `${each.message} ${each.help ?? ''}`);

test.each(Object.keys(honest))('%s is accepted', (file) => {
  // The compiler also walks from a wrong import into the honest file; the blame is for the importer.
  expect(fromCompiler(file).filter((line) => !line.includes('not listed within'))).toEqual([]);
  expect(fromLinter(file)).toEqual([]);
});

test.each(offences)('%s is refused', (file, _text, byCompiler, byLinter) => {
  expect(fromCompiler(file).join('\n')).toContain(byCompiler);
  expect(fromLinter(file).join('\n')).toContain(byLinter);
});
