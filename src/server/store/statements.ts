import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** A prepared statement that says what its rows look like. */
export interface SqlStatement<Row> extends Pick<StatementSync, 'run'> {
  get(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  iterate(...values: SQLInputValue[]): Iterable<Row>;
}

/** Prepares statements. The columns are taken at their word here and nowhere else: tables are strict, sums say the rest. */
export const statementsOf =
  (database: DatabaseSync) =>
  <Row = Readonly<Record<string, unknown>>>(text: string): SqlStatement<Row> =>
    database.prepare(text) as unknown as SqlStatement<Row>;

/** SQLite's primary result code; 0 of anything else. */
export const resultCodeOf = (thrown: unknown): number =>
  typeof thrown === 'object' && thrown !== null && 'errcode' in thrown && typeof thrown.errcode === 'number'
    ? thrown.errcode & 0xff
    : 0;
