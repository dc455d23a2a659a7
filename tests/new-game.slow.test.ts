import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOR_EVERY_GAME } from './for-every-game.ts';
import { root } from './layers.ts';

const minute = 60_000;
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const IGNORED = /(?:^|\/)(?:node_modules|\.git|\.cache|dist|coverage)(?:\/|$)/u;

let copy: string;
let asItStood: ReadonlyMap<string, string>;

/** The project as it stands, with the packages that are installed here. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tavola-new-game-'));
  cpSync(root, copy, { recursive: true, filter: (from) => !IGNORED.test(relative(root, from)) });
  for (const packages of ['node_modules', 'tools/node/node_modules']) {
    symlinkSync(join(root, packages), join(copy, packages));
  }
  asItStood = everyFile();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Every file of the copy with its text. */
const everyFile = (): Map<string, string> =>
  new Map(
    globSync('**', { cwd: copy, exclude: (path) => IGNORED.test(path) })
      .filter((path) => !IGNORED.test(path) && statSync(join(copy, path)).isFile())
      .toSorted()
      .map((path) => [path, readFileSync(join(copy, path), 'utf8')]),
  );

/** A command as npm would run it; whoever has only Node and the packages has these. */
const asRun = (command: string): string =>
  command
    .replaceAll(/\bnpx /gu, '')
    .replaceAll(/\bnpm run (?:-s )?([\w:-]+)(?: --)?/gu, (_, name: string) => scripts[name]);

const run = (command: string): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', asRun(command)], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TAVOLA_GAMES: '40' },
  });
  return { status, said: `${stdout}${stderr}` };
};

const page = readFileSync(join(root, 'docs', 'a-new-game.md'), 'utf8');
const commands = [...page.matchAll(/```sh\n(.*?)```/gsu)].flatMap(([, block]) => block.trim().split('\n'));

test('what docs/a-new-game.md says can be done can be done, in that order', { timeout: 60 * minute }, () => {
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) {
    const { status, said } = run(command);
    expect(status, `${command}\n${said}`).toBe(0);
    // A filter that fits no test would pass as well.
    expect(said, command).not.toContain('0 passed');
  }
});

test(
  'a game for three to five without a room of its own fails no test that every game is put to',
  {
    timeout: 20 * minute,
  },
  () => {
    const file = join(copy, 'src', 'games', 'harbour', 'setup.ts');
    const written = readFileSync(file, 'utf8');
    expect(written).toContain('SEATS = { min: 2, max: 4 }');
    writeFileSync(file, written.replace('{ min: 2, max: 4 }', '{ min: 3, max: 5 }'));
    const { status, said } = run(
      `npx vitest run --project rules --project house --project slow ${FOR_EVERY_GAME.join(' ')}`,
    );
    writeFileSync(file, written);
    expect(status, said).toBe(0);
    expect(said).toContain(`${FOR_EVERY_GAME.length} passed`);
  },
);

test('a new game changes one line outside its own folder', () => {
  const now = everyFile();
  const added = [...now.keys()].filter((file) => !asItStood.has(file));
  expect(added.filter((file) => !file.startsWith('src/games/harbour/'))).toEqual(['docs/rules/harbour.md']);
  const changed = [...asItStood].filter(([file, text]) => now.get(file) !== text).map(([file]) => file);
  expect(changed).toEqual(['src/games/entries.ts']);
  const lines = asItStood.get('src/games/entries.ts')!.split('\n');
  const more = now.get('src/games/entries.ts')!.split('\n');
  expect(more).toHaveLength(lines.length + 1);
  expect(more.filter((line) => !lines.includes(line))).toHaveLength(1);
});

test('a name that is taken, or is none, is refused, and nothing is written', () => {
  const before = everyFile();
  for (const [name, reason] of [
    ['harbour', 'already'],
    ['class', 'something else'],
    ['../harbour2', 'small letters'],
  ]) {
    const { status, said } = run(`npm run -s new-game -- ${name}`);
    expect({ status, said }).toEqual({ status: 2, said: expect.stringContaining(reason) as string });
  }
  expect(everyFile()).toEqual(before);
});
