import type { Seat } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import { iterations } from '#bots/bot';
import type { Reached } from '#bots/murano/ends';
import { type Foresight, GLANCE, hopeOf, playedOn } from '#bots/murano/foresight';
import type { Networks } from '#bots/murano/outlook/outlook';

/** An end of a turn: what playing on from it found, and what it is worth together with the first glance. */
export interface Searched {
  readonly end: Reached;
  readonly found: number;
  readonly worth: number;
}

/** The most promising ends, all of them played on in the same worlds: none is given up, since all are learnt from. */
export function playedOut(
  ends: readonly Reached[],
  seat: Seat,
  networks: Networks,
  effort: Foresight,
  random: Random,
): Searched[] {
  const seeds = Array.from({ length: effort.worlds }, () => random.below(2 ** 32));
  return ends
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, effort.ends)
    .map((end) => {
      let sum = 0;
      for (const seed of seeds) {
        sum += playedOn(end.view, seat, networks, effort, quickRandom(seed), iterations(effort.own));
      }
      const worth = (GLANCE * hopeOf(end) + sum) / (GLANCE + effort.worlds);
      return { end, found: sum / effort.worlds, worth };
    });
}

export const favourite = <T extends { readonly worth: number }>(searched: readonly T[]): T =>
  searched.reduce((best, each) => (each.worth > best.worth ? each : best));
