import type { AnyGame, Message, Seat } from '#core/game';
import { type Match, type Move, stagesOf } from '#core/match';
import { lineOf, logFor } from '#table/log';
import type { SeatInfo, TableInfo } from '#table/table-info';
import type { LogLine, SightMessage } from '#table/protocol';
import type { Line } from '#table/table';
import type * as v from 'valibot';
import { ticked } from '../clocks/clocks.ts';
import { type TableState, type SeedParts, partsOf, phaseOf, thinking, toAct } from '../decider/state.ts';
import { mayTakeBack } from '../decider/decide.ts';
import { shownNames } from './shown-names.ts';

/** What somebody at a table is told. This is the only place from which anything of a match leaves the server. */

type LogLineMessage = v.InferOutput<typeof LogLine>;
type Step = Pick<SightMessage, 'view' | 'toAct'>;

/** What is to be told to a seat outside of the table; who is meant by a seat is said where names are known. */
export interface TurnNews {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly told: readonly Message[];
}

/** Who is connected, and what people are called. */
export interface Presence {
  name(player: string): string;
  isPresent(seat: Seat): boolean;
  readonly watchers: number;
}

export function infoOf(state: TableState, presence: Presence): TableInfo {
  const { header, seats, result, proposal, pause, wishes, rematch } = state;
  const names = shownNames(
    seats.map((sitter) => (sitter.kind === 'person' ? presence.name(sitter.player) : '')),
  );
  return {
    id: header.id,
    game: header.game,
    version: header.version,
    options: header.options,
    seats: seats.map((sitter, seat): SeatInfo => {
      if (sitter.kind !== 'person') return sitter;
      const { digest, standIn, resigned, portrait } = sitter;
      const name = names[seat]!;
      return {
        kind: 'person',
        name,
        present: presence.isPresent(seat),
        ready: digest !== null,
        standIn,
        resigned,
        ...(portrait !== undefined && { portrait }),
      };
    }),
    host: header.host,
    agreement: header.agreement,
    listed: header.listed,
    ...(header.shared === true && { shared: true }),
    ...sharedDealOf(state),
    phase: phaseOf(state),
    fair: { commitment: header.commitment, ...copyOf(partsOf(state)), leftBy: state.leftBy },
    result,
    ...(proposal !== null && { proposal: { ...proposal, agreed: [...proposal.agreed] } }),
    ...(pause !== null && { pause: { ...pause } }),
    rematch: { wishes: [...wishes], table: rematch },
    watchers: presence.watchers,
  };
}

/** That a deal is for several tables; never what became of it at another. */
function sharedDealOf({ header, opened }: TableState): Pick<TableInfo, 'gathering' | 'dealt'> {
  if (header.gathering !== undefined) {
    return { gathering: { ...header.gathering, opened: opened === null ? null : [...opened] } };
  }
  if (header.dealt === undefined) return {};
  const { gathering, kind, tables, number } = header.dealt;
  return { dealt: { gathering, kind, tables, number } };
}

const copyOf = ({
  digests,
  nonces,
  withdrawn,
}: SeedParts): Record<'withdrawn', string[]> & Record<'digests' | 'nonces', (string | null)[]> => ({
  digests: [...digests],
  nonces: [...nonces],
  withdrawn: [...withdrawn],
});

export interface Projector {
  /** `whole`: for somebody who has just come; otherwise what follows the sight before. */
  sight(state: TableState, now: number, whole: boolean): SightMessage | null;
}

/** The sights of one viewer: a seat, or null for the spectators. */
export function projector(viewer: Seat | null): Projector {
  // Spectators come in crowds, and for them lines are kept; a seat is told all of them only when it connects.
  const linesOf = viewer === null ? logFor(viewer) : null;
  const linesFrom = (match: Match, keep: number): readonly Line[] =>
    linesOf?.(match).slice(keep) ??
    stagesOf(match)
      .slice(keep + 1)
      .map((stage) => lineOf(stage, viewer));
  let lastMoves: readonly Move[] = [];
  return {
    sight(state, now, whole) {
      const { match, game } = state;
      if (match === null) return null;
      const moves = stagesOf(match).flatMap(({ last }) => (last === null ? [] : [last.move]));
      const keep = whole ? 0 : common(lastMoves, moves);
      if (!whole) lastMoves = moves;
      return {
        seq: state.seq,
        view: game.view(match.state, viewer),
        toAct: [...toAct(state)],
        log: {
          keep,
          add: linesFrom(match, keep).map((line) => lineFor(line, viewer)),
        },
        event: eventOf(match, viewer),
        outcome: state.result?.outcome ?? null,
        mayUndo: viewer !== null && mayTakeBack(state, viewer),
        clocks: clocksOf(state, now),
      };
    },
  };
}

/** What the spectators of a running match have seen since its start: only that, of what still stands. */
export function spectatorHistory({ match, game }: TableState): { steps: Step[]; lines: LogLineMessage[] } {
  const steps = stagesOf(match!).map(({ state }) => ({
    view: game.view(state, null),
    toAct: [...game.toAct(state)],
  }));
  return { steps, lines: logFor(null)(match!).map((line) => lineFor(line, null)) };
}

/** What the others have done since this seat acted, as the log of this seat tells it. */
export function newsFor({ match, game }: TableState, seat: Seat): TurnNews {
  const stages = match === null ? [] : stagesOf(match).slice(1);
  const since = stages.findLastIndex(({ last }) => last?.move.seat === seat) + 1;
  const lines = stages.slice(since).map((stage) => lineOf(stage, seat));
  const actor = lines.at(-1)?.seat;
  // Of several who have played, the last one: a notice is short.
  const first = lines.findLastIndex((line) => line.seat !== actor) + 1;
  return { game, seat, told: lines.slice(first).map(({ message }) => message) };
}

/** How many of the moves told before still stand: the same ones, not only equal ones. */
function common(lastMoves: readonly Move[], moves: readonly Move[]): number {
  const changed = moves.findIndex((move, index) => move !== lastMoves[index]);
  return changed < 0 ? moves.length : changed;
}

/** Other players' words are not for anybody while the match goes on. */
function lineFor({ seat, notation, message, sealed }: Line, viewer: Seat | null): LogLineMessage {
  const { key, with: values } = message;
  return { seat, word: seat === viewer ? notation : null, message: { key, with: { ...values } }, sealed };
}

function eventOf({ said }: Match, viewer: Seat | null): SightMessage['event'] {
  if (said === null) return null;
  const { entry, before } = said;
  const { seat, notation } = entry === 'undo' ? before.last!.move : entry;
  return { kind: entry === 'undo' ? 'takenBack' : 'played', seat, word: seat === viewer ? notation : null };
}

/** Rounded, so that nobody reads more from a clock than a clock shows. */
function clocksOf(state: TableState, now: number): SightMessage['clocks'] {
  if (state.bank === null) return null;
  const running = thinking(state);
  const { left } = ticked(state.bank, running, now, state.outages);
  return { left: left.map((time) => 100 * Math.round(time / 100)), running: [...running] };
}
