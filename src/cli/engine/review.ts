import { type Json, type JsonObject, kindOf, readNumber } from '#core/json';
import { type Match, outcomeOf } from '#core/match';
import { problem } from '#core/problem';
import { ENTRIES } from '#games/catalogue';
import { matchOf, type EngineSession } from './session.ts';

const MOST_WORLDS = 10_000;

/** Looks back at the match. What judges it is loaded now, because most runs of the engine never ask. */
export function review(
  session: EngineSession,
  { worlds, progress = false }: JsonObject,
): AsyncGenerator<JsonObject> {
  const match = matchOf(session);
  if (typeof progress !== 'boolean') {
    throw problem('wrong-type', `progress: expected true or false, found ${kindOf(progress)}`);
  }
  const count = worlds === undefined ? undefined : readNumber(worlds, 'worlds', 1, MOST_WORLDS);
  if (outcomeOf(match) === null) throw problem('not-over', 'review: expected a match that is over');
  return stages(match, count, progress);
}

async function* stages(match: Match, worlds: number | undefined, tells: boolean): AsyncGenerator<JsonObject> {
  const [{ loadEvaluator }, { reviewMatch }] = await Promise.all([
    import('#bots/review/load'),
    import('#bots/review/review-match'),
  ]);
  const entry = ENTRIES.find(({ id }) => id === match.game.id)!;
  const evaluator = await loadEvaluator(entry, match.game.version);
  const steps = reviewMatch(evaluator, match, worlds === undefined ? {} : { worlds });
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      yield { review: step.value as unknown as Json };
      return;
    }
    if (tells) yield { progress: { done: step.value.done, of: step.value.of } };
  }
}
