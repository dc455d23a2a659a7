import type { Outages } from './clocks.ts';
import { type TableState, phaseOf } from '../decider/state.ts';

/** What is known of outages that the log of a table does not know yet, though they touch a clock of it. */
export function unwritten(state: TableState, known: Outages): Outages {
  if (!isTimed(state)) return [];
  const list: { from: number; to: number }[] = [];
  let until = Math.max(state.knownUntil, state.happenedAt);
  for (const { from, to } of known) {
    if (to <= until) continue;
    list.push({ from: Math.max(from, until), to });
    until = to;
  }
  return list;
}

/** The table as it stands, outages included that will be written down before anything else is. */
export const withOutages = (state: TableState, known: Outages): TableState => {
  const more = unwritten(state, known);
  return more.length === 0 ? state : { ...state, outages: [...state.outages, ...more] };
};

/** What is kept for days does not notice shorter ones. */
const LONG = 3_600_000;

/**
 * Those that matter for what happens after days and weeks. A clock of the machine that is set ahead between two starts
 * looks like one: nothing is closed or removed because of it.
 */
export const longOutages = ({ before, known }: { readonly before: Outages; known(): Outages }): Outages =>
  [...before, ...known()].filter(({ from, to }) => to - from >= LONG);

/** Somebody can lose something here by doing nothing. */
export const isTimed = (state: TableState): boolean =>
  phaseOf(state) === 'playing' && (state.bank !== null || state.header.agreement.away !== null);
