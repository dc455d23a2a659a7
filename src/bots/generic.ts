import type { AnyGame } from '#core/game';
import type { Level } from './level.ts';
import { searchBot } from './search.ts';

/** A rollout that long has gone in a circle: the match then counts as even. */
const ROLLOUT_DEPTH = 400;
const EVEN = 0.5;
const SETTINGS = { rolloutDepth: ROLLOUT_DEPTH, cPuct: 1, temperature: 1 };

/**
 * Levels for a game that the bots have not been taught: a search that knows nothing but the rules, and plays on at
 * random to the end. Three of them, the weakest first.
 */
export function genericLevels(game: AnyGame): readonly Level[] {
  const bot = searchBot(
    game,
    { value: (_state, shares) => void shares.fill(EVEN, 0, (shares.length = game.seats.max)) },
    SETTINGS,
  );
  return [
    { number: 1, bot, iterations: 4, milliseconds: 100 },
    { number: 2, bot, iterations: 60, milliseconds: 250 },
    { number: 3, bot, iterations: 600, milliseconds: 450 },
  ];
}
