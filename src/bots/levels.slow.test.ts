import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom, randomFromText } from '#core/random';
import { pebbles } from '#core/testing/pebbles';
import { LANGUAGES, type Language, wordAt, type WordTree } from '#core/words';
import { GAMES } from '#games/index';
import * as catalogue from './catalogue.ts';
import { type Contest, playRound } from './arena.ts';
import { iterations } from './bot.ts';
import { budgetOf, timeFor, LEVELS } from './level.ts';
import { levelsOf } from './levels.ts';
import { randomBot } from './random.ts';

/** The strongest levels think a while. */
const LONG = { timeout: 180_000 };

/** Pebbles stands for any game that nobody has taught the bots. */
const taught = GAMES.filter(({ id }) => Object.hasOwn(catalogue, id));
const played = [...GAMES, pebbles].map((game) => ({
  game,
  named: taught.includes(game) ? game.id : '.',
}));
const wordsFile = (folder: string, language: Language): string => `./${folder}/words.${language}.ts`;

test('what the bots were taught is for those rules: under an earlier version the generic search plays', () => {
  expect(taught.length).toBeGreaterThan(0);
  for (const game of taught) {
    expect(levelsOf(game)).toHaveLength(LEVELS.length);
    expect(levelsOf({ ...game, version: game.version - 1 })).toHaveLength(levelsOf(pebbles).length);
  }
});

test('of a game that nobody has taught the bots, the stronger generic level wins more often', () => {
  const [weak, , strong] = levelsOf(pebbles);
  const contestant = ({ bot, iterations: count }: typeof weak): Contest['contestants'][0] => ({
    bot,
    milliseconds: Infinity,
    budget: () => iterations(count),
  });
  const contest: Contest = {
    game: pebbles,
    options: { ...defaultOptions(pebbles.options), heap: 9 },
    seats: 2,
    contestants: [contestant(strong), contestant(weak)],
    seed: 'generic',
    now: () => 0,
  };
  const scores = Array.from({ length: 25 }, (_, round) => playRound(contest, round)).flatMap(({ meetings }) =>
    meetings.map(({ score }) => score),
  );
  expect(scores.reduce((total, score) => total + score, 0) / scores.length).toBeGreaterThan(0.6);
});

describe.each(played.map(({ game, named }) => ({ game, named, levels: levelsOf(game) })))(
  '$game.id',
  ({ game, named, levels }) => {
    const seats = Math.max(2, game.seats.min);
    const options: unknown = defaultOptions(game.options);

    test('has up to five levels, named and told in every language', async () => {
      expect(levels.map(({ number }) => number)).toEqual(LEVELS.slice(0, levels.length));
      for (const language of LANGUAGES) {
        const { words }: { words: WordTree } = await import(wordsFile(named, language));
        for (const { number } of levels) {
          for (const part of ['name', 'hint']) {
            expect(wordAt(words, `${number}.${part}`), language).toBeTypeOf('string');
          }
        }
      }
    });

    test.each(levels)('level $number plays whole matches by the rules, and beats chance', LONG, ({ bot }) => {
      const contestant = { bot, milliseconds: Infinity, budget: () => iterations(4) };
      const chance = { bot: randomBot(game), milliseconds: Infinity, budget: () => iterations(1) };
      const rounds = [0, 1].map((round) =>
        playRound(
          { game, options, seats, contestants: [contestant, chance], seed: 'legal', now: () => 0 },
          round,
        ),
      );
      const scores = rounds.flatMap(({ meetings }) => meetings.map(({ score }) => score));
      expect(scores.reduce((total, score) => total + score, 0)).toBeGreaterThanOrEqual(3);
    });

    test.each(levels)('level $number chooses the same for the same seed and iterations', LONG, ({ bot }) => {
      const state: unknown = game.setup(options, seats, game.deal(options, seats, randomFromText('same')));
      const [seat] = game.toAct(state);
      const view: unknown = game.view(state, seat);
      const chosen = (): string => game.encode(bot.choose(view, seat, iterations(60), quickRandom(9)));
      expect(chosen()).toBe(chosen());
      const [best, ...others] = bot.weigh(view, seat, iterations(60), quickRandom(9));
      expect(game.refusal(state, seat, best.action)).toBe(null);
      expect(others).toHaveLength(game.legalActions(view, seat).length - 1);
    });
  },
);

test('a budget runs out by the clock of whoever asks', () => {
  let now = 1000;
  const budget = budgetOf({ iterations: 7, milliseconds: 50 }, () => now, 0);
  expect(budget.iterations).toBe(7);
  now = 1049;
  expect(budget.expired()).toBe(false);
  now = 1050;
  expect(budget.expired()).toBe(true);
});

test('a pause that is made anyway is time to think, however much of the turn is spent', () => {
  let now = 1000;
  const level = { iterations: 7, milliseconds: 50 };
  const rested = budgetOf(level, () => now, 5000, 900);
  const hurried = budgetOf(level, () => now, 0, 60);
  now = 1049;
  expect([rested.expired(), hurried.expired()]).toEqual([false, false]);
  now = 1050;
  expect([rested.expired(), hurried.expired()]).toEqual([false, true]);
  now = 1860;
  expect(rested.expired()).toBe(true);
});

test('a turn of very many decisions takes less time than four of them', () => {
  let spent = 0;
  const times = Array.from({ length: 200 }, () => {
    const time = timeFor(300, spent);
    spent += time;
    return time;
  });
  expect(times.slice(0, 6)).toEqual([300, 300, 210, 105, 52.5, 26.25]);
  expect(spent).toBeLessThan(1021);
  expect(timeFor(300, 2000)).toBe(0);
});
