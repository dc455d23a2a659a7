import { signal } from '@preact/signals';
import { entryAt } from '#core/list';
import { storageName } from '../address.ts';
import { isObject, readStored, writeStored } from '../device/stored.ts';

/** What became of a puzzle: how many wrong tries, and how much was given away (run.ts). */
export interface PuzzleResult {
  readonly tries: number;
  readonly help: number;
  /** The day it was done, as the calendar of this device had it: 2026-11-16. */
  readonly day: string;
}

export interface PuzzleRecord {
  readonly rating: number;
  readonly results: Readonly<Record<number, PuzzleResult>>;
}

const FIRST_RATING = 1200;
/** How much one puzzle can move a rating; the first ones move it faster. */
const STEP = 32;
const FIRST_STEP = 64;
const FIRST_COUNT = 15;
/** The rating of a puzzle of the easiest kind, and how much each further degree adds. */
const EASIEST = 900;
const DEGREE = 200;

export const NEW_RECORD: PuzzleRecord = { rating: FIRST_RATING, results: {} };

/** Found at once 1, with a hint or at the second try ½, otherwise nothing. */
export const scoreOf = ({ tries, help }: Pick<PuzzleResult, 'tries' | 'help'>): number =>
  help > 2 || tries + help > 1 ? 0 : 1 - (tries + help) / 2;

/** Elo's formula. A puzzle counts the first time it is done, and never again. */
export function withResult(
  record: PuzzleRecord,
  number: number,
  difficulty: number,
  result: PuzzleResult,
): PuzzleRecord {
  if (record.results[number] !== undefined) return record;
  const rated = EASIEST + DEGREE * (difficulty - 1);
  const expected = 1 / (1 + 10 ** ((rated - record.rating) / 400));
  const step = Object.keys(record.results).length < FIRST_COUNT ? FIRST_STEP : STEP;
  return {
    rating: Math.round(record.rating + step * (scoreOf(result) - expected)),
    results: { ...record.results, [number]: result },
  };
}

const KEY = storageName('tavola.puzzles');
type Records = Readonly<Record<string, PuzzleRecord>>;

const isRecord = (value: unknown): value is PuzzleRecord =>
  isObject(value) && typeof value['rating'] === 'number' && isObject(value['results']);
const isRecords = (value: unknown): value is Records =>
  isObject(value) && Object.values(value).every(isRecord);
const storedRecords = (): Records => readStored(KEY, isRecords) ?? {};

/** What this device keeps, by game. */
const records = signal<Records>(storedRecords());

export const recordOf = (game: string): PuzzleRecord => records.value[game] ?? NEW_RECORD;

export function keep(game: string, number: number, difficulty: number, result: PuzzleResult): void {
  // Another tab may have done some meanwhile.
  const now = storedRecords();
  records.value = { ...now, [game]: withResult(now[game] ?? NEW_RECORD, number, difficulty, result) };
  writeStored(KEY, records.value);
}

/** The next that was not done yet, else the one that follows; round and round. */
export function nextNumber(game: string, number: number, total: number): number {
  const { results } = recordOf(game);
  const numbers = Array.from({ length: total }, (_, at) => ((number + at) % total) + 1);
  return numbers.find((each) => results[each] === undefined) ?? entryAt(numbers, 0);
}
