import type { Json } from './json.ts';
import type { OptionSheet } from './options.ts';
import type { Packs } from './pack.ts';
import type { Random } from './random.ts';
import type { RuleEntry, RuleTexts } from './rulebook.ts';
import type { Language, WordTree } from './words.ts';

/** A place at the table, clockwise from 0. Who begins is in the state. */
export type Seat = number;

/** A piece whose face this viewer may not see; null in JSON. */
export type Hidden = -1;
export const HIDDEN: Hidden = -1;

/** Something to say, in any language: a key of the game's words and the values that fill it. */
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number>>;
}

/** Why not: the rule that forbids it, and the sentence that says so. */
export interface Refusal extends Message {
  readonly rule: string;
}

/** What somebody is asked for: a sentence, and where it helps a second one with what there is to know about it. */
export interface Question extends Message {
  readonly hint?: Message;
}

export interface Outcome {
  readonly scores: readonly number[];
  /** Best first; seats that tie share a place. */
  readonly ranking: readonly (readonly Seat[])[];
  /**
   * Where those in the first place play for it together (a team, everybody against the game, somebody alone): whether they
   * have won. Without it, several in one place have tied.
   */
  readonly won?: boolean;
  /** Why the match is over. */
  readonly reason: Message;
  /** Where the best have the same score: what decided among them, or that nothing did. */
  readonly tie?: Message;
}

/** Everything a game says about itself in one language. */
export interface GameTexts {
  readonly words: WordTree;
  readonly rules: RuleTexts<string>;
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * The rules of one game. A View is a State in which some pieces are Hidden, so every State is also a View;
 * questions take a View, and only `play` needs to know everything.
 */
export interface Game<Options, Deal, View, State extends View, Action> {
  readonly id: string;
  /** Raised when old matches would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSheet<Options>;
  readonly rulebook: readonly RuleEntry[];
  readonly texts: Readonly<Record<Language, GameTexts>>;

  /** Every result of chance, by name. Chance happens nowhere else. */
  deal(options: Options, seats: number, random: Random): Deal;
  setup(options: Options, seats: number, deal: Deal): State;
  /** How many sit at this table. */
  seatsIn(view: View): number;

  /** Several seats when they choose at once, none when the match is over. */
  toAct(view: View): readonly Seat[];
  legalActions(view: View, seat: Seat): readonly Action[];
  /** null: nothing forbids it. The first reason first, as a patient teacher would give it. */
  refusal(view: View, seat: Seat, action: Action): Refusal | null;
  /** Changes the state in place. Only for actions that nothing refuses. */
  play(state: State, seat: Seat, action: Action): void;
  copy(state: State): State;
  outcome(view: View): Outcome | null;
  /**
   * The options of the next match of the same company: who begins follows from this one. The ranking is given where
   * the match ended otherwise than by the rules: somebody resigned.
   */
  rematch(over: View, ranking?: Outcome['ranking']): Options;

  /** What a seat sees; null for a spectator. */
  view(state: State, seat: Seat | null): View;
  /** A whole state that this seat cannot tell from the real one. */
  imagine(view: View, seat: Seat | null, random: Random): State;

  /** One short stable word. */
  encode(action: Action): string;
  /** The well-formed action of a word, legal now or not; null when it is no word of this game. */
  parse(notation: string): Action | null;
  /** What a seat that is to act is asked for now. The view is its own. */
  question(view: View, seat: Seat): Question;
  /** The log line. Both views are the reader's. */
  describe(before: View, after: View, actor: Seat, action: Action): Message;
  /** What came of it, in values that go with its log line: for whoever tells a whole turn. Both views are the reader's. */
  effect?(before: View, after: View, actor: Seat, action: Action): NonNullable<Message['with']>;
  /** After it, there is no undo: something hidden is turned up. */
  reveals(view: View, seat: Seat, action: Action): boolean;
  /** What it would lead to; what is not known stays Hidden. */
  preview(view: View, seat: Seat, action: Action): View;

  /**
   * How a position reads in words, where the game has no room or board of its own: its fields are `field.…` of the
   * words, the kinds of its actions `action.…`.
   */
  readonly names?: {
    /** The fields of the position that have an entry for each seat, and those whose value is a seat. */
    readonly bySeat: readonly string[];
    readonly seats: readonly string[];
    /** What a value in a field is called; null: as it stands. */
    piece(value: string | number, field: string): Message | null;
  };

  /** Where boxes of the game may differ: reads their facts for the option `pack`. */
  readonly packs?: Packs;

  readonly json: {
    /** A state or a view; hidden pieces as null. */
    position(view: View): Json;
    /** Reads a whole state back, or says what is wrong with it. */
    readPosition(json: Json): State;
    deal(deal: Deal): Json;
    readDeal(options: Options, seats: number, json: Json): Deal;
  };
}

/** A game of the catalogue, whatever its pieces are: only the game itself looks inside them. */
// oxlint-disable-next-line typescript/no-explicit-any -- the five types belong together, and only inside one game
export type AnyGame = Game<any, any, any, any, any>;

/** A copy with the action played; the given state is left alone. */
export function apply<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  state: State,
  seat: Seat,
  action: Action,
): State {
  const after = game.copy(state);
  game.play(after, seat, action);
  return after;
}
