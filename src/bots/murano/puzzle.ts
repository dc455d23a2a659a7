import type { JsonObject } from '#core/json';
import { problem } from '#core/problem';
import { murano } from '#games/murano/index';
import { CARDS, cardWord } from '#games/murano/rules/cards';
import type { State } from '#games/murano/rules/state';
import type { RoundGoal } from './last-round.ts';
import { SEAT } from './reply.ts';

/**
 * What the best way through the turn begins with, or that it makes two creations; of the last round, what it is about:
 * each puzzle has one, and it is told only to whoever asks.
 */
export const THEMES = [
  'sale',
  'exchange',
  'purchase',
  'advantage',
  'ring',
  'order',
  'two',
  'finish',
  'deny',
  'share',
] as const;
export type Theme = (typeof THEMES)[number];

interface Puzzle {
  /** From 1 to 5, by which of the bots miss it. */
  readonly difficulty: number;
  readonly theme: Theme;
  /** The word of the action. */
  readonly solution: string;
}

/** The last turn of a match alone, with one action, and only one, that leads to the most money. */
export interface LastTurnPuzzle extends Puzzle {
  readonly goal: 'most';
  /** The Liras with which the match can end. */
  readonly best: number;
  readonly state: State;
}

/** The last round of a match of two, with one action, and only one, that makes its end certain whatever the rival holds. */
export interface LastRoundPuzzle extends Puzzle {
  readonly goal: RoundGoal;
  /** With one of the hands that the rival may hold: only what the seat sees belongs to the puzzle. */
  readonly state: State;
}

export type MuranoPuzzle = LastTurnPuzzle | LastRoundPuzzle;

/** What a position of a puzzle has in common with every other, or follows from the rest. */
const IMPLIED = ['options', 'first', 'turn', 'warehouse', 'box', 'owed'];

/** As a line of text: `47 3 sale {position} word` or `win 3 deny {view} word`, in JSON without what is implied. */
export function writePuzzle(puzzle: MuranoPuzzle): string {
  const { goal, difficulty, theme, state, solution } = puzzle;
  const [aim, position] = goal === 'most' ? [puzzle.best, state] : [goal, murano.view(state, SEAT)];
  const entries = Object.entries(murano.json.position(position) as JsonObject).filter(
    ([name]) => !IMPLIED.includes(name),
  );
  return [aim, difficulty, theme, JSON.stringify(Object.fromEntries(entries)), solution].join(' ');
}

const LINE = /^(\d+|win|draw) ([1-5]) ([a-z]+) (\{\S+\}) (\S+)$/u;

export function readPuzzle(line: string): MuranoPuzzle {
  const [, aim, degree, name, json, solution] = LINE.exec(line) ?? [];
  const theme = THEMES.find((each) => each === name);
  if (solution === undefined || theme === undefined) {
    throw problem(
      'damaged',
      `expected a puzzle such as "47 3 sale {…} sell-Y", found "${line.slice(0, 40)}"`,
    );
  }
  const state = murano.json.readPosition(JSON.parse(withHand(json)));
  const puzzle = { difficulty: Number(degree), theme, state, solution };
  return aim === 'win' || aim === 'draw'
    ? { goal: aim, ...puzzle }
    : { goal: 'most', best: Number(aim), ...puzzle };
}

/** What is hidden of a hand is filled with cards that lie nowhere else. */
function withHand(json: string): string {
  const unseen = CARDS.map((card) => JSON.stringify(cardWord(card))).filter((word) => !json.includes(word));
  return json.replaceAll('null', () => unseen.shift() ?? 'null');
}

/** What a list says of a puzzle, without its position being read. */
export const difficultyIn = (line: string): number => Number(line.split(' ', 2)[1]);
export const themeIn = (line: string): string => line.split(' ', 3)[2];
