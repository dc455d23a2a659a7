import { setImmediate } from 'node:timers/promises';
import { isProblem, problem } from '#core/problem';
import { headWith } from '../store/rows.ts';
import type { StoredTable } from '../store/store.ts';
import { type TableState, initialState, type EvolveEnv } from './decider/state.ts';
import { indexOf } from './decider/due.ts';
import { evolve, replay } from './decider/evolve.ts';
import type { LoggedEvent, RequestId, TableEvent } from './decider/events.ts';
import { atRest, awake, type RestingMatch } from './rest.ts';
import type { TableEnv } from './env.ts';

/** The log of one table and where it stands by it. */
export interface EventLog {
  state(): TableState;
  /** Who sits here: for this, a table that rests is not woken. */
  seats(): TableState['seats'];
  /** Drops the states of the match, which follow from its notations, if nobody has asked for them since the last call. */
  doze(): void;
  /**
   * The number under which this request was appended before (idempotency key); 0: by somebody who had the seat before, and
   * an id is used once.
   */
  seqOf(request: RequestId): number | undefined;
  /** Write-ahead: the event lies on the disk before the state has it. */
  append(event: TableEvent, request: RequestId | null): Promise<number>;
}

/** Reads the log; rules that this server does not have, or a log that they do not allow, are thrown as a Problem. */
export async function eventLog(stored: StoredTable, env: TableEnv): Promise<EventLog> {
  // What was read is not held on to: the state and the requests are all that is needed of it.
  const { log, header, secret } = stored;
  let { head } = stored;
  const evolveEnv: EvolveEnv = {
    start: (parts) => env.deal({ header, secret }, parts),
  };
  const rules = env.rules(header.game, header.version);
  const opened = initialState(header, rules, env.outages.before);
  let state = await replayInTurns(opened, log, (before, part) =>
    allowed(header.id, () => replay(before, part, evolveEnv)),
  );
  let resting: RestingMatch | null = null;
  let wanted = true;
  const now = (): TableState => {
    wanted = true;
    if (resting !== null) state = { ...state, match: awake(resting) };
    resting = null;
    return state;
  };
  const requests = new Map(
    log.flatMap(({ request, seq }) => (request === null ? [] : [[keyOf(request), seq]])),
  );
  const sittings = log.flatMap(({ event, seq }) =>
    event.kind === 'sit' ? [{ seq, seat: event.seat, player: event.player }] : [],
  );
  return {
    state: now,
    seats: () => state.seats,
    doze() {
      if (!wanted && state.match !== null) {
        resting = atRest(state.match);
        state = { ...state, match: null };
      }
      wanted = false;
    },
    seqOf(request) {
      const seq = requests.get(keyOf(request));
      if (seq === undefined) return undefined;
      const there = sittings.filter(({ seat }) => seat === request.seat);
      return there.findLast((each) => each.seq < seq)?.player === there.at(-1)?.player ? seq : 0;
    },
    async append(event, request) {
      const before = now();
      const moment = Math.floor(env.clock.now());
      // One of several outages says nothing of what came after it: nobody is charged for one that could not be written.
      const at = Math.max(event.kind === 'outage' ? Math.min(moment, event.to) : moment, before.at);
      const entry = { seq: before.seq + 1, at, event, request, after: head };
      // Evolved before it is written: an action that makes the rules fail must not come into the log, which is replayed for ever.
      const { next, index } = allowed(header.id, () => {
        const evolved = evolve(before, entry, evolveEnv);
        return { next: evolved, index: indexOf(evolved) };
      });
      const result = await env.append(header.id, entry, index);
      if (result === 'taken') throw problem('taken', 'somebody else has written to this log');
      state = next;
      head = headWith(head, header.id, entry);
      resting = null;
      if (request !== null) requests.set(keyOf(request), entry.seq);
      if (event.kind === 'sit') sittings.push({ seq: entry.seq, seat: event.seat, player: event.player });
      return entry.seq;
    },
  };
}

/** Entries that are replayed before others have their turn: some have logs of thousands. */
const AT_ONCE = 200;

/** The state after a log; while it is made, the loop is left to others now and then. */
async function replayInTurns(
  start: TableState,
  log: readonly LoggedEvent[],
  next: (before: TableState, part: readonly LoggedEvent[]) => TableState,
): Promise<TableState> {
  let state = start;
  for (let at = 0; at < log.length; at += AT_ONCE) {
    if (at > 0) await setImmediate();
    state = next(state, log.slice(at, at + AT_ONCE));
  }
  return state;
}

/** Rules that fail are a bug, of which one table may die. */
function allowed<T>(table: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    // Not the rules, but a log that cannot have come about.
    if (isProblem(thrown) && thrown.code === 'damaged') throw thrown;
    const failed = problem('broken', `table ${table}: the rules failed`);
    throw Object.assign(failed, { cause: thrown });
  }
}

const keyOf = ({ seat, id }: RequestId): string => `${seat} ${id}`;
