import type { AnyGame, Question, Seat } from '#core/game';
import type { Speaker } from '#core/words';
import type { Say } from '../language.ts';
import type { Ink } from '../terminal/ink.ts';

/** A position as one reader sees it, and everything needed to tell it. */
export interface Scene<View> {
  readonly game: AnyGame;
  readonly view: View;
  /** Whose side is nearest to the reader; the reader's own when there is one. */
  readonly seat: Seat;
  nameOf(seat: Seat): string;
  /** Says the words of the game. */
  readonly speaker: Speaker;
  /** Says the words of the command line. */
  readonly say: Say;
  readonly ink: Ink;
  /** No line may be wider. */
  readonly width: number;
}

/** How a choice is listed. */
export interface Choosing {
  /** Choices with the same heading are listed together; the label says the rest, in a few words. */
  readonly heading: string;
  readonly label: string;
  /** Under one heading the smallest comes first; 0 when left out. */
  readonly order?: number;
  /** One of too many to list: it can only be typed. */
  readonly folded?: boolean;
}

/** How one game looks in the terminal, and how it asks. Colour is never the only sign of anything. */
export interface Board<View, Action> {
  /** A turn is over with its last action, not with a word for it: the person is asked before the bots answer. */
  readonly turnsEndThemselves: boolean;
  /** The position, line by line from the top. */
  draw(scene: Scene<View>): readonly string[];
  /** How the list of choices is to be read, where that is not plain. */
  legend?(scene: Scene<View>): string;
  choice(scene: Scene<View>, action: Action): Choosing;
  /** Words that somebody may mean who typed this: as it stands in the spelling of the game, then the likeliest; legal or not. */
  guesses(scene: Scene<View>, typed: string): readonly string[];
  /** A seat's score, in words. */
  score(scene: Scene<View>, score: number): string;
}

/** What the seat is asked for now. */
export function questionOf({ game, view, seat, speaker }: AnyScene): string {
  const { hint, ...question }: Question = game.question(view, seat);
  const sentences = [question, ...(hint === undefined ? [] : [hint])].map((message) => speaker.say(message));
  return sentences.map((said) => (/[.?!]$/u.test(said) ? said : `${said}.`)).join(' ');
}

/** The board of any game: only the game and its board look inside the pieces. */
// oxlint-disable-next-line typescript/no-explicit-any -- a view and its actions belong together, and only inside one game
export type AnyBoard = Board<any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- the same
export type AnyScene = Scene<any>;
