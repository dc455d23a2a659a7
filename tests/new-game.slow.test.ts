import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './layers.ts';

const minute = 60_000;
const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

let copy: string;

/** The project as it stands, with the packages that are installed here. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tavola-new-game-'));
  for (const file of git(root, 'ls-files', '-coz', '--exclude-standard').split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  for (const packages of ['node_modules', 'tools/node/node_modules']) {
    symlinkSync(join(root, packages), join(copy, packages));
  }
  git(copy, 'init', '-q');
  git(copy, 'add', '-A');
  git(copy, '-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '-qm', 'as it stands');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (command: string): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
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

/** The tests that every game of the catalogue is put to, beside its own. */
const FOR_EVERY_GAME = [
  'src/server/match',
  'src/server/rounds',
  'src/server/table/rest',
  'src/server/bot-workers/pool',
  'src/web/words/pages',
  'src/cli/help',
  'src/cli/boards/plain',
  'src/bots/load',
  'src/table/wire',
  'tests/class-names',
  'tests/games-have-a-folder',
  'tests/weight',
].map((file) => `${file}.test.ts`);

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
      `npx vitest run --project rules --project house ${FOR_EVERY_GAME.join(' ')}`,
    );
    writeFileSync(file, written);
    expect(status, said).toBe(0);
    expect(said).toContain(`${FOR_EVERY_GAME.length} passed`);
  },
);

test('a new game changes one line outside its own folder', () => {
  expect(git(copy, 'diff', '--numstat').trim()).toBe('1\t0\tsrc/games/entries.ts');
  const written = git(copy, 'status', '--short')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
  expect(written.filter((file) => file !== 'src/games/entries.ts')).toEqual([
    'docs/rules/harbour.md',
    'src/games/harbour/',
  ]);
});

test.each([
  ['harbour', 'already'],
  ['class', 'something else'],
  ['../harbour2', 'small letters'],
])('%s is refused, and nothing is written', (name, reason) => {
  const before = git(copy, 'status', '--short');
  const { status, said } = run(`npm run -s new-game -- ${name}`);
  expect({ status, said }).toEqual({ status: 2, said: expect.stringContaining(reason) as string });
  expect(git(copy, 'status', '--short')).toBe(before);
});
