import type { Message, Outcome, Seat } from '#core/game';
import { CASTLES, castleWord } from '#games/muster/cards';
import type { Turn } from '#table/turns';

/** The last turn that made the result what it is. */
export interface Decisive {
  /** Counted from 1. */
  readonly turn: number;
  readonly message: Message;
}

const castleIn = (named: unknown): number =>
  CASTLES.findIndex((castle) => named === `@castle.${castleWord(castle)}`);

/** After which nobody else was ahead any more; null where nobody is at the end, or the log does not tell it. */
export function decisiveIn(turns: readonly Turn[], { ranking }: Outcome): Decisive | null {
  const [best = []] = ranking;
  const [winner, ...others] = best;
  if (winner === undefined || others.length > 0) return null;
  const holders: (Seat | -1)[] = CASTLES.map(() => -1);
  let decisive: Decisive | null = null;
  let isAhead = false;
  for (const [index, { lines }] of turns.entries()) {
    for (const { message } of lines) {
      const { castle, holds, from, leftTo } = message.with ?? {};
      if (typeof holds === 'number') holders[castleIn(castle)] = holds;
      if (typeof leftTo === 'number') holders[castleIn(from)] = leftTo;
      const count = (seat: Seat): number => holders.filter((each) => each === seat).length;
      const leads = count(winner) > count(1 - winner);
      if (leads && !isAhead) decisive = { turn: index + 1, message };
      isAhead = leads;
    }
  }
  return isAhead ? decisive : null;
}
