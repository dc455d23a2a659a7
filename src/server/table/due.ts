import type { Seat } from '#core/game';
import type { Index } from '../store/store.ts';
import { momentAfter } from './clocks.ts';
import { botOn, type Course, isSealed, personsToAct, phaseOf, toAct } from './state.ts';
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

/** What will happen by itself if nobody does anything, the earliest first. */
function deadlines(course: Course, absence: Absence): readonly Deadline[] {
  const phase = phaseOf(course);
  if (phase === 'over') return [];
  if (isSealed(course)) {
    const { kind } = course.header.agreement.pace;
    return [{ at: course.happenedAt + UNOPENED[kind], event: { kind: 'unopened' } }];
  }
  const patience = course.seq < LONGEST_LOG ? ABANDONED[phase] : 0;
  const list: Deadline[] = [{ at: course.happenedAt + patience, event: { kind: 'abandon' } }];
  for (const seat of personsToAct(course)) {
    const out = outOfTime(course, seat);
    if (out !== null) list.push(out);
    const { away } = course.header.agreement;
    const seen = absence(seat);
    if (away === null || seen === null) continue;
    const event = { kind: 'handOver', seat, level: STAND_IN, why: 'away' } as const;
    const since = Math.max(seen, course.happenedAt);
    list.push({ at: momentAfter(since, away * MINUTE, course.outages), event });
  }
  return list.toSorted((a, b) => a.at - b.at);
}

function outOfTime({ bank, header, outages }: Course, seat: Seat): Deadline | null {
  if (bank === null) return null;
  const event: TableEvent =
    header.agreement.timeout === 'lose'
      ? { kind: 'flag', seat }
      : { kind: 'handOver', seat, level: STAND_IN, why: 'time' };
  return { at: momentAfter(bank.at, bank.left[seat]!, outages), event };
}

/** What is due now, or null; and when to look again. */
export function dueNow(
  course: Course,
  now: number,
  absence: Absence,
): { readonly event: TableEvent | null; readonly next: number | null } {
  const [first] = deadlines(course, absence);
  if (first === undefined) return { event: null, next: null };
  return first.at <= now ? { event: first.event, next: now } : { event: null, next: first.at };
}

/** What is kept beside the log, so that a table can be found and woken without being replayed. */
export function indexOf(course: Course): Index {
  const phase = phaseOf(course);
  const botToAct = toAct(course).some((seat) => botOn(course, seat) !== null);
  const [first] = deadlines(course, () => course.happenedAt);
  return {
    phase,
    open: course.header.listed && phase === 'waiting' && course.seats.some(({ kind }) => kind === 'open'),
    players: course.seats.map((sitter) => (sitter.kind === 'person' && !sitter.gone ? sitter.player : null)),
    due: botToAct ? course.at : (first?.at ?? null),
  };
}
