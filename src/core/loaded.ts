import type { FindGame } from './catalogue.ts';
import type { AnyGame } from './game.ts';
import { type Json, parseJson, readNumber, readText } from './json.ts';
import {
  type Entry,
  type Header,
  type Match,
  newMatch,
  outcomeOf,
  playNotation,
  soleActor,
  type Start,
  undo,
} from './match.ts';
import { readOptions } from './options.ts';
import { isProblem, problem } from './problem.ts';
import { readFair } from './read-fair.ts';
import { digestOf, MAGIC, toldOutcome } from './saved.ts';

const HEAD_LINES = 5;

/** Reads and replays a saved match. Whatever is wrong is thrown as a Problem with the number of its line. */
export function loadMatch(text: string, gameOf: FindGame): Match {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  while (lines.at(-1)?.startsWith('#') === true) lines.pop();
  const { game, header } = readHead(lines, gameOf);
  const tail = readTail(lines);
  let match = at(HEAD_LINES, () => newMatch(game, header));
  for (const [index, line] of tail.entries.entries()) {
    match = at(HEAD_LINES + 1 + index, () => step(match, line));
  }
  checkOutcome(match, tail.outcome, lines.length - (tail.outcome === null ? 0 : 1));
  // Last, because the replay points at the line itself where it can.
  if (tail.entries.length !== tail.count) {
    throw problem(
      'damaged',
      `expected ${tail.count} lines of actions, found ${tail.entries.length}`,
      lines.length,
    );
  }
  if (!tail.sound) {
    throw problem('damaged', 'the digest does not fit: a line above was changed', lines.length);
  }
  return match;
}

/** Runs a step and gives whatever goes wrong in it the number of its line. */
function at<T>(line: number, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (isProblem(thrown)) throw problem(thrown.code, thrown.message, line);
    throw thrown;
  }
}

function step(match: Match, line: string): Match {
  const entry = readEntry(match, line);
  return entry === 'undo' ? undo(match) : playNotation(match, entry.seat, entry.notation);
}

function readEntry(match: Match, line: string): Entry {
  if (line === 'undo') return 'undo';
  if (outcomeOf(match) !== null) {
    throw problem('damaged', `${JSON.stringify(line)}: the match was over before`);
  }
  const [, seat, word = line] = /^(?:(\d+):)?(\S+)$/.exec(line) ?? [];
  const actor = seat === undefined ? soleActor(match) : Number(seat);
  if (actor === null) {
    throw problem('damaged', `${JSON.stringify(line)}: expected a word with its seat, such as 0:word`);
  }
  return { seat: actor, notation: word };
}

function readHead(
  lines: readonly string[],
  gameOf: FindGame,
): { game: AnyGame; header: Header & { start: Start } } {
  if (lines[0] !== MAGIC) throw problem('not-a-match', `expected the line "${MAGIC}"`, 1);
  const [, id = '', version = ''] = /^game (\w+) (\d+)$/.exec(lines[1] ?? '') ?? [];
  const game = gameOf(id, Number(version));
  const newest = gameOf(id);
  if (game === undefined && newest === undefined) {
    throw problem(
      'unknown-game',
      'expected "game", the name of a game of the catalogue and its rules version',
      2,
    );
  }
  // Whoever has one version only may not ask which.
  if (game?.version !== Number(version)) {
    throw problem(
      'other-version',
      `made by version ${version} of the rules of ${id}, which is not known here; the newest that is known is ${newest?.version ?? 'none'}`,
      2,
    );
  }
  const seats = field(lines, 2, ['seats']);
  const options = field(lines, 3, ['options']);
  const start = field(lines, 4, ['seed', 'fair', 'deal', 'position']);
  if (start.key === 'seed') at(HEAD_LINES, () => readText(start.value, 'seed'));
  const count = at(3, () => readNumber(seats.value, 'seats', game.seats.min, game.seats.max));
  at(4, () => readOptions(game, options.value, count));
  if (start.key === 'fair') at(HEAD_LINES, () => readFair(start.value, count));
  const begun = { [start.key]: start.value } as unknown as Start;
  return {
    game,
    header: { game: id, version: game.version, seats: count, options: options.value, start: begun },
  };
}

function field(
  lines: readonly string[],
  index: number,
  keys: readonly string[],
): { key: string; value: Json } {
  const line = lines[index] ?? '';
  const key = keys.find((name) => line.startsWith(`${name} `));
  if (key === undefined) {
    throw problem('damaged', `expected a line that begins with ${keys.join(' or ')}`, index + 1);
  }
  return { key, value: at(index + 1, () => parseJson(line.slice(key.length + 1), key)) };
}

interface Tail {
  readonly entries: readonly string[];
  readonly outcome: Json | null;
  readonly count: number;
  readonly sound: boolean;
}

function readTail(lines: readonly string[]): Tail {
  const [, count = '', sum = ''] = /^end (\d+) ([0-9a-f]{16})$/.exec(lines.at(-1) ?? '') ?? [];
  if (sum === '') {
    throw problem(
      'truncated',
      'expected a last line "end", the number of actions and a digest: the file is cut off',
      lines.length,
    );
  }
  const above = lines.slice(0, -1);
  const last = above.at(-1) ?? '';
  const over = last.startsWith('outcome ');
  return {
    entries: above.slice(HEAD_LINES, over ? -1 : undefined),
    outcome: over ? at(above.length, () => parseJson(last.slice('outcome '.length), 'outcome')) : null,
    count: Number(count),
    sound: digestOf(above) === sum,
  };
}

function checkOutcome(match: Match, json: Json | null, line: number): void {
  const outcome = outcomeOf(match);
  const actual = outcome === null ? null : toldOutcome(outcome);
  // Whether several won together was not told at first.
  const first = outcome === null ? null : { scores: outcome.scores, ranking: outcome.ranking };
  if (![actual, first].some((each) => JSON.stringify(each) === JSON.stringify(json))) {
    throw problem(
      'damaged',
      `expected the outcome ${JSON.stringify(actual)}, found ${JSON.stringify(json)}`,
      line,
    );
  }
}
