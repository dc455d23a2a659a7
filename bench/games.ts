import { type AnyGame, apply } from '#core/game';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { newMatch, playNotation, type Match } from '#core/match';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';

/** One random game: list the legal actions, choose one, play it. Gives the number of steps. */
function randomGame(
  game: AnyGame,
  seats: number,
  random: Random,
  step: (state: unknown, seat: number, action: unknown) => unknown,
): number {
  const options = defaultOptions(game.options);
  let state: unknown = game.setup(options, seats, game.deal(options, seats, random));
  for (let steps = 0; ; steps += 1) {
    const actors = game.toAct(state);
    if (actors.length === 0) return steps;
    const seat = actors[0];
    const legal = game.legalActions(state, seat);
    state = step(state, seat, legal[random.below(legal.length)]);
  }
}

export function inPlace(game: AnyGame, seats: number): () => number {
  const random = quickRandom(7);
  return () =>
    randomGame(game, seats, random, (state, seat, action) => {
      game.play(state, seat, action);
      return state;
    });
}

export function byCopy(game: AnyGame, seats: number): () => number {
  const random = quickRandom(7);
  return () => randomGame(game, seats, random, (state, seat, action) => apply(game, state, seat, action));
}

/** Plays in place and looks at the table as every seat after each step. */
export function withViews(game: AnyGame, seats: number): () => number {
  const random = quickRandom(7);
  return () =>
    randomGame(game, seats, random, (state, seat, action) => {
      game.play(state, seat, action);
      for (let viewer = 0; viewer < seats; viewer += 1) game.view(state, viewer);
      return state;
    });
}

/** A finished random match, and the greatest size of its states as JSON on the way. */
export function finishedMatch(game: AnyGame, seats: number): { match: Match; largestState: number } {
  const random = quickRandom(11);
  let match = newMatch(game, { seats, start: { seed: 'bench' } });
  let largestState = 0;
  for (;;) {
    largestState = Math.max(largestState, JSON.stringify(game.json.position(match.state)).length);
    const seat = game.toAct(match.state)[0];
    if (seat === undefined) return { match, largestState };
    const legal = game.legalActions(match.state, seat);
    match = playNotation(match, seat, game.encode(legal[random.below(legal.length)]));
  }
}

export function replays(game: AnyGame, match: Match): () => number {
  const text = saveMatch(match);
  return () => {
    loadMatch(text, () => game);
    return 1;
  };
}
