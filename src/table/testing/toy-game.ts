import { standIn } from '#core/testing/stand-in';
import type { AnyGame, Outcome, Seat } from '#core/game';

export interface ToyView {
  readonly toAct: readonly Seat[];
  readonly done: readonly string[];
  readonly outcome?: Outcome;
}

/** Seat 0 puts and draws, as often as it likes, and passes the turn by `end`; only `draw` turns something up. */
export const game = standIn<AnyGame>({
  toAct: (view: ToyView) => view.toAct,
  legalActions: () => ['put', 'draw', 'end'],
  encode: (action: string) => action,
  reveals: (_view: ToyView, _seat: Seat, action: string) => action === 'draw',
  outcome: (view: ToyView) => view.outcome ?? null,
  preview: (view: ToyView, _seat: Seat, action: string): ToyView => ({
    toAct: action === 'end' ? [1] : view.toAct,
    done: [...view.done, action],
  }),
});
