import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { statementsOf } from './statements.ts';
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
  const sql = statementsOf(database);
  const insert = sql('insert or ignore into results (player, day, what, result) values (?, ?, ?, ?)');
  const ofDay = sql<Omit<DayResult, 'day'> & { readonly count: number }>(
    'select what, result, count(*) as count from results where day = ? group by what, result order by what, result',
  );
  const ofPlayer = sql<DayResult>(
    'select day, what, result from results where player = ? order by day, what',
  );
  return {
    addResult: (player, { day, what, result }) =>
      whileThere(player, () => void insert.run(player, day, what, result)),
    resultsOn: async (day) => ofDay.all(day),
    resultsOf: async (player) => ofPlayer.all(player),
    dropResults: (before) => write(() => void sql('delete from results where day < ?').run(before)),
  };
}
