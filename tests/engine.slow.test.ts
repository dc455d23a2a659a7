import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index';
import {
  contractOf,
  digestOf,
  engineDeclaration,
  engineFiles,
  newest,
  releases,
  rulesOf,
} from '../tools/package/engine.ts';
import { type Files, pack, unpack } from '../tools/package/tar.ts';
import { root } from './layers.ts';

const HEAVIEST = 400_000;

let tarball: Buffer;
let files: Files;
let folder: string;

/** The package as somebody has it who installed its tarball, and nothing else of the project. */
beforeAll(async () => {
  tarball = pack(await engineFiles());
  files = unpack(tarball);
  folder = mkdtempSync(join(tmpdir(), 'tavola-engine-'));
  for (const [path, content] of Object.entries(files)) {
    const to = join(folder, 'node_modules/@tavola/engine', path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
  cpSync(join(root, 'examples'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...args: string[]): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

test('what the engine offers is what was released', () => {
  const kept = readFileSync(join(root, 'docs/engine-api.txt'), 'utf8');
  const how = 'run `npm run package -- --release major`, `minor` or `patch`: docs/engine.md says which';
  expect(contractOf(engineDeclaration()), how).toBe(contractOf(kept));
  expect(newest(), how).toEqual({ version: newest().version, rules: rulesOf(GAMES), api: digestOf(kept) });
});

test('other rules or another declaration are another minor version at least', () => {
  for (const [index, { version, rules, api }] of releases().entries()) {
    const before = releases()[index - 1];
    if (before === undefined) continue;
    const [[major, minor, patch], [oldMajor, oldMinor, oldPatch]] = [version, before.version].map((each) =>
      each.split('.').map(Number),
    );
    const isRaised = major > oldMajor || (major === oldMajor && minor > oldMinor);
    const isSame = JSON.stringify([rules, api]) === JSON.stringify([before.rules, before.api]);
    expect(isRaised || (isSame && minor === oldMinor && patch > oldPatch), version).toBe(true);
  }
});

test('the tarball is light, the same each time, and needs no other package', () => {
  expect(tarball.length).toBeLessThan(HEAVIEST);
  expect(pack(files).equals(tarball)).toBe(true);
  const { dependencies, tavola, version } = JSON.parse(String(files['package.json'])) as Record<
    string,
    unknown
  >;
  expect([dependencies, tavola, version]).toEqual([undefined, { rules: newest().rules }, newest().version]);
  for (const [path, content] of Object.entries(files)) {
    if (!path.endsWith('.js')) continue;
    // Nothing of Node and no bare name: a browser or a worker loads it as it is.
    const imports = String(content).matchAll(
      /\b(?:import|export)\s*(?:[\w*{}$,\s]+?\bfrom\s*)?\(?\s*[`'"]([^`'"]+)[`'"]/gu,
    );
    for (const [, from] of imports) expect(from, path).toMatch(/^\.\.?\/[\w./-]+\.js$/u);
  }
});

test('its declaration stands by itself', () => {
  writeFileSync(
    join(folder, 'strict.ts'),
    `import { type Bot, legalWords, loadGame, newMatch, play, type Seat } from '@tavola/engine';
     const game = await loadGame('muster');
     const match = newMatch(game, { start: { seed: 'a' } });
     const seat: Seat = game.toAct(match.state)[0]!;
     export const after = play(match, seat, legalWords(match)[0]!);
     // @ts-expect-error a word is a text
     play(match, seat, 1);
     export type Own = Bot<{ readonly cards: number }, string>;`,
  );
  symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  expect(run('tsc', ...options, '--types', '', 'strict.ts')).toEqual({ status: 0, said: '' });
});

test('the example that plays a match plays the same one each time', () => {
  const { status, said } = run('node', 'play-a-match.mjs', 'muster', '2', 'spring');
  expect(said).toMatch(/Scores: \d, \d; \d+ actions were possible on the way\.\nend \d+ [0-9a-f]{16}\n$/u);
  expect(status).toBe(0);
  expect(run('node', 'play-a-match.mjs', 'muster', '2', 'spring').said).toBe(said);
});

test('the example that writes a bot beats a beginner', () => {
  const { status, said } = run('node', 'write-a-bot.mjs', '4');
  const [, won] = /^Won ([\d.]+) of 4 against level 1\.\n$/u.exec(said) ?? [said];
  expect(Number(won)).toBeGreaterThanOrEqual(3);
  expect(status).toBe(0);
});

test('the example that analyses a match tells the costliest decisions, and what is wrong with a text', () => {
  const saved = join(root, 'src/games/muster/matches/beginner.match');
  const { status, said } = run('node', 'analyse-a-match.mjs', saved, '2');
  expect(said).toMatch(/^muster with 2: \d+ decisions\n(?: *[\d.]+ % {2}Player .* Better: \S+\.\n){5}/u);
  expect(status).toBe(0);
  writeFileSync(join(folder, 'cut.match'), readFileSync(saved, 'utf8').slice(0, 300));
  expect(run('node', 'analyse-a-match.mjs', 'cut.match')).toEqual({
    status: 1,
    said: expect.stringMatching(/^cut\.match, line \d+: .*cut off\n$/u) as string,
  });
});
