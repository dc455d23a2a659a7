import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';

/** The Liras with which a last turn alone can end after each action: every way is gone, and nothing is left out. */
export function endsAfter(state: State): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const most = (now: State): number => {
    const key = JSON.stringify(murano.json.position(now));
    const before = known.get(key);
    if (before !== undefined) return before;
    // Only the purse counts when it is over. [L32]
    if (murano.toAct(now).length === 0) return now.money[0];
    // Every action costs or uses something up: no way leads back to where it was.
    known.set(key, Number.NaN);
    const best = Math.max(...[...after(now).values()].map(most));
    if (Number.isNaN(best)) throw new Error('a turn that goes round in circles');
    known.set(key, best);
    return best;
  };
  return new Map([...after(state)].map(([word, next]) => [word, most(next)]));
}

function after(state: State): ReadonlyMap<string, State> {
  const next = new Map<string, State>();
  for (const action of murano.legalActions(state, 0)) {
    const copy = murano.copy(state);
    murano.play(copy, 0, action);
    next.set(murano.encode(action), copy);
  }
  return next;
}
