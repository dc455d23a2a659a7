import { loadBots } from '#bots/load';
import type { Level } from '#bots/level';
import { catalogueOf } from '#core/catalogue';
import { type GameEntry, loadAll } from '#core/entry';
import type { AnyGame, Seat } from '#core/game';
import { type Match, soleActor } from '#core/match';
import { problem } from '#core/problem';
import { loadMatch } from '#core/loaded';
import { type Language, type Speaker, speaker } from '#core/words';
import { ENTRIES } from '#games/catalogue';

// All that the package `@tavola/engine` offers; docs/engine.md describes it, docs/engine-api.txt holds it to what it was.

export { budgetOf } from '#bots/level';
export type { Level, LevelNumber } from '#bots/level';
export { iterations } from '#bots/bot';
export type { AnyBot, Bot, Budget, Opinion } from '#bots/bot';
export { searchBot } from '#bots/search';
export type { Evaluator, SearchSettings } from '#bots/search';
export { HIDDEN } from '#core/game';
export type { AnyGame, Game, Hidden, Message, Outcome, Question, Refusal, Seat } from '#core/game';
export type { Json } from '#core/json';
export {
  mayUndo,
  newMatch,
  outcomeOf,
  playNotation as play,
  refusalOf,
  soleActor,
  stagesOf,
  undo,
} from '#core/match';
export type { Match, Start } from '#core/match';
export { isProblem } from '#core/problem';
export type { Problem } from '#core/problem';
export { quickRandom, randomFromText } from '#core/random';
export type { Random } from '#core/random';
export { saveMatch } from '#core/saved';
export type { Language, Speaker } from '#core/words';

/** A game by its name. */
export interface GameInfo {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Every game there is; its rules come when they are asked for. */
export const games: readonly GameInfo[] = ENTRIES.map(({ id, title }) => ({ id, title }));

/** The rules of a game: the newest, or those of the version that a match began with. */
export async function loadGame(id: string, version?: number): Promise<AnyGame> {
  const game = catalogueOf(await loadAll([entryOf(id)])).gameOf(id, version);
  if (game !== undefined) return game;
  throw problem('other-version', `${id}: there is no version ${version} of its rules`);
}

/** Who plays a game, the weakest first. Levels above 2 bring what was learnt by play, which is the larger part. */
export async function loadLevels(game: AnyGame, strongest = 5): Promise<readonly Level[]> {
  return (await loadBots(entryOf(game.id), game.version, strongest)).levels;
}

/** Reads and replays a saved match by the rules it began with; what is wrong with it is thrown as a Problem. */
export async function readMatch(text: string): Promise<Match> {
  const id = /^game (\w+) /mu.exec(text)?.[1];
  return loadMatch(text, catalogueOf(await loadAll(ENTRIES.filter((each) => each.id === id))).gameOf);
}

/** What a seat sees, null for a spectator: all that a bot or a screen may be given. */
// oxlint-disable-next-line typescript/no-explicit-any -- the game's own view; only the game looks inside
export const viewOf = ({ game, state }: Match, seat: Seat | null): any => game.view(state, seat);

/** The words that this seat may play now; without a seat, those of the only one to act. */
export function legalWords(match: Match, seat: Seat | null = soleActor(match)): readonly string[] {
  if (seat === null) return [];
  return match.game.legalActions(match.state, seat).map((action: unknown) => match.game.encode(action));
}

/** Turns what a game has to say into sentences; whoever has no name is the reader. */
export const speakerOf = (
  game: AnyGame,
  language: Language,
  nameOf: (seat: Seat) => string | null = (seat) => `${seat + 1}`,
): Speaker => speaker(language, game.texts[language].words, nameOf);

function entryOf(id: string): GameEntry {
  const entry = ENTRIES.find((each) => each.id === id);
  if (entry !== undefined) return entry;
  const names = games.map((each) => each.id).join(', ');
  throw problem('unknown-game', `${JSON.stringify(id)}: no such game; expected one of ${names}`);
}
