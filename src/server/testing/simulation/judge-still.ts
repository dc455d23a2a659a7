import type { History } from './history.ts';
import type { SimulatedPlayer } from './somebody.ts';

/** Milliseconds: how soon a match goes on. */
export const GOES_ON = 20_000;

/** Whoever sat at a process that stood still to the last may have come back a moment ago, after a pause of their own. */
function hasJustComeBack({ lives }: SimulatedPlayer, now: number): boolean {
  const [before, last] = lives.slice(-2);
  return last !== undefined && last.from - before.to > GOES_ON && now - last.from < GOES_ON / 2;
}

export const standsStill = (
  { overAt, lastAt }: History,
  players: readonly SimulatedPlayer[],
  now: number,
): boolean =>
  overAt === Infinity && now - lastAt > GOES_ON && !players.some((each) => hasJustComeBack(each, now));
