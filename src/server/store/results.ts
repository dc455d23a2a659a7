import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import type { DayResult, PeopleStore } from './store.ts';

type Results = Pick<PeopleStore, 'addResult' | 'resultsOn' | 'resultsOf' | 'dropResults'>;

/** What players told of a day. */
export function dayResults(
  database: DatabaseSync,
  {
    write,
    whileThere,
  }: Pick<Commits, 'write'> & { whileThere(player: string, keep: () => void): Promise<void> },
): Results {
  const insert = database.prepare(
    'insert or ignore into results (player, day, what, result) values (?, ?, ?, ?)',
  );
  const ofDay = database.prepare(
    'select what, result, count(*) as count from results where day = ? group by what, result order by what, result',
  );
  const ofPlayer = database.prepare(
    'select day, what, result from results where player = ? order by day, what',
  );
  return {
    addResult: (player, { day, what, result }) =>
      whileThere(player, () => void insert.run(player, day, what, result)),
    resultsOn: async (day) =>
      ofDay.all(day) as unknown as (Omit<DayResult, 'day'> & { readonly count: number })[],
    resultsOf: async (player) => ofPlayer.all(player) as unknown as DayResult[],
    dropResults: (before) =>
      write(() => void database.prepare('delete from results where day < ?').run(before)),
  };
}
