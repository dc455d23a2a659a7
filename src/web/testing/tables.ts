import type { AnyGame, Seat } from '#core/game';
import type { JsonObject } from '#core/json';
import { type Match, newMatch } from '#core/match';
import { localTable } from '#table/local';
import type { Player, Table } from '#table/table';
import type { PageElement } from './document.ts';
import type { PageDocument } from './page-document.ts';
import type { Page } from './page.ts';

export interface TestTable {
  readonly table: Table;
  /** As it was kept last. */
  match(): Match;
  /** The notations that were played, the oldest first. */
  played(): readonly string[];
}

/** A table on this device with bots that never answer. */
export function tableAt(start: Match, players: readonly Player[]): TestTable {
  let match = start;
  const table = localTable(start, players, {
    think: () => new Promise(() => undefined),
    pause: () => Promise.resolve(),
    keep: (changed) => (match = changed),
  });
  const played = (at: Match): readonly string[] =>
    at.last === null ? [] : [...played(at.last.before), at.last.move.notation];
  return { table, match: () => match, played: () => played(match) };
}

/** The same table after somebody gave up: the rules know no outcome, and nobody is to act. */
export const givenUp = (table: TestTable['table']): TestTable['table'] => ({
  ...table,
  watch: (seat, tell) => table.watch(seat, (sight) => tell({ ...sight, toAct: [] })),
});

/** A match in which this seat begins. */
export function begunBy(game: AnyGame, seats: number, seat: Seat, options: JsonObject = {}): Match {
  for (let seed = 0; ; seed += 1) {
    const match = newMatch(game, { options, seats, start: { seed: `begun ${seed}` } });
    if (game.toAct(match.state).includes(seat)) return match;
  }
}

export const PERSON: Player = { kind: 'person' };
export const BOT: Player = { kind: 'bot', level: '2' };

/** What has the focus; null: nothing has, and keys go to the page. */
export const focusIn = ({ activeElement, body }: PageDocument): PageElement | null =>
  activeElement === body ? null : activeElement;

/** The end takes the focus, gives it back to the table when one looks at that, and has it again. */
export async function endKeepsFocus({
  document,
  key,
  named,
  until,
}: Pick<Page, 'document' | 'key' | 'named' | 'until'>): Promise<void> {
  const isIn = (place: string) => (): boolean => (focusIn(document)?.closest(place) ?? null) !== null;
  await until(isIn('dialog.end'));
  key('Escape');
  await until(isIn('aside.ended'));
  named('Back to the result').focus();
  key('Enter');
  await until(isIn('dialog.end'));
}
