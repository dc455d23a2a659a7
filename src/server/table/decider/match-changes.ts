import type { Seat } from '#core/game';
import { type Match, outcomeOf, stagesOf, undo } from '#core/match';
import type { Result } from '#table/table-info';
import { revoked } from '../clocks/clocks.ts';
import { playedResult } from './endings.ts';
import { type TableState, toAct } from './state.ts';

/** A table whose match has gone on or back: who is asked now, and what becomes of the clocks. */

export function withMatch(state: TableState, match: Match, actor: Seat | null): TableState {
  const after = { ...state, match, matchSeq: state.seq, proposal: null };
  const askedSince = state.asked.map((since, seat) =>
    stillAsked(state, after, actor, seat) ? since : state.seq,
  );
  const outcome = outcomeOf(match);
  const result: Result | null = outcome === null ? state.result : playedResult(state, outcome);
  return { ...after, asked: askedSince, result };
}

/** Where several choose at once, the choice of one leaves the question to the others as it was. */
function stillAsked(before: TableState, after: TableState, actor: Seat | null, seat: Seat): boolean {
  if (actor === null || seat === actor) return false;
  if (!toAct(before).includes(seat) || !toAct(after).includes(seat)) return false;
  return choicesOf(before, seat) === choicesOf(after, seat);
}

function choicesOf({ game, match }: TableState, seat: Seat): string {
  const legal: readonly unknown[] = game.legalActions(game.view(match!.state, seat), seat);
  return legal.map((action) => game.encode(action)).join(' ');
}

/** The last action is gone, and so is what its seat was given for it; the time that went by is not given back. */
function withoutLast(state: TableState): TableState {
  const { bank, header, progress } = state;
  const { seat } = state.match!.last!.move;
  const after = withMatch(state, undo(state.match!), null);
  return {
    ...after,
    progress: { ...progress, standing: progress.standing - 1 },
    bank: bank === null || header.timing === undefined ? bank : revoked(bank, seat),
  };
}

/** A seat takes its last action back. */
export function takenBackBy(state: TableState, seat: Seat): TableState {
  const after = withoutLast(state);
  const { undone } = after.progress;
  return { ...after, progress: { ...after.progress, undone: undone.with(seat, undone[seat]! + 1) } };
}

/** How many actions stand since a seat last began to act: its own in a row, and all that followed; 0: it never has. */
export function actionsSinceTurnOf(match: Match, seat: Seat): number {
  const movers = stagesOf(match).flatMap(({ last }) => last?.move.seat ?? []);
  const end = movers.lastIndexOf(seat);
  const begin = movers.slice(0, end + 1).findLastIndex((mover) => mover !== seat) + 1;
  return end < 0 ? 0 : movers.length - begin;
}

/** Back to where a seat last began to act, as all have agreed; not if that left somebody without time. */
export function turnTakenBack(state: TableState, seat: Seat): TableState {
  let after = state;
  for (let left = actionsSinceTurnOf(state.match!, seat); left > 0; left -= 1) after = withoutLast(after);
  return after.bank?.left.some((time) => time <= 0) ? state : after;
}
