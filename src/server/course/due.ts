import type { Seat } from '#core/game';
import type { Index } from '../store/store.ts';
import { momentAfter, type Outages } from './clocks.ts';
import { botOn, type Course, isSealed, personsToAct, phaseOf, toAct } from './course.ts';
import { STAND_IN } from './fold.ts';
import type { TableEvent } from './record.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** How long nothing may happen before a table is closed. */
const ABANDONED = { waiting: 14 * DAY, playing: 30 * DAY };

/** When somebody who is not connected was last seen; null: connected. */
export type Absence = (seat: Seat) => number | null;

/** How long a part of the seed is waited for when all are bound: at a live table a phone may sleep through the night. */
const UNOPENED = { live: DAY, free: ABANDONED.waiting, days: ABANDONED.waiting };

interface Deadline {
  readonly at: number;
  readonly event: TableEvent;
}

/** What will happen by itself if nobody does anything, the earliest first. */
function deadlines(course: Course, absence: Absence, outages: Outages): readonly Deadline[] {
  const phase = phaseOf(course);
  if (phase === 'over') return [];
  if (isSealed(course)) {
    const { kind } = course.header.agreement.pace;
    return [{ at: course.at + UNOPENED[kind], event: { kind: 'unopened' } }];
  }
  const list: Deadline[] = [{ at: course.at + ABANDONED[phase], event: { kind: 'abandon' } }];
  for (const seat of personsToAct(course)) {
    const out = outOfTime(course, seat, outages);
    if (out !== null) list.push(out);
    const { away } = course.header.agreement;
    const seen = absence(seat);
    if (away === null || seen === null) continue;
    const event = { kind: 'handOver', seat, level: STAND_IN, why: 'away' } as const;
    list.push({ at: Math.max(seen, course.at) + away * MINUTE, event });
  }
  return list.toSorted((a, b) => a.at - b.at);
}

function outOfTime({ bank, header }: Course, seat: Seat, outages: Outages): Deadline | null {
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
  outages: Outages,
): { readonly event: TableEvent | null; readonly next: number | null } {
  const [first] = deadlines(course, absence, outages);
  if (first === undefined) return { event: null, next: null };
  return first.at <= now ? { event: first.event, next: now } : { event: null, next: first.at };
}

/** What is kept beside the log, so that a table can be found and woken without being replayed. */
export function indexOf(course: Course): Index {
  const phase = phaseOf(course);
  const botToAct = toAct(course).some((seat) => botOn(course, seat) !== null);
  const [first] = deadlines(course, () => course.at, []);
  return {
    phase,
    open: course.header.listed && phase === 'waiting' && course.seats.some(({ kind }) => kind === 'open'),
    players: course.seats.map((sitter) => (sitter.kind === 'person' ? sitter.player : null)),
    due: botToAct ? course.at : (first?.at ?? null),
  };
}
