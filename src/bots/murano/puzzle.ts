import type { Json, JsonObject } from '#core/json';
import { problem } from '#core/problem';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';

/**
 * What the best way through the turn begins with, or that it makes two creations: each puzzle has one, and it is told
 * only to whoever asks.
 */
export const THEMES = ['sale', 'exchange', 'purchase', 'advantage', 'ring', 'order', 'two'] as const;
export type Theme = (typeof THEMES)[number];

/** The last turn of a match alone, with one action, and only one, that leads to the most money. */
export interface MuranoPuzzle {
  /** The Liras with which the match can end. */
  readonly best: number;
  /** From 1 to 5, by which of the bots miss it. */
  readonly difficulty: number;
  readonly theme: Theme;
  readonly state: State;
  /** The word of the action. */
  readonly solution: string;
}

/** What a position of the last turn alone has in common with every other, or follows from the rest. */
const IMPLIED = ['options', 'first', 'turn', 'warehouse', 'box', 'owed'];

/** As a line of text: `47 3 sale {position} word`; the position is JSON without what is implied. */
export function writePuzzle({ best, difficulty, theme, state, solution }: MuranoPuzzle): string {
  const position = Object.entries(murano.json.position(state) as JsonObject).filter(
    ([name]) => !IMPLIED.includes(name),
  );
  return [best, difficulty, theme, JSON.stringify(Object.fromEntries(position)), solution].join(' ');
}

const LINE = /^(\d+) ([1-5]) ([a-z]+) (\{\S+\}) (\S+)$/u;

export function readPuzzle(line: string): MuranoPuzzle {
  const [, best, difficulty, name, json, solution] = LINE.exec(line) ?? [];
  const theme = THEMES.find((each) => each === name);
  if (solution === undefined || theme === undefined) {
    throw problem(
      'damaged',
      `expected a puzzle such as "47 3 sale {…} sell-Y", found "${line.slice(0, 40)}"`,
    );
  }
  const state = murano.json.readPosition(JSON.parse(json) as Json);
  return { best: Number(best), difficulty: Number(difficulty), theme, state, solution };
}

/** What a list says of a puzzle, without its position being read. */
export const difficultyIn = (line: string): number => Number(line.split(' ', 2)[1]);
export const themeIn = (line: string): string => line.split(' ', 3)[2];
