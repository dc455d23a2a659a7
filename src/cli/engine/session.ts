import type { AnyGame, Seat } from '#core/game';
import { type Json, kindOf, readNumber, readText } from '#core/json';
import { type Match, soleActor } from '#core/match';
import { problem } from '#core/problem';
import { GAMES, gameOf } from '#games/index';
import type { Batch } from './batch.ts';

/** What one run of the engine remembers: the match in progress, and many of them side by side. */
export interface EngineSession {
  match: Match | null;
  batch: Batch | null;
}

export function readGame(json: Json | undefined): AnyGame {
  const game = typeof json === 'string' ? gameOf(json) : undefined;
  if (game !== undefined) return game;
  const ids = GAMES.map(({ id }) => id).join(', ');
  throw problem('unknown-game', `game: expected one of ${ids}, found ${kindOf(json)}`);
}

export function matchOf(session: EngineSession): Match {
  if (session.match !== null) return session.match;
  throw problem('no-match', 'expected a match: begin one with new, load or position');
}

export function readSeat(match: Match, json: Json | undefined): Seat {
  return readNumber(json, 'seat', 0, match.header.seats - 1);
}

/** The seat that was given, or the only one to act. */
export function readActor(match: Match, json: Json | undefined): Seat {
  if (json !== undefined) return readSeat(match, json);
  const actor = soleActor(match);
  if (actor !== null) return actor;
  const seats = toAct(match);
  if (seats.length === 0) throw problem('over', 'seat: expected a seat, because nobody is to act any more');
  throw problem('seat-needed', `seat: expected one of ${seats.join(', ')}, because several seats are to act`);
}

export function readWord(match: Match, json: Json | undefined): string {
  const word = readText(json, 'word');
  if (match.game.parse(word) === null) {
    throw problem(
      'unknown-word',
      `word: expected a word of ${match.game.id}, such as those of legal, found ${kindOf(word)}`,
    );
  }
  return word;
}

export const toAct = (match: Match): readonly Seat[] => match.game.toAct(match.state);
