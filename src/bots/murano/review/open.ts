import { apply, type Seat } from '#core/game';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { Challenge } from '#games/murano/rules/cards';
import { isDrafting } from '#games/murano/modules/draft';
import { challengeKey } from '#games/murano/modules/challenges';
import { seatsOf, type State } from '#games/murano/rules/state';
import type { ChanceOutcomes } from '../../review/evaluator.ts';
import { shareOf } from '../../share.ts';
import { utility, type ValueFunction } from '../value-network/value-network.ts';

const EVEN = 0.5;

/**
 * The share of each seat with all cards open: each seat values its own view, and is ahead of another with the chance that
 * their two values give (Bradley–Terry), so that the mean over the seats is ½.
 */
export function openSharesBy(value: ValueFunction): (state: State) => readonly number[] {
  return function openShares(state) {
    const seats = seatsOf(state);
    const over = murano.outcome(state);
    if (seats === 1) return [over === null ? valueOf(state, 0, value) : utility(over, 0)];
    if (over !== null) return state.hands.map((_, seat) => shareOf(over, seat, seats));
    // Nobody holds a hand that could be valued.
    if (isDrafting(state)) return state.hands.map(() => EVEN);
    const values = state.hands.map((_, seat) => valueOf(state, seat, value));
    return values.map((own, seat) => {
      let ahead = 0;
      for (let other = 0; other < seats; other += 1) {
        if (other !== seat) ahead += own / (own + values[other]);
      }
      return ahead / (seats - 1);
    });
  };
}

/** Never quite nothing, for it is divided by. */
const LEAST = 0.001;

const valueOf = (state: State, seat: Seat, value: ValueFunction): number =>
  Math.min(1, Math.max(LEAST, value(murano.view(state, seat), seat)));

/** Alone at the table: each challenge that has not been seen may be the next. [L50] */
export function chance(before: State, seat: Seat, action: Action): ChanceOutcomes<State> | null {
  if (seatsOf(before) > 1) return null;
  const after = apply(murano, before, seat, action);
  if (after.revealed.length === before.revealed.length) return null;
  const unseen: Challenge[] = [...before.pile, ...before.unused];
  const outcomes = [...new Set(unseen)].map((challenge) => ({
    weight: unseen.filter((each) => each === challenge).length,
    state: apply(murano, { ...before, pile: [challenge, ...before.pile.slice(1)] }, seat, action),
  }));
  const what = { key: challengeKey(after, after.revealed.at(-1)!) };
  return { kind: 'challenge', what, outcomes };
}
