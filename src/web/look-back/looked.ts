import type { JudgedDecision, Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Match, stagesOf } from '#core/match';
import { logFor } from '#table/log';
import type { Sight } from '#table/table';
import { type LoadedMatch, turnsIn } from '../replay/loaded-match.ts';
import type { ReplayTurn } from '../replay/waymarks.ts';
import { namesAt, type SeatNames } from '../room/names.ts';
import { tell } from '../words/index.ts';
import type { Fall, Point } from './chart/curve.ts';

/** A match that is over, with all that is asked of it while one looks back. */
export interface Looked extends LoadedMatch {
  readonly match: Match;
  readonly stages: readonly Match[];
  readonly turns: readonly ReplayTurn[];
  /** Whether its game counts rounds: then they mark the lower edge of the curve. */
  readonly hasRounds: boolean;
}

export function lookedAt(source: LoadedMatch & { readonly match: Match }): Looked {
  const stages = stagesOf(source.match);
  const hasRounds = typeof source.room.standing?.(entryAt(stages, 0))['round'] === 'number';
  return { ...source, stages, hasRounds, turns: turnsIn(source.sights, source.match, source.room) };
}

/** Whose match it is: the reader's seat, else that of the first person, else the first. */
export const seatOf = ({ you, players }: Pick<LoadedMatch, 'you' | 'players'>): Seat =>
  you ??
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );

export const namesIn = ({ match, players, you }: Looked): SeatNames => namesAt(match.game.id, players, you);

/** The turn a stage belongs to, and its number, from 1. */
export function turnAt(
  { turns }: Pick<Looked, 'turns'>,
  at: number,
): { readonly count: number; readonly round: number } {
  const index = turns.findIndex(({ last }) => at < last);
  const place = index < 0 ? turns.length - 1 : index;
  return { count: place + 1, round: turns[place]?.round ?? 1 };
}

/** What a seat decided, where there was anything to decide. */
export const decisionsOf = ({ decisions }: Review, seat: Seat): readonly JudgedDecision[] =>
  decisions.filter((each) => each.seat === seat && each.grade !== 'forced');

/** A decision on the curve: its step is where it was made, its fall what it gave away. */
export const fallOf = ({ at, share, cost, grade }: JudgedDecision): Fall => ({
  step: at,
  share,
  cost: grade === 'small' || grade === 'medium' || grade === 'large' ? cost : 0,
});

/** With open cards, stage by stage. */
export const openPoints = ({ open }: Review, seat: Seat): readonly Point[] =>
  open.map((shares, step) => ({ step, share: entryAt(shares, seat) }));

/** What came of luck to a seat: at the deal, by its own draws, and by those of the others. */
export function luckParts(
  { chances }: Review,
  seat: Seat,
): { readonly deal: number; readonly own: number; readonly others: number } {
  const sum = (fits: (of: Seat | null) => boolean): number =>
    chances.reduce((all, { seat: of, luck }) => (fits(of) ? all + entryAt(luck, seat) : all), 0);
  return {
    deal: sum((of) => of === null),
    own: sum((of) => of === seat),
    others: sum((of) => of !== null && of !== seat),
  };
}

/** An action in words, as a seat would have read it. */
export function actionText(
  { stages, ...looked }: Looked,
  { at, seat }: JudgedDecision,
  notation: string,
): string {
  const { game, state } = entryAt(stages, at);
  const view: unknown = game.view(state, seat);
  const action: unknown = game.parse(notation);
  const message = game.describe(view, game.preview(view, seat, action), seat, action);
  return tell(game, message, namesAt(game.id, looked.players, looked.you).tellOf);
}

/** The table before a decision, as its seat saw it: what was hidden from it stays hidden. */
export function sightBefore({ stages }: Looked, { at, seat }: Pick<JudgedDecision, 'at' | 'seat'>): Sight {
  return sightFrom(entryAt(stages, at), seat);
}

export function sightFrom(match: Match, seat: Seat): Sight {
  const { game, state, last } = match;
  return {
    seat,
    view: game.view(state, seat),
    toAct: [],
    log: logFor(seat)(match),
    event:
      last === null ? null : { kind: 'played', ...last.move, before: game.view(last.before.state, seat) },
    outcome: null,
    mayUndo: false,
  };
}
