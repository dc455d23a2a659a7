import type { Seat } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import { iterations } from '#bots/bot';
import type { TurnNode } from '#bots/murano/turn-ends';
import { shareAt } from '#bots/murano/evaluated-ends';
import { type Lookahead, PRIOR_VISITS, rollout } from '#bots/murano/lookahead';
import type { ValueFunction } from '#bots/murano/value-network/value-network';

/** An end of a turn: what playing on from it found, and its mean together with the value before it. */
export interface Searched {
  readonly end: TurnNode;
  readonly found: number;
  readonly worth: number;
}

/** The most promising ends, all of them played on in the same determinizations: none is dropped, since all are learnt from. */
export function playedOut(
  ends: readonly TurnNode[],
  seat: Seat,
  value: ValueFunction,
  lookahead: Lookahead,
  random: Random,
): Searched[] {
  const seeds = Array.from({ length: lookahead.determinizations }, () => random.below(2 ** 32));
  return ends
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, lookahead.ends)
    .map((end) => {
      let sum = 0;
      for (const seed of seeds) {
        sum += rollout(end.view, seat, value, lookahead, quickRandom(seed), iterations(lookahead.ownBreadth));
      }
      const worth = (PRIOR_VISITS * shareAt(end) + sum) / (PRIOR_VISITS + lookahead.determinizations);
      return { end, found: sum / lookahead.determinizations, worth };
    });
}

export const favourite = <T extends { readonly worth: number }>(searched: readonly T[]): T =>
  searched.reduce((best, each) => (each.worth > best.worth ? each : best));
