import type { Outages } from './clocks.ts';
import { type Course, phaseOf } from './state.ts';

/** What is known of outages that the log of a table does not know yet, though they touch a clock of it. */
export function unwritten(course: Course, known: Outages): Outages {
  if (!isTimed(course)) return [];
  const list: { from: number; to: number }[] = [];
  let until = Math.max(course.knownUntil, course.happenedAt);
  for (const { from, to } of known) {
    if (to <= until) continue;
    list.push({ from: Math.max(from, until), to });
    until = to;
  }
  return list;
}

/** The table as it stands, outages included that will be written down before anything else is. */
export const withOutages = (course: Course, known: Outages): Course => {
  const more = unwritten(course, known);
  return more.length === 0 ? course : { ...course, outages: [...course.outages, ...more] };
};

/** Somebody can lose something here by doing nothing. */
const isTimed = (course: Course): boolean =>
  phaseOf(course) === 'playing' && (course.bank !== null || course.header.agreement.away !== null);
