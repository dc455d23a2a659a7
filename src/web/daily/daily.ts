/** A day of the calendar of this device, as `2026-11-16`. */
export type Day = string;

/** The day of the first daily. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

const two = (number: number): string => String(number).padStart(2, '0');

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const timeOf = (day: Day): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
};

/** The number of a day, from 1: it counts days, whatever clocks are set to. */
export const dayNumber = (day: Day): number => Math.round((timeOf(day) - FIRST_DAY) / DAY) + 1;

/** The puzzle or the deal of a day among so many that are for days, from 1; also of days before the first. */
export const ofDay = (day: Day, count: number): number =>
  ((((dayNumber(day) - 1) % count) + count) % count) + 1;

/** So many days later, or earlier. */
export const shifted = (day: Day, days: number): Day => {
  const date = new Date(timeOf(day) + days * DAY);
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
};

/** Days in a row with something done, up to today; today itself may still come. */
export function streakOf(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : shifted(today, -1);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = shifted(day, -1);
  }
  return count;
}

/** The days of the month of a day, the weekday of its first (0: Monday) before them. */
export function monthOf(day: Day): { readonly before: number; readonly days: readonly Day[] } {
  const first = `${day.slice(0, 8)}01`;
  const days: Day[] = [];
  for (let each = first; each.startsWith(day.slice(0, 8)); each = shifted(each, 1)) days.push(each);
  return { before: (new Date(timeOf(first)).getUTCDay() + 6) % 7, days };
}

/** What became of something of a day. */
export interface DailyResult {
  readonly title: string;
  /** Of a puzzle: the wrong tries, and whether it was found without being shown; of a deal: false where it was given up. */
  readonly tries?: number;
  readonly isFound?: boolean;
  /** Of a deal: what was reached, of what the strongest bot reaches. */
  readonly score?: number;
  readonly par?: number;
}

/** Plain signs that every device has: a wrong try, found, shown. No card, no place, no theme. */
const WRONG = 'x';
const FOUND = 'O';
const SHOWN = '-';

export const signsOf = ({ tries = 0, isFound = false, score, par }: DailyResult): string =>
  score === undefined
    ? [...Array.from({ length: tries }, () => WRONG), isFound ? FOUND : SHOWN].join(' ')
    : `${score}/${par ?? ''}`;

/** Spoils nothing, and reads alike everywhere. */
export const shareText = (head: string, results: readonly DailyResult[]): string =>
  [head, ...results.map((result) => `${result.title} ${signsOf(result)}`)].join('\n');
