import type { Reason } from '#table/protocol';
import { namedBuckets } from '../limits.ts';
import type { TableEnv } from './env.ts';
import type { EventLog } from './event-log.ts';
import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/** A match is over in a moment, if somebody wants it to be, and each rematch is a new table. */
const RATE = { burst: 20, perSecond: 1 / 60 };

/** How often each player may wish for a rematch: as often as people play, and not as often as a program. */
export const rematchBudget = (now: () => number): ((player: string) => boolean) => namedBuckets(RATE, now);

/** Everybody who still sits here wishes for another match. */
export function wantsRematch({ seats, wishes, rematch }: TableState): boolean {
  const persons = seats.flatMap((sitter, seat) => (sitter.kind === 'person' && !sitter.gone ? [seat] : []));
  return rematch === null && persons.length > 0 && persons.every((seat) => wishes.includes(seat));
}

/** Opens the table of the next match, once everybody wishes for one. Called in the queue of the table. */
export function rematchOpener(
  log: Pick<EventLog, 'state'>,
  env: Pick<TableEnv, 'rematch' | 'log'>,
  watch: string,
  commit: (event: TableEvent) => Promise<Reason | null>,
): () => Promise<void> {
  return async () => {
    if (!wantsRematch(log.state())) return;
    // Nothing was written here yet: the wishes stand, and the next thing that happens tries again.
    const table = await env.rematch(log.state(), watch).catch(() => null);
    if (table === null) env.log.error('a rematch could not be opened');
    else await commit({ kind: 'rematchOpened', table });
  };
}
