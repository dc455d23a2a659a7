import { beforeAll, expect, test } from 'vitest';
import { newMatch, playNotation } from '#core/match';
import { murano } from '#games/murano/index';
import { circleAt, shownAt } from '#games/murano/rules/board';
import { one } from '#games/murano/rules/shards';
import type { State } from '#games/murano/rules/state';
import { table } from '#games/murano/testing/table';
import type { Spot } from '../gestures/spots.ts';
import { usePage } from '../../../testing/page.ts';
import type * as plan from './plan.ts';

usePage();
let nextIn: typeof plan.nextIn;
let pairAhead: typeof plan.pairAhead;
let plannedIn: typeof plan.plannedIn;
let pointedAt: typeof plan.pointedAt;
let turnsUntil: typeof plan.turnsUntil;
beforeAll(async () => {
  ({ nextIn, pairAhead, plannedIn, pointedAt, turnsUntil } = await import('./plan.ts'));
});
type Chosen = plan.Chosen;

const POSITION = {
  at: 'taken',
  hands: ['C11'],
  benches: ['BBG'],
  markets: { NE: 'RY' },
  money: [5, 5],
} as const;
const view = murano.view(table(POSITION).state, 0);
const legal = murano.legalActions(view, 0);
const blue: Spot = { at: 'bench', place: 0, shard: 0 };
const green: Spot = { at: 'bench', place: 2, shard: 1 };
const chosen = (market: Chosen['market'], ...selected: readonly Spot[]): Chosen => ({ selected, market });
const word = (action: ReturnType<typeof plannedIn>): string | null =>
  action === null ? null : murano.encode(action);

test('a market with a shard taken up is an exchange, without one a purchase', () => {
  expect(word(plannedIn(legal, chosen(0, blue)))).toBe('exchange-B-NE');
  expect(word(plannedIn(legal, chosen(0)))).toBe('buy-NE');
  expect(word(plannedIn(legal, chosen(1)))).toBeNull();
  expect(word(plannedIn(legal, chosen(0, blue, green)))).toBeNull();
  expect(word(plannedIn(legal, chosen(null, blue)))).toBeNull();
});

test('the button waits for a market while one shard is held, and sells several', () => {
  expect(word(nextIn(view, legal, chosen(null, blue)))).toBeNull();
  expect(word(nextIn(view, legal, chosen(null, blue, green)))).toBe('sell-BG');
  expect(word(nextIn(view, legal, chosen(null)))).toBeNull();
});

test('what is shown on the screen lies open: no card, no creation that pays, no payment of several shards', () => {
  const hidden: readonly Spot[] = [
    { at: 'card', place: 1 },
    { at: 'packet', place: 1 },
    { at: 'made', card: 3 },
    { at: 'advantage', category: 0 },
    { at: 'owl' },
    { at: 'action', kind: 'create' },
  ];
  for (const spot of hidden) expect(pointedAt(chosen(null, spot), 0)).toEqual([]);
  expect(pointedAt(chosen(null, blue, green), 0)).toEqual([]);
  expect(pointedAt(chosen(2, blue), 3)).toEqual(['bench-0', 'market-2', 'ring-3']);
});

test('the pair that is promised for the next turn is the one that comes, where nobody turns the ring', () => {
  let count = 0;
  for (let seed = 0; seed < 6; seed += 1) {
    let match = newMatch(murano, { seats: 4, start: { seed: `pair ${seed}` } });
    const promised = new Map<number, { readonly pair: number | null; readonly ring: number }>();
    for (let step = 0; step < 220 && murano.outcome(match.state) === null; step += 1) {
      const state: State = match.state;
      const [seat = 0] = murano.toAct(state);
      for (const other of [0, 1, 2, 3]) {
        const until = turnsUntil(state, other);
        if (until > 0) {
          promised.set(other, { pair: pairAhead(murano.view(state, other), other), ring: state.ring });
        }
      }
      const words = murano
        .legalActions(murano.view(state, seat), seat)
        .map((action) => murano.encode(action));
      const before = promised.get(seat);
      if (
        words.includes('take') &&
        before !== undefined &&
        before.pair !== null &&
        before.ring === state.ring
      ) {
        expect(one(circleAt(state, state.selector)) + one(shownAt(state, state.selector))).toBe(before.pair);
        count += 1;
      }
      const plain = words.filter((each) => !/^(?:notch|activate|owl|reorder)/u.test(each));
      match = playNotation(match, seat, plain[(step * 7 + seed) % plain.length] ?? words[0]);
    }
  }
  expect(count).toBeGreaterThan(20);
});
