import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { outcomeOf, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { GAMES, gameOf } from '#games/index';
import { musterPosition } from '../testing/match.ts';
import { finished, folder, run, start, type RunResult } from '../testing/run.ts';

const files = folder();
afterAll(() => files.remove());

let home = '';
let count = 0;
beforeEach(() => {
  home = join(files.path, String((count += 1)));
});

/** Plays what is typed, line by line, with a place of its own to save in. */
const play = (args: readonly string[], ...typed: readonly string[]): Promise<RunResult> =>
  run(['play', ...args], typed.map((line) => `${line}\n`).join(''), { XDG_STATE_HOME: home });

const saved = (): string => {
  const [name = ''] = readdirSync(join(home, 'tavola'));
  return join(home, 'tavola', name);
};
const load = (file: string) => loadMatch(readFileSync(file, 'utf8'), gameOf);

test.each(GAMES.map(({ id }) => id))('a whole match of %s is played through a pipe', async (id) => {
  const { status, out, err } = await play(
    [id, '--seed', 'whole', '--name', 'Ada'],
    ...Array<string>(2000).fill('1'),
  );
  const match = load(saved());
  expect(outcomeOf(match)).not.toBe(null);
  expect(out).toContain(`The match is saved in ${saved()}`);
  expect(out).toContain('replay ');
  expect(out).not.toContain('\u001B');
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

/** The person begins, so that nothing depends on what a bot does. */
const FIRST = ['muster', '--seed', 'alpha', '--option', 'first=seat0'];

/** A saved match in the middle, with the person to act. */
const middle = (): string => files.write(`middle-${(count += 1)}.tavola`, saveMatch(musterPosition()));

const wordsOf = (file: string): string[] =>
  stagesOf(load(file)).flatMap(({ last }) => last?.move.notation ?? []);

test('the board, the news and the choices are shown', async () => {
  const { out } = await play([...FIRST, '--name', 'Ada'], '1', 'draw-pile', 'quit');
  const [first = '', second = '', third = ''] = out.split('› ');
  expect(first).toContain('Ada · 0 castles · strength 0');
  expect(first).toContain(' Play a banner    1 ≈ Water 1   2 ∫ Feather 5');
  expect(second).toContain(' • Ada plays Water 1 under the Water castle.');
  expect(second).toContain('Draw from  1 the pile !');
  expect(third).toMatch(/ • Ada draws .* from the pile\.\n • Bot /u);
});

test('an action is taken back until something hidden is turned up', async () => {
  const { out } = await play(FIRST, 'undo', '1', 'undo', '1', '1', 'undo');
  expect(out.match(/There is nothing you may take back/gu)).toHaveLength(2);
  expect(out).toContain(' • Taken back.');
  expect(wordsOf(saved()).slice(0, 2)).toEqual(['banner-water1-water', 'draw-pile']);
  expect(readFileSync(saved(), 'utf8')).toContain(
    '\nbanner-water1-water\nundo\nbanner-water1-water\ndraw-pile\n',
  );
});

test('a turn that ends without turning anything up waits for a word, and can be undone', async () => {
  const file = middle();
  const { out } = await play(
    ['--resume', file],
    'lay-water1-water',
    'draw-feather',
    'undo',
    'draw-feather',
    '1',
    'quit',
  );
  expect(out.match(/Your turn is done. You can still undo./gu)).toHaveLength(2);
  expect(out).toContain('1 End the turn');
  expect(wordsOf(file).slice(0, 2)).toEqual(['lay-water1-water', 'draw-feather']);
  expect(wordsOf(file).length).toBeGreaterThan(2);
});

test('why tells the reason, the number and the text of the rule', async () => {
  const asked = [
    'why banner-leaf1-water',
    'why leaf 5 cloud',
    'why 1',
    'why U12',
    'why',
    'why nonsense',
    'wizard-leaf',
    'why lay rainbow castle',
  ];
  const { out } = await play(FIRST, ...asked, 'quit');
  const [, word, guess, legal, rule, nothing, nonsense, typed, castle] = out
    .split('› ')
    .map((part) => part.replaceAll(/\n +/gu, ' '));
  expect(word).toMatch(/banner-leaf1-water: The banner must carry .*\[U10\]\nU10 · .+\w/u);
  expect(guess).toMatch(/banner-leaf5-cloud: .*\[U10\]\nlay-leaf5-cloud: .*\[/u);
  expect(legal).toContain('banner-water1-water: nothing forbids it; it is choice 1.');
  expect(rule).toMatch(/^why U12\nU12 · Never weaker A banner may not be weaker/u);
  expect(nothing).toContain('Type “why” and a word');
  expect(nonsense).toContain('“nonsense” does not name an action');
  expect(typed).toMatch(/wizard-leaf: There is no rainbow card in the hand. \[/u);
  expect(castle).toContain('does not name an action');
});

test('rules, log, help and what is not understood', async () => {
  const { out } = await play(
    FIRST,
    'rules',
    'rules b27',
    'rules xyzzy',
    'log',
    'help',
    'dance',
    '99',
    'quit',
  );
  const parts = out.split('› ');
  for (const { id } of gameOf('muster')!.rulebook) expect(parts[1]).toContain(` ${id} `);
  expect(parts[2]).toMatch(/B27 · .+\n.+\n?.*\n +Why so: /u);
  expect(parts[3]).toContain('No rule has this number or speaks of “xyzzy”.');
  expect(parts[4]).toContain('Nothing has happened yet.');
  expect(parts[5]).toContain('save [FILE]');
  expect(parts[6]).toContain('“dance” is neither a number');
  expect(parts[7]).toContain('There is no choice 99: the list goes from 1 to 13.');
});

test('a match is saved where it is told, and taken up again', async () => {
  const file = join(files.path, 'mine with spaces.tavola');
  const first = await play([...FIRST, '--seat', '1'], `save ${file}`, '1', 'log', 'quit');
  expect(first.out).toMatch(/   1 Bot .*\n   2 Bot .*\n   3 Player /u);
  expect(first.out).toContain(`The match is saved in ${file}`);
  expect(first.out).toContain(' --seat 1\n');
  const again = await play(['--resume', file], 'quit');
  expect(again.out).toContain('The match goes on where it was left.');
  expect(again.out).toContain(`play --resume '${file}'`);
  expect(stagesOf(load(file)).length).toBeGreaterThan(0);
});

test('a file that is no saved match is not written over', async () => {
  const file = files.write('letter.txt', 'Dear Ada,');
  const { out } = await play(FIRST, `save ${file}`, `save ${files.path}`, 'save /nowhere/at/all/x', 'quit');
  expect(out.match(/is no saved match: it is left alone/gu)).toHaveLength(2);
  expect(out).toContain('/nowhere/at/all/x: there is no such file');
  expect(readFileSync(file, 'utf8')).toBe('Dear Ada,');
});

test('where it cannot save it says so, and goes on', async () => {
  const file = files.write('a-file', '');
  const child = run(['play', ...FIRST], '1\n1\n', {
    XDG_STATE_HOME: file,
    TMPDIR: files.path,
  });
  const { status, out } = await child;
  expect(status).toBe(0);
  const [, place = ''] = /The match is saved in (.+)/u.exec(out) ?? [];
  expect(place.startsWith(files.path)).toBe(true);
  expect(wordsOf(place).length).toBeGreaterThan(2);
});

test('the end of the input saves the match', async () => {
  const { out, status } = await play(FIRST, '1');
  expect(out).toContain(`The match is saved in ${saved()}`);
  expect(wordsOf(saved())).toEqual(['banner-water1-water']);
  expect(status).toBe(0);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s saves the match', async (signal) => {
  const child = start(['play', ...FIRST], { XDG_STATE_HOME: home });
  child.stdin.write('1\n');
  await once(child.stdout, 'data');
  const folder = join(home, 'tavola');
  // First comes the folder, then the file in it, then the move.
  const isPlayed = (): boolean =>
    existsSync(folder) && readdirSync(folder).length > 0 && readFileSync(saved(), 'utf8').includes('banner-');
  while (!isPlayed()) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill(signal);
  const { status, out } = await finished(child);
  expect(status).toBe(0);
  expect(out).toContain(`The match is saved in ${saved()}`);
});

test('without a game it asks which, by number or by name', async () => {
  for (const answer of ['', '1', 'muster']) {
    const { out } = await play(['--seed', 'alpha'], '77', answer, 'quit');
    expect(out).toContain('Which game?\n 1 Muster: Raise the Banners\n');
    expect(out).toContain('There is no number 77 in the list.');
    expect(out).toContain('Play a banner');
  }
  expect(await play([], '')).toMatchObject({ status: 0 });
  expect(await play([])).toMatchObject({ status: 0, err: '' });
});

test('it speaks the language of the environment, and understands both', async () => {
  const { out } = await run(['play', ...FIRST], 'pourquoi feuille 5 nuage\nwhy leaf 5 cloud\nquitter\n', {
    XDG_STATE_HOME: home,
    LC_ALL: 'fr_CH.UTF-8',
  });
  expect(out).toContain('Choisissez une carte.');
  expect(out.match(/banner-leaf5-cloud : [^[]*\[U10\]/gu)).toHaveLength(2);
  expect(out).toContain('À bientôt.');
});

test('colours only where they are wanted, and never alone', async () => {
  const args = ['play', ...FIRST];
  const plain = await run(args, '1\n', { XDG_STATE_HOME: home });
  const coloured = await run(args, '1\n', { XDG_STATE_HOME: home, FORCE_COLOR: '1' });
  const refused = await run(args, '1\n', { XDG_STATE_HOME: home, FORCE_COLOR: '1', NO_COLOR: '1' });
  const bare = (text: string): string => text.replace(/The match is saved[^]*/u, '');
  expect(coloured.out).toContain('\u001B[');
  expect(refused.out).not.toContain('\u001B[');
  // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
  expect(bare(coloured.out).replaceAll(/\u001B\[\d+m/gu, '')).toBe(bare(plain.out));
});
