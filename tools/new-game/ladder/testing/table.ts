import { defaultOptions } from '#core/options';
import { scenario, type Scenario } from '#core/testing/scenario';
import { ladder } from '../index.ts';
import type { Options } from '../options.ts';
import { cardsOf } from '../setup.ts';
import type { State } from '../state.ts';

interface Given extends Partial<Pick<State, 'turn' | 'stopped' | 'rows' | 'hands'>> {
  readonly options?: Partial<Options>;
  /** The whole pile, the next card first; what is left lies at the end of the row of seat 1. */
  readonly pile?: readonly number[];
}

/** A table for tests: what is not given is empty, and all other cards are in the pile. */
export function table({ options: some = {}, hands = [[], []], rows, pile, ...others }: Given = {}): Scenario {
  const options = { ...defaultOptions(ladder.options), ...some };
  const before = rows ?? hands.map(() => []);
  const placed = new Set([...hands, ...before, pile ?? []].flat());
  const rest = cardsOf(options).filter((card) => !placed.has(card));
  const state: State = {
    options,
    turn: 0,
    stopped: [],
    ...others,
    hands,
    rows: pile === undefined ? before : before.map((row, seat) => (seat === 1 ? [...row, ...rest] : row)),
    pile: pile ?? rest,
  };
  return scenario(ladder, state);
}
