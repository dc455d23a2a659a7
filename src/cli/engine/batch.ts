import { type Observation, roomFor } from '#bots/observation';
import type { AnyGame, Seat } from '#core/game';
import { type Json, type JsonObject, kindOf, readList, readNumber, readOneOf, readText } from '#core/json';
import { readOptions } from '#core/options';
import { problem } from '#core/problem';
import { randomFromText } from '#core/random';
import { observed } from './features.ts';
import { readPack } from './packs.ts';
import { type EngineSession, readGame } from './session.ts';

/** So many at once keep an answer, with a view of each, within what a reader likes to hold. */
const MOST = 4096;
const OBSERVED = ['nothing', 'words', 'views', 'features'] as const;

/** Many matches of one kind side by side; each that ends begins anew. */
export interface Batch {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly observe: (typeof OBSERVED)[number];
  /** With features: which, and room for those of all matches. */
  readonly features: { readonly of: Observation; readonly numbers: ReturnType<typeof roomFor> } | null;
  /** Changed in place: nobody else holds them. */
  readonly states: unknown[];
  readonly actors: Seat[];
  readonly legal: (readonly unknown[])[];
  /** Matches begun so far: each has a seed of its own. */
  begun: number;
}

export function beginBatch(
  session: EngineSession,
  { game: id, options: set = {}, pack, seats, seed, matches, observe = 'nothing' }: JsonObject,
): JsonObject {
  const game = readGame(id);
  const count =
    seats === undefined ? game.seats.min : readNumber(seats, 'seats', game.seats.min, game.seats.max);
  const settings = pack === undefined ? set : { ...(set as JsonObject), pack: readPack(game, pack) };
  const size = readNumber(matches, 'matches', 1, MOST);
  const observing = readOneOf(observe, 'observe', OBSERVED);
  const batch: Batch = {
    game,
    options: readOptions<object>(game, settings, count),
    seats: count,
    seed: readText(seed, 'seed'),
    observe: observing,
    features: observing === 'features' ? featuresOf(game, size) : null,
    states: [],
    actors: [],
    legal: [],
    begun: 0,
  };
  for (let at = 0; at < size; at += 1) renew(batch, at);
  session.batch = batch;
  const answer = tell(batch, []);
  if (batch.features === null) return answer;
  const { names, type } = batch.features.of;
  return { ...answer, names: [...names], type };
}

function featuresOf(game: AnyGame, matches: number): NonNullable<Batch['features']> {
  const of = observed(game);
  return { of, numbers: roomFor(of, matches) };
}

/** Begins the next match at this place. */
function renew(batch: Batch, at: number): void {
  const { game, options, seats, seed } = batch;
  const deal: unknown = game.deal(options, seats, randomFromText(`${seed} ${batch.begun}`));
  batch.begun += 1;
  batch.states[at] = game.setup(options, seats, deal);
  look(batch, at);
}

function look({ game, states, actors, legal }: Batch, at: number): void {
  const [actor = 0] = game.toAct(states[at]);
  actors[at] = actor;
  legal[at] = game.legalActions(states[at], actor);
}

/** One action in every match, by its place among the legal ones. */
export function stepBatch({ batch }: EngineSession, { actions }: JsonObject): JsonObject {
  if (batch === null) throw problem('no-match', 'expected a batch: begin one with batch');
  const { game, states, actors, legal } = batch;
  // All are read before any is played: a wrong one changes nothing.
  const chosen = readList(actions, 'actions', (each) => each, states.length).map((each, at) =>
    readAction(each, at, legal[at]!.length),
  );
  const ended: Json[] = [];
  for (const [at, each] of chosen.entries()) {
    game.play(states[at], actors[at]!, legal[at]![each]);
    const outcome = game.outcome(states[at]);
    if (outcome === null) look(batch, at);
    else {
      ended.push({
        match: at,
        scores: [...outcome.scores],
        ranking: outcome.ranking.map((seats) => [...seats]),
      });
      renew(batch, at);
    }
  }
  return tell(batch, ended);
}

function readAction(each: Json, at: number, count: number): number {
  if (typeof each === 'number' && Number.isInteger(each) && each >= 0 && each < count) return each;
  throw problem(
    'wrong-type',
    `actions[${at}]: expected a whole number from 0 to ${count - 1}, found ${kindOf(each)}`,
  );
}

function tell(batch: Batch, ended: readonly Json[]): JsonObject {
  const { game, observe, states, actors, legal } = batch;
  const base = { actors: [...actors], legal: legal.map((each) => each.length), ended };
  if (observe === 'nothing') return base;
  if (observe === 'features') return { ...base, features: featuresIn(batch) };
  const words = legal.map((each) => each.map((action) => game.encode(action)));
  if (observe === 'words') return { ...base, words };
  const views = states.map((state, at) => game.json.position(game.view(state, actors[at]!)));
  return { ...base, words, views };
}

/** Those of all matches one after another, as base64: a program reads them at once. */
function featuresIn({ game, states, actors, features }: Batch): string {
  const { of, numbers } = features!;
  for (const [at, state] of states.entries()) {
    of.write(game.view(state, actors[at]!), actors[at]!, numbers, at * of.names.length);
  }
  return Buffer.from(numbers.buffer).toString('base64');
}
