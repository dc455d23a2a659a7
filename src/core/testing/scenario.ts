import { type AnyGame, apply, type Message, type Outcome, type Refusal, type Seat } from '#core/game';
import type { JsonObject } from '#core/json';
import { wordAt } from '#core/words';
import { objectIn } from './json.ts';

/** A moment of a match, as a test talks about it: in words. Nothing in it ever changes. */
export interface Scenario {
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's own state; only the game looks inside
  readonly state: any;
  /** The whole state as JSON. */
  readonly position: JsonObject;
  readonly outcome: Outcome | null;
  /** The seat that acts; a test about several at once names the seat itself. */
  readonly seat: Seat;
  /** The legal words of the seat to act, in the order of the alphabet; with a kind, only those of it. */
  legal(kind?: string): string[];
  /** What forbids the word to the seat to act, or to another; null when it is legal. */
  refusal(word: string, seat?: Seat): Refusal | null;
  /** The number of the rule that forbids it. */
  why(word: string, seat?: Seat): string | null;
  /** A later moment. Every word must be legal when its turn comes. */
  play(...words: readonly string[]): Scenario;
  /** The log line of a legal word as this reader is told it; null: a spectator. */
  log(word: string, reader: Seat | null): Message;
}

export function scenario(game: AnyGame, state: unknown): Scenario {
  const seat = game.toAct(state)[0] ?? 0;
  const parsed = (word: string): unknown => {
    const action: unknown = game.parse(word);
    if (action === null) throw new Error(`${word} is no word of ${game.id}`);
    return action;
  };
  const refusal = (word: string, by: Seat = seat): Refusal | null => {
    const why = game.refusal(state, by, parsed(word));
    // Whoever is refused something is told why, in a sentence that there is.
    if (why !== null && wordAt(game.texts.en.words, why.key) === undefined) {
      throw new Error(`${word} is refused by ${why.rule} without a sentence: ${why.key}`);
    }
    return why;
  };
  const played = (word: string): unknown => {
    const why = refusal(word);
    if (why !== null) throw new Error(`${word} is forbidden by ${why.rule} (${why.key})`);
    return apply(game, state, seat, parsed(word));
  };
  const now: Scenario = {
    state,
    seat,
    position: objectIn(game.json.position(state)),
    outcome: game.outcome(state),
    legal: (kind) =>
      game
        .legalActions(state, seat)
        .map((action: unknown) => game.encode(action))
        .filter((word) => kind === undefined || word.startsWith(`${kind}-`))
        .toSorted(),
    refusal,
    why: (word, by) => refusal(word, by)?.rule ?? null,
    play: (word, ...later) => (word === undefined ? now : scenario(game, played(word)).play(...later)),
    log: (word, reader) =>
      game.describe(game.view(state, reader), game.view(played(word), reader), seat, parsed(word)),
  };
  return now;
}
