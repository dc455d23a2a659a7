import { expect, test } from 'vitest';
import { apply } from '#core/game';
import { replaced } from '#core/list';
import type { Json } from '#core/json';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';
import { handsOf } from './hands.ts';
import { type RoundGoal, roundSolver } from './last-round.ts';
import { RIVAL, SEAT, unseenCards } from './reply.ts';

const BUDGET = 50_000;

/** The seat has made its last creation but one thing; the rival has one card left, and its turn. */
const at = (given: Record<string, Json>): State =>
  murano.json.readPosition({
    options: { first: 'seat0' },
    advantages: { art: 'visionary', jewellery: 'traveller', tableware: 'opportunist', animals: 'gift' },
    round: 7,
    lastMade: 6,
    phase: 'negotiate',
    turned: true,
    taken: 1,
    dealt: 1,
    lastDeal: 'sell',
    ring: 0,
    selector: 3,
    markets: { NE: '', SE: '', SW: '', NW: '' },
    benches: ['BGYR', ''],
    money: [30, 30],
    hands: [['C04'], ['C05']],
    completed: [[], []],
    aside: [
      ['C01', 'C02', 'C03', 'C06', 'C07'],
      ['C08', 'C09', 'C10', 'C11', 'C12'],
    ],
    ...given,
  });

const sureIn = (state: State, goal: RoundGoal): string[] => {
  const view = murano.view(state, SEAT);
  const solver = roundSolver(view, goal, BUDGET);
  return murano
    .legalActions(view, SEAT)
    .filter((action) => solver.isSureAfter(action) === true)
    .map(murano.encode);
};

test('whoever does not finish has won nothing with this round', () => {
  const sure = sureIn(at({}), 'win');
  expect(sure).toContain('create-BGYR');
  expect(sure).not.toContain('end');
});

test('a card that nobody has seen may be just the one that the rival needs', () => {
  // A full creation pays 8 L; the rival has four shards that make one of the cards that lie nowhere.
  const near = { money: [30, 30], benches: ['BGYR', 'BGYR'] };
  expect(sureIn(at(near), 'win')).toEqual([]);
  // C16 needs these four: once it lies before somebody, no card does, whatever the rival draws or sells.
  const asides = [
    ['C01', 'C02', 'C03', 'C06', 'C16'],
    ['C08', 'C09', 'C10', 'C11', 'C12'],
  ];
  expect(sureIn(at({ ...near, money: [40, 30], aside: asides }), 'win')).toContain('create-BGYR');
});

test('with equal money fewer creations win, and equal ones share the first place [M64]', () => {
  // Whatever it does, the rival cannot make anything of an empty bench: it sells what it takes for 1 L.
  const even = at({ money: [23, 30], benches: ['BGYR', ''] });
  expect(sureIn(even, 'win')).toEqual([]);
  expect(sureIn(even, 'draw')).toEqual([]);
  expect(sureIn(at({ money: [24, 30] }), 'win')).toContain('create-BGYR');
});

test('the budget is a number of positions, and an answer that was not found is none', () => {
  const [action] = murano.legalActions(at({}), SEAT);
  expect(roundSolver(murano.view(at({}), SEAT), 'win', 1).isSureAfter(action)).toBeNull();
});

test('what is shown of the rival can be played with a hand that it may hold', () => {
  const state = at({ benches: ['BGYR', 'BGYR'] });
  const view = murano.view(state, SEAT);
  const { own, rival, money } = roundSolver(view, 'win', BUDGET).wayAfter(murano.parse('create-BGYR')!);
  const start = own.reduce((before, action) => apply(murano, before, SEAT, action), state);
  expect(start.money[SEAT]).toBe(money);
  const ends = [...handsOf(unseenCards(view), 1)].flatMap((hand) => {
    let now: State = { ...start, hands: replaced(start.hands, RIVAL, hand) };
    for (const action of rival) {
      if (murano.refusal(now, RIVAL, action) !== null) return [];
      now = apply(murano, now, RIVAL, action);
    }
    return [murano.outcome(now)!.ranking[0]];
  });
  expect(ends.length).toBeGreaterThan(0);
  for (const best of ends) expect(best).toContain(RIVAL);
});
