import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json';
import { readOptions } from '#core/options';
import { quickRandom, randomFromText } from '#core/random';
import { standIn } from '#core/testing/stand-in';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { sayIn } from '../../language.ts';
import { widthOf } from '../../terminal/ink.ts';
import { beginnerOf, figuresOf, turnsOf } from '../../simulate/figures.ts';
import { type Played, playAlone } from '../../simulate/matches.ts';
import { reportLines } from '../../simulate/report.ts';
import { type SimulationSummary, tally } from '../../simulate/summary.ts';

function simulated(seats: number, given: JsonObject, games = 12): SimulationSummary {
  const options: object = readOptions(murano, given, seats);
  const count = tally(murano, seats, options);
  for (let game = 0; game < games; game += 1) count.add(playAlone(murano, options, seats, `${game}`));
  return count.sum();
}

test.each([
  [2, {}, ['endedByCreations', 'endedBySafety']],
  [4, { draft: true, interactive: 'shuffled' }, ['endedByCreations', 'endedBySafety']],
  [3, { draft: true, expert: true }, ['endedByCreations', 'endedByLira']],
  [1, {}, ['lost', 'grandmaster', 'master', 'artisan', 'apprentice']],
] as const)('%i seats, %j: every match has ended in one of the ways', (seats, options, ways) => {
  const { figures, wins, won, decided, draws } = simulated(seats, options);
  const ends = Object.keys(figures).filter((name) => !['rounds', 'creations', 'wonLiras'].includes(name));
  expect(ends).toEqual(ways);
  expect(ways.reduce((sum, way) => sum + Number(figures[way]), 0)).toBe(12);
  // Whoever plays alone can lose.
  expect(wins.reduce((sum, count) => sum + count, 0)).toBe(seats === 1 ? won : decided);
  expect(decided + draws).toBe(12);
  expect(figures['rounds']).toHaveProperty('least');
  expect(Object(figures['rounds']).least).toBeGreaterThan(6);
});

test('the creations of all players are counted, those set aside too', () => {
  const { state } = table({ seats: 2, completed: ['C01 C02', ''], aside: ['C03', ''] });
  const { creations } = figuresOf(murano, 2, state.options);
  expect(creations.of(standIn<Played>({ end: state }))).toBe(1.5);
});

test.each([1, 2, 3, 4])(
  '[L12] %i seats: as many turns as the rules count, whoever answers in between',
  (seats) => {
    const options = readOptions(murano, seats > 1 ? { interactive: 'shuffled' } : {}, seats);
    for (let game = 0; game < 8; game += 1) {
      const random = randomFromText(`turns ${game}`);
      const state = murano.setup(options, seats, murano.deal(options, seats, random));
      const quick = quickRandom(random.below(2 ** 32));
      let ended = 0;
      // The same match again, counting how often somebody ends a turn.
      for (let acting = murano.toAct(state); acting.length > 0; acting = murano.toAct(state)) {
        const seat = acting[acting.length === 1 ? 0 : quick.below(acting.length)];
        const legal = murano.legalActions(state, seat);
        const action = legal[quick.below(legal.length)];
        if (action.kind === 'end') ended += 1;
        murano.play(state, seat, action);
      }
      expect(turnsOf(murano, playAlone(murano, options, seats, `turns ${game}`))).toBe(ended);
    }
  },
);

test('a winner alone at the table is counted by the rank', () => {
  const won = standIn<Played>({
    outcome: { reason: { key: 'outcome.won', with: { rank: '@rank.artisan' } } },
  });
  const figures = figuresOf(murano, 1, {});
  const counted = ['lost', 'grandmaster', 'master', 'artisan', 'apprentice'].map((name) =>
    figures[name].of(won),
  );
  expect(counted).toEqual([0, 0, 0, 1, 0]);
});

test('after a draft who began is not who picked first', () => {
  const options: object = readOptions(murano, { draft: true, first: 'seat1' }, 2);
  const played = playAlone(murano, options, 2, 'draft');
  expect(beginnerOf(murano, played)).toBe(1);
});

test.each(['en', 'fr', 'de'] as const)('the table fits on a terminal, %s', (language) => {
  for (const seats of [1, 4]) {
    const summary = simulated(seats, {}, 5);
    const lines = reportLines(sayIn(language), figuresOf(murano, seats, { expert: false }), summary);
    for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    expect(lines).toHaveLength(seats === 1 ? 13 : 17);
  }
});
