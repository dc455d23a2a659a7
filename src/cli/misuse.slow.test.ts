import { afterAll, expect, test } from 'vitest';
import { folder, run } from './testing/run.ts';

const files = folder();
afterAll(() => files.remove());
const broken = files.write('broken.tavola', 'tavola match 1\ngame muster 1\n');

const MISUSES: readonly (readonly [args: readonly string[], told: RegExp])[] = [
  [['dance'], /no command dance; expected play, /u],
  [['__proto__'], /no command __proto__/u],
  [['play', 'chess'], /no game chess; expected muster/u],
  [['play', '--fast'], /play has no option --fast/u],
  [['play', 'muster', 'twice'], /does not know what to do with twice/u],
  [['play', 'muster', '--seed'], /--seed was given in the wrong way/u],
  [['play', 'muster', '--lang', 'it'], /--lang it: expected en, fr or de/u],
  [['play', 'muster', '--seats', '9'], /--seats 9: expected a whole number from 2 to 2/u],
  [['play', 'muster', '--seat', '2'], /--seat 2: expected a whole number from 0 to 1/u],
  [['play', 'muster', '--option', 'stall'], /--option stall: expected NAME=VALUE/u],
  [['play', 'muster', '--option', 'colour=red'], /as NAME one of first, steps/u],
  [['play', 'muster', '--option', 'constructor=1'], /as NAME one of first, steps/u],
  [['play', 'muster', '--option', 'stall=7'], /options.stall: expected a whole number from 20 to 200/u],
  [['play', 'muster', '--option', 'unity=maybe'], /options.unity: expected true or false/u],
  [['play', 'muster', '--preset', 'hard'], /options.preset: expected one of beginner/u],
  [['play', 'muster', '--option', 'bridges=false', '--option', 'overRainbow=on'], /\[B36\]/u],
  [['play', '--resume', '/nowhere/at/all'], /there is no such file/u],
  [['play', '--resume', files.path], /this is a folder/u],
  [['play', '--resume', broken], /broken.tavola: line \d: /u],
  [['play', '--resume', broken, '--seed', 'x'], /leave out --seed/u],
  [['play', 'muster', '--resume', broken], /leave out muster/u],
  [['replay'], /expected the name of a saved match/u],
  [['replay', '/nowhere\u001B[31m'], /nowhere: there is no such file/u],
  [['replay', broken, '--seat', 'x'], /line \d/u],
  [['verify'], /expected the name of a saved match/u],
  [['simulate'], /expected the name of a game: muster/u],
  [['simulate', 'muster', '--games', '0'], /--games 0: expected a whole number from 1 to /u],
  [['simulate', 'muster', '--games', '1e3'], /--games 1e3: expected/u],
  [['engine', 'muster'], /engine does not know what to do with muster/u],
  [['help', 'chess'], /no game chess/u],
];

test.concurrent.each(MISUSES)('%j is told in one line', async (args, told) => {
  const { status, out, err } = await run(args);
  expect(err).toMatch(told);
  expect(err).toMatch(/^tavola: [^\n]+\n$/u);
  expect(err).not.toContain('\u001B');
  expect({ status, out }).toEqual({ status: 2, out: '' });
});

test('help is given when asked for, in the language of the environment', async () => {
  for (const args of [[], ['help'], ['--help'], ['play', '-h']]) {
    expect(await run(args)).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringContaining('tavola play'),
    });
  }
  expect((await run(['help'], '', { LANG: 'fr_FR.UTF-8' })).out).toContain('jouer contre des bots');
  expect((await run(['help'], '', { LANG: 'fr_FR.UTF-8', LC_ALL: 'de_AT' })).out).toContain(
    'gegen Bots spielen',
  );
  expect((await run(['help', 'muster', '--lang', 'de'])).out).toContain('stall=40 (20 bis 200)');
});
