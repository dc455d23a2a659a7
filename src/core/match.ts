import { type AnyGame, apply, type Outcome, type Refusal, type Seat } from './game.ts';
import { type Fair, fairSeed } from './fair.ts';
import type { Json } from './json.ts';
import { readOptions, seededOptions } from './options.ts';
import { inEnglish } from './words.ts';
import { problem } from './problem.ts';
import { randomFromText } from './random.ts';

/** How a match began: a seed (any text), a seed made by all players, every result of chance by name, or a position. */
export type Start =
  | { readonly seed: string }
  | { readonly fair: Fair }
  | { readonly deal: Json }
  | { readonly position: Json };

export interface Header {
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  readonly seats: number;
  readonly start: Start;
}

export interface Move {
  readonly seat: Seat;
  readonly notation: string;
}

/** One line of a match. A take-back removes the last action that still stands. */
export type Entry = Move | 'undo';

/** One play of a game: a header and words. The state is only a cache of them. */
export interface Match {
  readonly game: AnyGame;
  readonly header: Header;
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's own state; only the game looks inside
  readonly state: any;
  /** What was said last, take-backs included, and the match before it; null at the start. */
  readonly said: { readonly entry: Entry; readonly before: Match } | null;
  /** The last action that stands, and the match before it; null when none stands. */
  readonly last: { readonly move: Move; readonly before: Match } | null;
}

/** Begins a match; what is wrong with the options, the seats or the start is thrown as a Problem. */
export function newMatch(game: AnyGame, settings: { options?: Json; seats?: number; start: Start }): Match {
  if ('position' in settings.start) return fromPosition(game, settings.start.position);
  const seats = settings.seats ?? game.seats.min;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw problem(
      'wrong-type',
      `seats: expected a whole number from ${game.seats.min} to ${game.seats.max}, found ${seats}`,
    );
  }
  const options = readOptions(game, settings.options, seats);
  const header: Header = { game: game.id, version: game.version, options, seats, start: settings.start };
  return atStart(game, header, initialState(game, header));
}

function atStart(game: AnyGame, header: Header, state: unknown): Match {
  return { game, header, state, said: null, last: null };
}

function fromPosition(game: AnyGame, position: Json): Match {
  const state = game.json.readPosition(position);
  const settled = game.json.position(state) as { options: Json };
  const header: Header = {
    game: game.id,
    version: game.version,
    options: settled.options,
    seats: game.seatsIn(state),
    start: { position: settled },
  };
  return atStart(game, header, state);
}

function initialState(game: AnyGame, { options, seats, start }: Header): unknown {
  if ('position' in start) return game.json.readPosition(start.position);
  const deal =
    'deal' in start
      ? game.json.readDeal(options, seats, start.deal)
      : game.deal(options, seats, randomFromText(seedOf(game, options, start)));
  return game.setup(options, seats, deal);
}

function seedOf(
  game: AnyGame,
  options: Json,
  start: { readonly seed: string } | { readonly fair: Fair },
): string {
  if ('seed' in start) return start.seed;
  const rounds = start.fair.digests === undefined ? 1 : 2;
  return fairSeed(start.fair, seededOptions(game.options, options, rounds));
}

/** The seat that a word without a seat belongs to: the only one to act. */
export function soleActor(match: Match): Seat | null {
  const seats = match.game.toAct(match.state);
  return seats.length === 1 ? seats[0] : null;
}

/** Has this seat just acted, so that it is in the middle of its turn? Alone there are no turns to tell apart. */
export const isMidTurn = ({ header, last }: Match, seat: Seat): boolean =>
  header.seats > 1 && last?.move.seat === seat;

/** The match one action later. The word is looked up among the legal ones; anything else is thrown as a Problem. */
export function playNotation(match: Match, seat: Seat, notation: string): Match {
  const { game, state } = match;
  const action: unknown = game
    .legalActions(state, seat)
    .find((legal: unknown) => game.encode(legal) === notation);
  if (action === undefined) throw problem('illegal', whyIllegal(match, seat, notation));
  const move = { seat, notation };
  return {
    ...match,
    state: apply(game, state, seat, action),
    said: { entry: move, before: match },
    last: { move, before: match },
  };
}

function whyIllegal(match: Match, seat: Seat, notation: string): string {
  const refusal = refusalOf(match, seat, notation);
  if (refusal === null) return `${notation}: expected one of the legal words`;
  return `${notation}: ${inEnglish(match.game, refusal)} [${refusal.rule}]`;
}

/** What forbids the word to this seat now, or null when it is legal; a text that is no word at all is a Problem. */
export function refusalOf(match: Match, seat: Seat, notation: string): Refusal | null {
  const action: unknown = match.game.parse(notation);
  if (action === null) {
    throw problem('unknown-word', `${JSON.stringify(notation)}: no word of ${match.game.id}`);
  }
  return match.game.refusal(match.state, seat, action);
}

/** The match with its last standing action taken back. Whether that is fair is for the table to say. */
export function undo(match: Match): Match {
  if (match.last === null) {
    throw problem('nothing-to-undo', 'undo: expected at least one action to take back');
  }
  return { ...match.last.before, said: { entry: 'undo', before: match } };
}

/** May this seat take its last action back? Only if it acted last and nothing hidden was turned up by it. */
export function mayUndo({ game, last }: Match, seat: Seat): boolean {
  if (last === null || last.move.seat !== seat) return false;
  return !game.reveals(game.view(last.before.state, seat), seat, game.parse(last.move.notation));
}

/** The match after each action that stands, the start first. */
export function stagesOf(match: Match): Match[] {
  const stages: Match[] = [];
  for (let stage: Match | undefined = match; stage !== undefined; stage = stage.last?.before) {
    stages.push(stage);
  }
  return stages.reverse();
}

export function outcomeOf(match: Match): Outcome | null {
  return match.game.outcome(match.state);
}
