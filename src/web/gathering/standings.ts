import { shareOf } from '#bots/share';
import type { Result } from '#table/table-info';

/** One table of a shared deal when all are over: who sat where, and how it ended. */
export interface PlayedTable {
  readonly names: readonly string[];
  readonly result: Result;
}

/** What is compared: points ahead of the best rival or, where a match did not end by its rules, matches won. */
export type Measure = 'points' | 'matches';

export interface SeatStanding {
  readonly name: string;
  readonly table: number;
  readonly value: number;
}

export const measureOf = (tables: readonly PlayedTable[]): Measure =>
  tables.every(({ result }) => result.outcome !== null) ? 'points' : 'matches';

/** How a seat did at its table. Nobody ranked, as at a table that was left, is worth half a match to everybody. */
export function valueOf({ names, result }: PlayedTable, seat: number, measure: Measure): number {
  if (measure === 'points') {
    const scores = result.outcome?.scores ?? [];
    const others = scores.filter((_, each) => each !== seat);
    return (scores[seat] ?? 0) - Math.max(...others);
  }
  const isRanked = result.ranking.some((place) => place.includes(seat));
  return isRanked ? shareOf({ scores: [], reason: { key: '' }, ...result }, seat, names.length) : 0.5;
}

export interface Team {
  readonly names: readonly string[];
  readonly sum: number;
}

/** Two teams of two: whoever sits first at one table has the partner second at the other. */
export function mirrored(tables: readonly PlayedTable[]): readonly Team[] {
  const measure = measureOf(tables);
  const seats = tables.flatMap((table, number) =>
    table.names.map((name, seat) => ({
      name,
      team: (number + seat) % 2,
      value: valueOf(table, seat, measure),
    })),
  );
  return [0, 1].map((team) => {
    const own = seats.filter((each) => each.team === team);
    return { names: own.map(({ name }) => name), sum: own.reduce((sum, { value }) => sum + value, 0) };
  });
}

/** For each seat those who had it, the best first. */
export function compared(tables: readonly PlayedTable[]): readonly (readonly SeatStanding[])[] {
  const measure = measureOf(tables);
  const [first] = tables;
  return (first?.names ?? []).map((_, seat) =>
    tables
      .map((table, number) => ({
        name: table.names[seat] ?? '',
        table: number,
        value: valueOf(table, seat, measure),
      }))
      .toSorted((a, b) => b.value - a.value),
  );
}
