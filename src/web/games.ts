import type { AnyGame } from '#core/game';
import { muster } from '#games/muster/index';

/** The games that have a room here. */
const GAMES: readonly AnyGame[] = [muster];

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
