import type { AnyGame, Seat } from '#core/game';
import { type Json, type JsonObject, kindOf, readNumber, readText } from '#core/json';
import {
  type Match,
  newMatch,
  outcomeOf,
  playNotation,
  refusalOf,
  stagesOf,
  type Start,
  undo,
} from '#core/match';
import { defaultOptions } from '#core/options';
import { problem } from '#core/problem';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { verdict } from '#core/verdict';
import { inEnglish } from '#core/words';
import { GAMES, gameOf } from '#games/index';
import { beginBatch, stepBatch } from './batch.ts';
import { features } from './features.ts';
import { readPack, tellPack } from './packs.ts';
import { review } from './review.ts';
import { matchOf, readActor, readGame, readSeat, readWord, type EngineSession, toAct } from './session.ts';

export interface Command {
  /** The fields it knows besides command and id. */
  readonly fields: readonly string[];
  run(session: EngineSession, request: JsonObject): JsonObject | Stream;
}

/** Lines that come one after another, the answer last. */
export type Stream = AsyncGenerator<JsonObject>;

/** Every command of docs/protocol.md. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['games', { fields: [], run: () => ({ games: GAMES.map(tellGame) }) }],
  ['new', { fields: ['game', 'options', 'pack', 'seats', 'seed', 'deal'], run: begin }],
  ['batch', { fields: ['game', 'options', 'pack', 'seats', 'seed', 'matches', 'observe'], run: beginBatch }],
  ['steps', { fields: ['actions'], run: stepBatch }],
  ['pack', { fields: ['game', 'pack', 'text'], run: tellPack }],
  ['load', { fields: ['text'], run: load }],
  ['position', { fields: ['game', 'state'], run: startFrom }],
  [
    'state',
    { fields: [], run: (session) => ({ state: tellPosition(matchOf(session), (match) => match.state) }) },
  ],
  ['view', { fields: ['seat'], run: look }],
  ['features', { fields: ['seat'], run: features }],
  ['toAct', { fields: [], run: (session) => ({ toAct: toAct(matchOf(session)) }) }],
  ['legal', { fields: ['seat', 'describe'], run: legal }],
  ['question', { fields: ['seat'], run: question }],
  ['refusal', { fields: ['seat', 'word'], run: refusal }],
  ['play', { fields: ['seat', 'word'], run: play }],
  ['undo', { fields: [], run: (session) => proceed(session, undo(matchOf(session))) }],
  ['outcome', { fields: [], run: (session) => ({ outcome: tellOutcome(matchOf(session)) }) }],
  ['review', { fields: ['worlds', 'progress'], run: review }],
  ['save', { fields: [], run: (session) => ({ text: saveMatch(matchOf(session)) }) }],
]);

function tellGame(game: AnyGame): Json {
  const { id, version, seats, options } = game;
  return {
    id,
    version,
    name: inEnglish(game, { key: 'name' }),
    seats: { ...seats },
    options: { ...options.fields },
    defaults: defaultOptions<JsonObject>(options),
    presets: options.presets,
  };
}

function begin(
  session: EngineSession,
  { game: id, options: set = {}, pack, seats, seed, deal }: JsonObject,
): JsonObject {
  const game = readGame(id);
  const options = pack === undefined ? set : { ...(set as JsonObject), pack: readPack(game, pack) };
  const count =
    seats === undefined ? game.seats.min : readNumber(seats, 'seats', game.seats.min, game.seats.max);
  return introduce(session, newMatch(game, { options, seats: count, start: readStart(seed, deal) }));
}

function readStart(seed: Json | undefined, deal: Json | undefined): Start {
  if ((seed === undefined) === (deal === undefined)) {
    throw problem(
      'wrong-type',
      `expected a seed or a deal, found ${seed === undefined ? 'neither' : 'both'}`,
    );
  }
  return deal === undefined ? { seed: readText(seed, 'seed') } : { deal };
}

function load(session: EngineSession, { text }: JsonObject): JsonObject {
  return introduce(session, loadMatch(readText(text, 'text'), gameOf));
}

function startFrom(session: EngineSession, { game, state }: JsonObject): JsonObject {
  if (state === undefined) throw problem('wrong-type', `state: expected an object, found ${kindOf(state)}`);
  return introduce(session, newMatch(readGame(game), { start: { position: state } }));
}

function look(session: EngineSession, { seat }: JsonObject): JsonObject {
  const match = matchOf(session);
  if (seat === undefined) throw problem('wrong-type', 'seat: expected a seat, or null for a spectator');
  const viewer = seat === null ? null : readSeat(match, seat);
  return { view: tellPosition(match, () => match.game.view(match.state, viewer)) };
}

function legal(session: EngineSession, { seat: seatJson, describe = true }: JsonObject): JsonObject {
  const match = matchOf(session);
  if (typeof describe !== 'boolean') {
    throw problem('wrong-type', `describe: expected true or false, found ${kindOf(describe)}`);
  }
  if (seatJson === undefined && toAct(match).length === 0) return { seat: null, legal: [] };
  const seat = readActor(match, seatJson);
  const { game } = match;
  const view: unknown = game.view(match.state, seat);
  const tell = (action: unknown): Json => {
    const word = game.encode(action);
    if (!describe) return { word };
    const sentence = inEnglish(game, game.describe(view, game.preview(view, seat, action), seat, action));
    return { word, description: sentence, reveals: game.reveals(view, seat, action) };
  };
  return { seat, legal: game.legalActions(view, seat).map(tell) };
}

function question(session: EngineSession, { seat: seatJson }: JsonObject): JsonObject {
  const match = matchOf(session);
  const { game } = match;
  const seats = toAct(match);
  if (seatJson === undefined && seats.length === 0) return { seat: null, question: null };
  const seat = readActor(match, seatJson);
  if (!seats.includes(seat)) return { seat, question: null };
  const { hint, ...message } = game.question(game.view(match.state, seat), seat);
  return {
    seat,
    question: {
      message: inEnglish(game, message),
      hint: hint === undefined ? null : inEnglish(game, hint),
    },
  };
}

function refusal(session: EngineSession, { seat: seatJson, word: text }: JsonObject): JsonObject {
  const match = matchOf(session);
  const word = readWord(match, text);
  const refused = refusalOf(match, readActor(match, seatJson), word);
  return {
    refusal: refused === null ? null : { rule: refused.rule, message: inEnglish(match.game, refused) },
  };
}

function play(session: EngineSession, { seat: seatJson, word: text }: JsonObject): JsonObject {
  const match = matchOf(session);
  const word = readWord(match, text);
  const seat = readActor(match, seatJson);
  checkTurn(match, seat);
  return proceed(session, playNotation(match, seat, word));
}

function checkTurn(match: Match, seat: Seat): void {
  const seats = toAct(match);
  if (seats.includes(seat)) return;
  if (seats.length === 0) throw problem('over', 'expected no further action: the match is over');
  throw problem('out-of-turn', `seat: expected ${seats.join(' or ')}, found ${seat}, who is not to act`);
}

function proceed(session: EngineSession, match: Match): JsonObject {
  session.match = match;
  const seats = toAct(match);
  return { toAct: seats, over: seats.length === 0 };
}

function introduce(session: EngineSession, match: Match): JsonObject {
  const { game, version, seats, options } = match.header;
  return { game, version, seats, options, actions: stagesOf(match).length - 1, ...proceed(session, match) };
}

function tellPosition(match: Match, see: (match: Match) => unknown): Json {
  return match.game.json.position(see(match));
}

function tellOutcome(match: Match): Json {
  const outcome = outcomeOf(match);
  if (outcome === null) return null;
  const { tie, ...rest } = outcome;
  return {
    ...rest,
    reason: inEnglish(match.game, outcome.reason),
    ...(tie !== undefined && { tie: inEnglish(match.game, tie) }),
    verdict: verdict(outcome, 'en', (seat) => `seat ${seat}`),
  };
}
