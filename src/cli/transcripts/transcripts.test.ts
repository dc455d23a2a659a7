import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { AnyGame } from '#core/game';
import { loadMatch } from '#core/loaded';
import { type Match, stagesOf } from '#core/match';
import type { Language } from '#core/words';
import { gameOf } from '#games/index';
import { boardOf } from '../boards/index.ts';
import { help } from '../help.ts';
import { languageOf, sayIn } from '../language.ts';
import { playOn } from '../play/loop.ts';
import type { PlaySession } from '../play/sitting.ts';
import { stepThrough } from '../replay.ts';
import { simulate } from '../simulate/index.ts';
import type { Console } from '../terminal/console.ts';
import { musterPosition } from '../testing/match.ts';

// What the terminal says, word by word: whole sittings, a replay, the help. `npx vitest run --update transcripts` writes
// them anew: read what has changed before keeping it.

const folder = mkdtempSync(join(tmpdir(), 'tavola-transcripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Somebody who types these lines, and a record of what they read. */
function typist(typed: readonly string[]): { readonly console: Console; read(): string } {
  const lines: string[] = [];
  const left = [...typed];
  const console: Console = {
    ink: (_style, text) => text,
    width: 80,
    print: (...text) => void lines.push(...text),
    page: (...text) => void lines.push('', '——', ...text),
    ask(prompt) {
      const line = left.shift() ?? null;
      lines.push(`${prompt}${line ?? '(leaves)'}`);
      return Promise.resolve(line);
    },
    close: () => undefined,
  };
  const read = (): string =>
    lines.map((line) => line.replaceAll(folder, '(folder)').replaceAll('\u00A0', ' ').trimEnd()).join('\n');
  return { console, read };
}

/** A bot that does what is legal, the same at every position. */
const bot = (game: AnyGame): PlaySession['bot'] => ({
  bot: {
    choose: (view: unknown, seat: number) => {
      const legal: readonly unknown[] = game.legalActions(view, seat);
      return legal[Math.floor(legal.length / 2)];
    },
    weigh: () => [],
  },
  budget: () => ({ iterations: 1, expired: () => false }),
});

async function sitDown(
  match: Match,
  { seat = 0, language = 'en' }: { seat?: number; language?: Language },
  ...typed: readonly string[]
): Promise<string> {
  const { console, read } = typist(typed);
  const say = sayIn(language);
  const { seats } = match.header;
  await playOn({
    match,
    told: Math.max(0, stagesOf(match).length - 5),
    notice: null,
    passed: false,
    file: join(folder, 'match.tavola'),
    seat,
    bot: bot(match.game),
    names: Array.from({ length: seats }, (_, each) => (each === seat ? 'Ada' : `Bot ${each}`)),
    board: boardOf(match.game),
    console,
    say,
  });
  return read();
}

const recorded = (game: string, name: string): readonly Match[] => {
  const path = join(import.meta.dirname, '..', '..', 'games', game, 'matches', `${name}.match`);
  return stagesOf(loadMatch(readFileSync(path, 'utf8'), gameOf));
};

test('a sitting at Muster: asked why, what the rules say, taken back, misspelt, left', async () => {
  const text = await sitDown(
    musterPosition(),
    {},
    'help',
    'why lay castle water',
    'why wizard',
    'rules swap',
    'rules U26',
    'log',
    'water 1 on water',
    'undo',
    'undo',
    'lay-water1-water',
    'draw-feather',
    'undo',
    'draw-feather',
    '',
    'log',
    '1',
    '99',
    'xyzzy',
    'save',
    'quit',
  );
  await expect(text).toMatchFileSnapshot('muster.txt');
});

test('a sitting at Murano for three, on the second seat', async () => {
  const stages = recorded('murano', 'three-seats');
  const match = stages.find((each) => each.game.toAct(each.state)[0] === 1)!;
  const typed = [
    'help',
    'why sell',
    'sell b',
    'rules exchange',
    '1',
    '1',
    '1',
    'undo',
    '1',
    '1',
    '1',
    '1',
    'log',
  ];
  await expect(await sitDown(match, { seat: 1 }, ...typed)).toMatchFileSnapshot('murano.txt');
});

test.each(['fr', 'de'] as const)('the end of both games in %s', async (language) => {
  const texts: string[] = [];
  for (const [game, name] of [
    ['muster', 'usual'],
    ['murano', 'one-round'],
  ] as const) {
    const stages = recorded(game, name);
    texts.push(await sitDown(stages[stages.length - 3], { language }, '1', '1', '1', '1', 'quit'));
  }
  await expect(texts.join('\n')).toMatchFileSnapshot(`end-${language}.txt`);
});

test('a replay goes on, back, to a stage and to the end, for everybody and for one seat', async () => {
  const stages = recorded('muster', 'every-kind');
  const match = stages.at(-1)!;
  const texts: string[] = [];
  for (const seat of [null, 1]) {
    const { console, read } = typist(['', 'n', 'b', 'j 3', 'j 9999', 'what', 'end', 'n', 'q']);
    await stepThrough({ match, stages, seat, console, say: sayIn('en') });
    texts.push(read());
  }
  await expect(texts.join('\n')).toMatchFileSnapshot('replay.txt');
});

/** What a command prints on standard output. */
async function printed(command: () => number | Promise<number>): Promise<string> {
  const lines: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0),
    // How fast it went is said beside it.
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true),
  ];
  try {
    await command();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join('').replaceAll('\u00A0', ' ');
}

test('the help of every game', async () => {
  const texts = [await printed(() => help([])), await printed(() => help(['muster']))];
  await expect([...texts, await printed(() => help(['murano']))].join('\n')).toMatchFileSnapshot('help.txt');
});

test('a summary of a few matches, with everybody and alone', async () => {
  const texts: string[] = [];
  for (const args of [
    ['muster', '--games', '6'],
    ['murano', '--games', '40', '--seats', '2'],
    ['murano', '--games', '4', '--seats', '1'],
  ]) {
    texts.push(await printed(() => simulate([...args, '--seed', 'transcripts'])));
  }
  await expect(texts.join('\n')).toMatchFileSnapshot('simulate.txt');
});

test.each([
  [{}, 'en'],
  [{ LANG: 'fr_CH.UTF-8' }, 'fr'],
  [{ LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'de_CH.UTF-8' }, 'de'],
  [{ LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'de_CH.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'DE', LC_ALL: '' }, 'de'],
] as const)('the language of %o is %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
