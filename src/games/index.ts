import type { AnyGame } from '#core/game';
import { muster } from './muster/index.ts';

/** The catalogue: the only place that knows every game. */
export const GAMES: readonly AnyGame[] = [muster];

export function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
