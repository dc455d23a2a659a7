import { isReady, phaseOf, type TableState } from './decider/state.ts';

/** All parts are open, and the deal can go to its tables. */
export const wantsTables = (state: TableState): boolean =>
  state.header.gathering !== undefined && phaseOf(state) === 'waiting' && isReady(state);
