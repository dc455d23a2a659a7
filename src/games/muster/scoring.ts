import type { Outcome, Seat } from '#core/game';
import { ranking } from '#core/ranking';
import { CASTLES, type Castle, isBanner, strengthOf } from './cards.ts';
import type { Options } from './options.ts';
import { cardsLeft, columnAt, type View } from './state.ts';

/** U30: the total strength of one side of a castle. */
export function strengthAt(view: View, seat: Seat, castle: Castle): number {
  let total = 0;
  for (const piece of view.columns[columnAt(seat, castle)]) total += strengthOf(piece);
  return total;
}

/** B28: wizards and bridges are no banners. */
export function bannersAt(view: View, seat: Seat, castle: Castle): number {
  let count = 0;
  for (const piece of view.columns[columnAt(seat, castle)]) if (isBanner(piece)) count += 1;
  return count;
}

/** U30: the greater strength holds the castle; U31: on a tie more banners; null: nobody. [B28] */
export function ownerOf(view: View, castle: Castle): Seat | null {
  const lead =
    strengthAt(view, 0, castle) - strengthAt(view, 1, castle) ||
    bannersAt(view, 0, castle) - bannersAt(view, 1, castle);
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

export const castlesOf = (view: View, seat: Seat): number =>
  CASTLES.filter((castle) => ownerOf(view, castle) === seat).length;

export const totalStrength = (view: View, seat: Seat): number =>
  CASTLES.reduce<number>((total, castle) => total + strengthAt(view, seat, castle), 0);

/** U32: most castles win; B29: equal castles are a draw, or by option the greater total strength decides. */
export function outcome(view: View): Outcome | null {
  if (view.phase !== 'over') return null;
  const scores = [castlesOf(view, 0), castlesOf(view, 1)];
  const byStrength = view.options.tie === 'strength' && scores[0] === scores[1];
  const merit = byStrength ? [totalStrength(view, 0), totalStrength(view, 1)] : scores;
  return {
    scores,
    ranking: ranking(2, (a, b) => merit[b] - merit[a]),
    ...(byStrength && {
      tie: {
        key: 'outcome.tie',
        with: { seats: merit.map((strength, seat) => `#${seat}=${strength}`).join(' ') },
      },
    }),
    reason: {
      key: cardsLeft(view) === 0 ? 'outcome.pile' : 'outcome.stall',
      with: { count: view.options.stall },
    },
  };
}

/** B01: the winner begins the next match; after a draw the one who did not begin this one. */
export function rematch(over: View, ranking = outcome(over)?.ranking ?? []): Options {
  const best = ranking[0] ?? [];
  const first = best.length === 1 ? best[0] : 1 - over.first;
  return { ...over.options, first: first === 0 ? 'seat0' : 'seat1' };
}
