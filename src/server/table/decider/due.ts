import type { Seat } from '#core/game';
import type { Index } from '../../store/store.ts';
import { momentAfter, type Outages } from '../clocks/clocks.ts';
import {
  botOn,
  type TableState,
  isReady,
  isSealed,
  lengthOf,
  personsToAct,
  phaseOf,
  toAct,
} from './state.ts';
import { STAND_IN } from './evolve.ts';
import type { TableEvent } from './events.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** How long nothing may happen before a table is closed. */
const ABANDONED = { waiting: 14 * DAY, playing: 30 * DAY };
/** A match whose log has become so long leads nowhere, and is closed; matches have a few hundred actions. */
export const LONGEST_LOG = 10_000;

/** When somebody who is not connected was last seen; null: connected. */
export type Absence = (seat: Seat) => number | null;

/** How long a part of the seed is waited for when all are bound: at a live table a phone may sleep through the night. */
const UNOPENED = { live: DAY, free: ABANDONED.waiting, days: ABANDONED.waiting };

interface Deadline {
  readonly at: number;
  readonly event: TableEvent;
}

/** What will happen by itself if nobody does anything, the earliest first. `long`: when nobody could do anything for hours. */
function deadlines(state: TableState, absence: Absence, long: Outages): readonly Deadline[] {
  const phase = phaseOf(state);
  if (phase === 'over') return [];
  // The tables of a gathering are about to be opened.
  if (phase === 'waiting' && isReady(state)) return [];
  if (isSealed(state)) {
    const { kind } = state.header.agreement.pace;
    const at = momentAfter(state.happenedAt, UNOPENED[kind], long);
    return [{ at, event: { kind: 'unopened' } }];
  }
  const timeoutMs = lengthOf(state) < LONGEST_LOG ? ABANDONED[phase] : 0;
  const list: Deadline[] = [
    { at: momentAfter(state.happenedAt, timeoutMs, long), event: { kind: 'abandon' } },
  ];
  const endsAt = state.pause?.endsAt ?? null;
  if (endsAt !== null) list.push({ at: endsAt, event: { kind: 'resume' } });
  for (const seat of personsToAct(state)) {
    const out = outOfTime(state, seat);
    if (out !== null) list.push(out);
    const { away } = state.header.agreement;
    const lastSeen = absence(seat);
    if (away === null || lastSeen === null) continue;
    const event = { kind: 'handOver', seat, level: STAND_IN, why: 'away' } as const;
    const since = Math.max(lastSeen, state.happenedAt);
    list.push({ at: momentAfter(since, away * MINUTE, state.outages), event });
  }
  return list.toSorted((a, b) => a.at - b.at);
}

function outOfTime({ bank, header, outages }: TableState, seat: Seat): Deadline | null {
  if (bank === null) return null;
  const event: TableEvent =
    header.agreement.timeout === 'lose'
      ? { kind: 'flag', seat }
      : { kind: 'handOver', seat, level: STAND_IN, why: 'time' };
  return { at: momentAfter(bank.at, bank.left[seat]!, outages), event };
}

/** What is due now, or null; and when to look again. */
export function dueNow(
  state: TableState,
  now: number,
  absence: Absence,
  long: Outages = [],
): { readonly event: TableEvent | null; readonly next: number | null } {
  const [first] = deadlines(state, absence, long);
  if (first === undefined) return { event: null, next: null };
  return first.at <= now ? { event: first.event, next: now } : { event: null, next: first.at };
}

/** What is kept beside the log, so that a table can be found and woken without being replayed. */
export function indexOf(state: TableState, long: Outages = []): Index {
  const phase = phaseOf(state);
  const botToAct = toAct(state).some((seat) => botOn(state, seat) !== null);
  const hasToOpen = phase === 'waiting' && isReady(state);
  const [first] = deadlines(state, () => state.happenedAt, long);
  return {
    phase,
    open: state.header.listed && phase === 'waiting' && state.seats.some(({ kind }) => kind === 'open'),
    players: state.seats.map((sitter) => (sitter.kind === 'person' && !sitter.gone ? sitter.player : null)),
    due: botToAct || hasToOpen ? state.at : (first?.at ?? null),
  };
}
