import type { AnyGame, Seat } from '#core/game';
import type { Outbox } from './outbox.ts';

/** What the table will look like after those of my actions whose outcome the rules alone decide. */
export interface Prediction {
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The view before the last of them. */
  readonly before: unknown;
  /** The last of them: its place in the outbox. */
  readonly index: number;
}

/** Client-side prediction. Null: nothing is certain, and the server has to be waited for. */
export function predict(
  game: AnyGame,
  seat: Seat,
  { seq, view: start }: { readonly seq: number; readonly view: unknown },
  outbox: Outbox,
): Prediction | null {
  // The first one answers an older sight: what it leads to was decided on a table that has changed since.
  if (outbox[0]?.after !== seq) return null;
  let prediction: Prediction | null = null;
  for (const [index, { notation }] of outbox.entries()) {
    const before: unknown = prediction === null ? start : prediction.view;
    const action = legalAction(game, before, seat, notation);
    if (action === null || !isCertain(game, before, seat, action)) break;
    const view: unknown = game.preview(before, seat, action);
    prediction = { view, toAct: game.toAct(view), before, index };
  }
  return prediction;
}

/** Whether the last of my actions waits for the server: what comes of it is not certain. */
export const isAwaited = (outbox: Outbox, prediction: Prediction | null): boolean =>
  outbox.length > 0 && prediction?.index !== outbox.length - 1;

/** The action of this notation, if this seat may do it now. */
export function legalAction(game: AnyGame, view: unknown, seat: Seat, notation: string): unknown {
  const legal: readonly unknown[] = game.toAct(view).includes(seat) ? game.legalActions(view, seat) : [];
  return legal.find((action) => game.encode(action) === notation) ?? null;
}

/** Nothing is turned up by it, and nobody else chooses at the same time. */
const isCertain = (game: AnyGame, view: unknown, seat: Seat, action: unknown): boolean =>
  game.toAct(view).length === 1 && !game.reveals(view, seat, action);
