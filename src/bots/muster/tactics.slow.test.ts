import { expect, test } from 'vitest';
import type { Seat } from '#core/game';
import { apply } from '#core/game';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import type { State } from '#games/muster/state';
import { iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';
import { shareOf } from '../share.ts';
import { draws } from './testing/content/draws.ts';
import { winning } from './testing/content/winning.ts';
import { judged } from './testing/content/judged.ts';
import { lastTurns } from './testing/content/last-turn.ts';
import { positionOf, type MusterTactic } from './testing/tactic.ts';

const tactics: [name: string, tactic: MusterTactic][] = Object.entries({
  ...lastTurns,
  ...winning,
  ...draws,
  ...judged,
});

/** Enough for a clear thought, and few enough for a quick test; no level gets more than it has at the table. */
const BUDGET = 80;

const after = (state: State): State[] =>
  muster.legalActions(state, state.turn).map((action) => apply(muster, state, state.turn, action));

/** The best share for the seat when the match ends with this turn. */
function atEnd(state: State, seat: Seat): number {
  const outcome = muster.outcome(state);
  if (outcome !== null) return shareOf(outcome, seat, 2);
  if (state.turn !== seat) throw new Error('the match goes on');
  return Math.max(...after(state).map((next) => atEnd(next, seat)));
}

/** Can the seat to act win within its turn? */
function winsAtOnce(state: State, seat: Seat): boolean {
  const outcome = muster.outcome(state);
  if (outcome !== null) return shareOf(outcome, seat, 2) === 1;
  return state.turn === seat && after(state).some((next) => winsAtOnce(next, seat));
}

/** Can the seat end its turn so that the rival cannot win at once? */
function isSafe(state: State, seat: Seat): boolean {
  const outcome = muster.outcome(state);
  if (outcome !== null) return shareOf(outcome, seat, 2) > 0;
  if (state.turn !== seat) return !winsAtOnce(state, 1 - seat);
  return after(state).some((next) => isSafe(next, seat));
}

/** The words for which the claim of a tactic holds. */
function proven({ claim }: MusterTactic, state: State): string[] {
  const seat = state.turn;
  const legal = muster.legalActions(state, seat);
  const shares = legal.map((action) => {
    const next = apply(muster, state, seat, action);
    if (claim === 'ends') return atEnd(next, seat);
    return Number(claim === 'wins' ? winsAtOnce(next, seat) : isSafe(next, seat));
  });
  const best = Math.max(...shares);
  return legal.filter((_, at) => shares[at] === best).map((action) => muster.encode(action));
}

const listed = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

function answers(tactic: MusterTactic, state: State): string[] {
  const legal = muster.legalActions(state, state.turn).map((action) => muster.encode(action));
  const avoid = listed(tactic.avoid);
  for (const word of [...avoid, ...listed(tactic.best)]) expect(legal).toContain(word);
  return tactic.best === undefined ? legal.filter((word) => !avoid.includes(word)) : listed(tactic.best);
}

test.each(tactics.filter(([, { claim }]) => claim !== 'judged'))(
  '%s: the answers can be proven',
  (_name, tactic) => {
    const state = positionOf(tactic);
    expect(answers(tactic, state).toSorted()).toEqual(proven(tactic, state).toSorted());
  },
);

test('there are enough positions', () => {
  expect(tactics.length).toBeGreaterThanOrEqual(60);
});

test.each(levelsOf(muster).slice(-1))(
  'level $number, which never errs on a whim, solves at least 95 %',
  ({ bot, iterations: own }) => {
    const failed = tactics.flatMap(([name, tactic]) => {
      const state = positionOf(tactic);
      const seat = state.turn;
      const chosen = muster.encode(
        bot.choose(muster.view(state, seat), seat, iterations(Math.min(own, BUDGET)), quickRandom(1)),
      );
      return answers(tactic, state).includes(chosen) ? [] : [`${name}: ${chosen}`];
    });
    expect(failed.length / tactics.length, failed.join('\n')).toBeLessThanOrEqual(0.05);
  },
);
