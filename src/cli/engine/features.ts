import { type Observation, roomFor } from '#bots/observation';
import * as observations from '#bots/observations';
import type { AnyGame } from '#core/game';
import type { JsonObject } from '#core/json';
import { problem } from '#core/problem';
import { type EngineSession, matchOf, readActor } from './session.ts';

/** The numbers that a game gives of what a seat sees. */
export function observed({ id }: AnyGame): Observation {
  const all: Readonly<Record<string, Observation>> = observations;
  if (Object.hasOwn(all, id)) return all[id]!;
  throw problem('unknown-game', `features: ${id} has none`);
}

/** What a seat sees, as numbers with their names. */
export function features(session: EngineSession, { seat: wanted }: JsonObject): JsonObject {
  const match = matchOf(session);
  const observation = observed(match.game);
  const seat = readActor(match, wanted);
  const numbers = roomFor(observation, 1);
  observation.write(match.game.view(match.state, seat), seat, numbers, 0);
  return { seat, names: [...observation.names], features: [...numbers] };
}
