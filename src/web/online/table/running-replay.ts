import type { Outcome, Seat } from '#core/game';
import type { Line, Player, Sight } from '#table/table';
import { lineOf, playerOf } from '#table/online-table';
import { myTables, replayOf } from '../api.ts';
import { me } from '../account/player.ts';
import { closedText, refusedText } from '../refusal-texts.ts';

/** An online match that is being played, as far as spectators have seen it. */
export interface SeenSoFar {
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly sights: readonly Sight[];
  readonly players: readonly Player[];
}

/** One that is over. */
interface FarEnded {
  readonly text: string;
  readonly players: readonly Player[];
  /** Who won, where it did not end by the rules; empty: nobody, for all have left. */
  readonly ranking: Outcome['ranking'] | null;
  /** The seat of whoever asks, where they sat there. */
  readonly you: Seat | null;
}

type FarMatch = FarEnded | SeenSoFar;

/** An online match, as text once it is over. A sentence where there is nothing to be shown. */
export async function farMatch(table: string): Promise<FarMatch | string | null> {
  const answer = await replayOf(table);
  if ('failure' in answer) return answer.failure === 'no-table' ? '' : refusedText(answer.failure);
  const { value } = answer;
  if (value.phase === 'waiting') return null;
  if (value.phase === 'given-up') return closedText(value.table);
  const players = value.table.seats.map(playerOf);
  if (value.phase === 'over') {
    const { result } = value.table;
    const ranking = result === null || result.ending === 'played' ? null : result.ranking;
    return { text: value.match, players, ranking, you: await ownSeat(table) };
  }
  const lines = value.lines.map(lineOf);
  const sights = value.steps.map((step, at) => sightAt(step, lines.slice(0, at), value.steps[at - 1]?.view));
  const { game, version } = value.table;
  return { game, version, sights, players };
}

/** Where whoever is known on this device sat. */
async function ownSeat(table: string): Promise<Seat | null> {
  if (me.value === null) return null;
  const mine = await myTables();
  return 'failure' in mine ? null : (mine.value.tables.find((each) => each.table.id === table)?.seat ?? null);
}

/** What spectators saw after so many actions. */
function sightAt(
  { view, toAct }: { view: unknown; toAct: readonly number[] },
  log: readonly Line[],
  before: unknown,
): Sight {
  const last = log.at(-1);
  return {
    seat: null,
    view,
    toAct,
    log,
    event: last === undefined ? null : { kind: 'played', seat: last.seat, notation: '', before },
    outcome: null,
    mayUndo: false,
  };
}
