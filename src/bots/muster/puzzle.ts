import type { Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import { problem } from '#core/problem';
import type { Castle } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { optionSheet, type Options } from '#games/muster/options';
import { castlesOf } from '#games/muster/scoring';
import { cardsLeft, columnAt, HAND_SIZE, hiddenCards, rivalOf, type View } from '#games/muster/state';
import type { Goal } from './exact.ts';

/** What a puzzle is about; each has one. */
export const THEMES = ['now', 'hold', 'decide', 'comeback', 'far', 'draw'] as const;
export type Theme = (typeof THEMES)[number];

/** A position with one action, and only one, after which something is certain. The one who looks for it has seat 0. */
export interface MusterPuzzle {
  readonly goal: Goal;
  /** The latest own turn in which the match is over, the present one being the first. */
  readonly turns: number;
  /** From 1 to 5, by which of the bots miss it. */
  readonly difficulty: number;
  readonly view: View;
  /** The word of the action. */
  readonly solution: string;
}

export const SEAT: Seat = 0;

/**
 * A puzzle as a line of text: `w2 3 position word`. The position is one letter for each card (its number in the alphabet
 * A … Z a b): the hand, what was seen of the rival's, the columns, the castle piles; and how many cards are left.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZab';
const GOALS: Readonly<Record<string, Goal>> = { w: 'win', d: 'draw' };

const lettersOf = (cards: readonly number[]): string => cards.map((card) => LETTERS[card]).join('');
const cardsOf = (letters: string): number[] => Array.from(letters, (letter) => LETTERS.indexOf(letter));
const listsOf = (text: string): number[][] => text.split(',').map(cardsOf);

const positionText = (view: View): string =>
  [
    lettersOf(view.hands[SEAT]),
    lettersOf(view.shown[rivalOf(SEAT)]),
    view.columns.map(lettersOf).join(),
    view.castlePiles.map(lettersOf).join(),
    cardsLeft(view),
  ].join('.');

export function writePuzzle({ goal, turns, difficulty, view, solution }: MusterPuzzle): string {
  return `${goal[0]}${turns} ${difficulty} ${positionText(view)} ${solution}`;
}

const LINE =
  /^([wd])([1-9]) ([1-5]) ([A-Za]{5})\.([A-Za]*)\.((?:[A-Zb]*,){9}[A-Zb]*)\.((?:[A-Za]*,){4}[A-Za]*)\.([1-9]) ([\w-]+)$/u;

export function readPuzzle(line: string): MusterPuzzle {
  const [, goal, turns, difficulty, hand, shown, columns, piles, left, solution] = LINE.exec(line) ?? [];
  if (solution === undefined) {
    throw problem('damaged', `expected a puzzle such as "w2 3 …", found "${line.slice(0, 40)}"`);
  }
  const view = viewOf(cardsOf(hand), cardsOf(shown), listsOf(columns), listsOf(piles), Number(left));
  return { goal: GOALS[goal], turns: Number(turns), difficulty: Number(difficulty), view, solution };
}

const OPTIONS: Options = { ...defaultOptions(optionSheet), first: 'seat0' };

function viewOf(
  hand: readonly number[],
  shown: readonly number[],
  columns: readonly (readonly number[])[],
  castlePiles: readonly (readonly number[])[],
  left: number,
): View {
  return {
    options: OPTIONS,
    first: SEAT,
    turn: SEAT,
    phase: 'action',
    turns: 1,
    quiet: 1,
    hands: [hand, [...hiddenCards(HAND_SIZE - shown.length), ...shown]],
    shown: [[], shown],
    columns,
    castlePiles,
    pile: hiddenCards(left),
    drawn: 0,
    laid: -1,
    turned: [],
  };
}

const BY_CASTLE: readonly Castle[] = [0, 1, 2, 3, 4];

/** What a seat that begins its turn sees, as a puzzle tells it: on seat 0, in the first turn, by the usual rules. */
export function asPuzzle(view: View, seat: Seat): View {
  const sides = [seat, rivalOf(seat)];
  return viewOf(
    view.hands[seat],
    view.shown[rivalOf(seat)],
    sides.flatMap((side) => BY_CASTLE.map((castle) => view.columns[columnAt(side, castle)])),
    view.castlePiles,
    cardsLeft(view),
  );
}

export function themeOf({ goal, turns, view }: Pick<MusterPuzzle, 'goal' | 'turns' | 'view'>): Theme {
  if (goal === 'draw') return 'draw';
  if (turns !== 2) return turns === 1 ? 'now' : 'far';
  const ahead = castlesOf(view, SEAT) - castlesOf(view, rivalOf(SEAT));
  if (ahead === 0) return 'decide';
  return ahead > 0 ? 'hold' : 'comeback';
}

/** How many actions there are to choose from. */
export const choicesIn = ({ view }: Pick<MusterPuzzle, 'view'>): number =>
  muster.legalActions(view, SEAT).length;
