import { DAILY_DEALS } from '#bots/daily-deals';
import { CATALOGUE } from '../catalogue.ts';
import type { SavedMatch } from '../device/matches.ts';
import { recordOf } from '../puzzles/record.ts';
import { type Day, type DailyResult, dayOf, ofDay, streakOf } from './daily.ts';

/** What is laid out on a day: a puzzle or a deal of a game, and what became of it. */
export interface Daily {
  readonly kind: 'puzzle' | 'deal';
  readonly game: string;
  /** The puzzle, or the deal, by its number. */
  readonly number: number;
  readonly state: 'open' | 'running' | 'done';
  readonly result: Omit<DailyResult, 'title' | 'par'> | null;
}

/** The match of a day's deal has the day in its name, so that it is found again. */
export const dealId = (game: string, day: Day): string => `daily-${game}-${day}`;

/** What this device knows of a day: the puzzles first, then the deals. */
export const dailiesOf = (day: Day, matches: readonly SavedMatch[]): readonly Daily[] => [
  ...CATALOGUE.flatMap(({ id, ui: { dailyPuzzles } }) =>
    dailyPuzzles === undefined ? [] : [puzzleOf(id, ofDay(day, dailyPuzzles))],
  ),
  ...CATALOGUE.flatMap(({ id, ui: { deals } }) => (deals === undefined ? [] : [dealOf(id, day, matches)])),
];

const SHOWN = 3;

function puzzleOf(game: string, number: number): Daily {
  const result = recordOf(game).results[number];
  if (result === undefined) return { kind: 'puzzle', game, number, state: 'open', result: null };
  const { tries, help } = result;
  return { kind: 'puzzle', game, number, state: 'done', result: { tries, isFound: help < SHOWN } };
}

function dealOf(game: string, day: Day, matches: readonly SavedMatch[]): Daily {
  const number = ofDay(day, DAILY_DEALS);
  const match = matches.find(({ id }) => id === dealId(game, day));
  if (match?.over === true) {
    const score = scoreIn(match.text);
    const result = score === undefined ? { isFound: false } : { score };
    return { kind: 'deal', game, number, state: 'done', result };
  }
  return { kind: 'deal', game, number, state: match === undefined ? 'open' : 'running', result: null };
}

/** What one reached alone: the text of a finished match ends with its outcome, unless it was given up. */
function scoreIn(text: string): number | undefined {
  const [, json = '{}'] = /^outcome (\{.*\})$/mu.exec(text) ?? [];
  const { scores }: { scores?: readonly number[] } = JSON.parse(json);
  return scores?.[0];
}

/** The days on which something of the day was done, the puzzle on that very day. */
export function doneDays(matches: readonly SavedMatch[]): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const { id, ui } of CATALOGUE) {
    for (const [number, { day }] of Object.entries(recordOf(id).results)) {
      if (ui.dailyPuzzles !== undefined && ofDay(day, ui.dailyPuzzles) === Number(number)) days.add(day);
    }
    for (const match of matches) {
      const day = match.id.slice(dealId(id, '').length);
      if (match.over && match.id === dealId(id, day)) days.add(day);
    }
  }
  return days;
}

/** Days in a row, as of now. */
export const streakToday = (matches: readonly SavedMatch[]): number =>
  streakOf(doneDays(matches), dayOf(new Date()));
