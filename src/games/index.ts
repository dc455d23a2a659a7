import type { AnyGame } from '#core/game';
import { murano } from './murano/index.ts';
import { muster } from './muster/index.ts';

/** The catalogue: the only place that knows every game. */
export const GAMES: readonly AnyGame[] = [muster, murano];

export function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
