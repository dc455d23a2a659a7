import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json';
import { type Match, newMatch, outcomeOf, playNotation } from '#core/match';
import { quickRandom, type Random } from '#core/random';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { LANGUAGES } from '#core/words';
import { gameOf } from '#games/index';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';
import { table } from '#games/murano/testing/table';
import { muranoBoard } from '../games/murano/board.ts';
import { sayIn } from '../language.ts';
import type { Console } from '../terminal/console.ts';
import { widthOf } from '../terminal/ink.ts';
import { seatedBot } from './bot.ts';
import { choiceLines, choicesOf, numbered } from './choices.ts';
import { playOn } from './loop.ts';
import { newsLines } from './news.ts';
import type { PlaySession } from './sitting.ts';

const NAMES = [
  'Ada Countess Lovelac',
  'Wolfeschlegelsteinha',
  'Maximiliane Freifrau',
  'Jean-Jacques Roussea',
];

const isOwing = ({ state }: Match): boolean => state.owed.length > 0;

/** Somebody who takes any choice of the list, now and then types one that is not listed, undoes, asks and leaves. */
function person(
  random: Random,
  width: number,
): { sit(match: Match, seat: number): PlaySession; readonly said: string[] } {
  const said: string[] = [];
  const sit = (match: Match, seat: number): PlaySession => {
    const console: Console = {
      ink: (_style, text) => text,
      width,
      print: () => undefined,
      page: (...lines) => void said.push(...lines.flatMap((line) => line.split('\n'))),
      ask: () => Promise.resolve(random.below(isOwing(sitting.match) ? 3 : 20) === 0 ? null : answer()),
      close: () => undefined,
    };
    const sitting: PlaySession = {
      match,
      told: 0,
      notice: null,
      passed: false,
      file: null,
      seat,
      bot: seatedBot(murano, 2),
      names: NAMES,
      board: muranoBoard,
      console,
      say: sayIn(LANGUAGES[seat % 3]),
    };
    const answer = (): string => {
      const choices = choicesOf(sitting);
      const listed = numbered(choices);
      // Whatever is possible is in the list or can be typed, and the list is never long.
      expect(choices.length).toBeGreaterThan(0);
      expect(listed.length).toBeLessThan(70);
      const folded = choices.slice(listed.length);
      if (folded.length > 0 && random.below(4) === 0) {
        return folded[random.below(folded.length)].notation!.toLowerCase().replaceAll('-', ' ');
      }
      if (random.below(15) === 0) return random.below(2) === 0 ? 'undo' : `why ${1 + random.below(99)}`;
      const eager = listed.flatMap(({ notation }, at) =>
        /^(?:create|activate)/u.test(notation ?? '') ? [at] : [],
      );
      const at = eager.length > 0 ? eager[random.below(eager.length)] : random.below(listed.length);
      return String(1 + at);
    };
    return sitting;
  };
  return { sit, said };
}

/** What was owed when the person left. */
const owedThen = new Set<string>();

const MATCHES: readonly (readonly [seats: number, options: JsonObject])[] = [
  [1, {}],
  [1, { ring: 'B', advantages: 'chosen', chosen: ['expert', 'magician', 'visionary', 'opportunist'] }],
  [2, { safety: 6, advantages: 'first' }],
  [2, { draft: true, interactive: 'random', openFirst: true, safety: 6 }],
  [3, { expert: true, draft: true, interactive: 'shuffled' }],
  [4, { expert: true }],
  [4, { interactive: 'chosen', chosen: ['clumsiness'], safety: 6 }],
];

test.each(MATCHES)(
  '%i seats, %j: a match is played to its end, left and taken up again and again',
  async (seats, options) => {
    const random = quickRandom(7 * seats);
    const { sit, said } = person(random, seats % 2 === 0 ? 100 : 80);
    let match = newMatch(murano, { options, seats, start: { seed: `loop ${seats}` } });
    while (outcomeOf(match) === null) {
      const sitting = sit(match, seats - 1);
      await playOn(sitting);
      // In the middle of whatever is owed.
      match = loadMatch(saveMatch(sitting.match), gameOf);
      for (const { kind } of match.state.owed) owedThen.add(kind);
      expect(murano.json.position(match.state)).toEqual(murano.json.position(sitting.match.state));
    }
    for (const line of said) expect(widthOf(line), line).toBeLessThanOrEqual(seats % 2 === 0 ? 100 : 80);
    expect(said.join('\n')).not.toMatch(/murano\.|play\.|\{\w+\}|undefined/u);
  },
  120_000,
);

test('some of them were left in the middle of a decision that is owed', () => {
  expect([...owedThen]).toContain('pick');
  expect(owedThen.size).toBeGreaterThan(1);
});

const breakable = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('\u00A0', ' '));
const from = (state: State): Match => newMatch(murano, { start: { position: murano.json.position(state) } });

test('a long turn is told in one paragraph, a short one line by line', () => {
  let match = from(table({ turn: 1, ring: 4, selector: 3, benches: ['', 'B'] }).state);
  for (const word of ['selector', 'take']) match = playNotation(match, 1, word);
  const { sit } = person(quickRandom(1), 80);
  expect(breakable(newsLines(sit(match, 0)))).toEqual([
    ` • ${NAMES[1]} turns the selector to green and yellow.`,
    ` • ${NAMES[1]} takes a green shard and a yellow shard.`,
    '',
  ]);
  for (const word of ['sell-B', 'end']) match = playNotation(match, 1, word);
  expect(breakable(newsLines(sit(match, 0)))).toEqual([
    ` • ${NAMES[1]} turns the selector to green and yellow; takes a green`,
    '   shard and a yellow shard; sells a blue shard for 1 L; ends the turn.',
    '',
  ]);
});

test('choices that are not listed are counted, with one of their words', () => {
  const { state } = table({ at: 'taken', hands: ['C13'], benches: ['BBGYYRRT'], money: [0, 4] });
  const sitting = person(quickRandom(1), 80).sit(from(state), 0);
  const lines = breakable(choiceLines(choicesOf(sitting), sitting));
  expect(lines.slice(-2)).toEqual([
    ' Sell for 1 L                 21 B   22 G   23 Y   24 R   25 T   26 YRR',
    '                              … 101 more, to be typed: sell-BB',
  ]);
});
