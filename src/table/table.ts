import type { AnyGame, Message, Outcome, Seat } from '#core/game';

/** Who sits on a seat. */
export type Player =
  /**
   * Somebody far away has a name; whoever sits here is called what the settings of this device say. Several people at one
   * screen may have names and colours. A portrait is the name of one that the page may know.
   */
  | {
      readonly kind: 'person';
      readonly name?: string;
      readonly colour?: string;
      readonly portrait?: string;
    }
  /** The level is the name of a bot's strength; only the bots know what it means. */
  | { readonly kind: 'bot'; readonly level: string };

/** One action that stands, as somebody at the table may read it. */
export interface Line {
  readonly seat: Seat;
  /** Empty where it is not for this reader: an online match tells nobody's words but one's own. */
  readonly notation: string;
  readonly message: Message;
  /** The turn-over of a hidden card: no undo goes back beyond it. */
  readonly sealed: boolean;
}

/** What happened between the previous sight and this one: an action, or one that was taken back. */
export interface SightEvent {
  readonly kind: 'played' | 'takenBack';
  readonly seat: Seat;
  /** Empty where it is not for this reader. */
  readonly notation: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's own view; only the game and its room look inside
  readonly before: any;
}

/** What somebody at the table sees: a seat, or null for a spectator. */
export interface Sight {
  readonly seat: Seat | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's own view; only the game and its room look inside
  readonly view: any;
  readonly toAct: readonly Seat[];
  readonly log: readonly Line[];
  readonly event: SightEvent | null;
  readonly outcome: Outcome | null;
  /** The last action of this seat can be taken back: nothing hidden was turned up, and nobody has answered. */
  readonly mayUndo: boolean;
  /** An action of this seat is on its way, and until it is answered nothing else can be done. */
  readonly isSent?: boolean;
}

/** A match in progress, as a person at the table meets it. Screens do not know where it lies. */
export interface Table {
  readonly game: AnyGame;
  readonly players: readonly Player[];
  /** The seats that are played from this screen: all persons who share it, or one; none for a spectator. */
  readonly own: readonly Seat[];
  /** Tells what this seat sees, at once and after every change. The answer stops it. */
  watch(seat: Seat | null, notify: (sight: Sight) => void): () => void;
  /** What this seat saw after each line of the log from this one on, what led to it first; null where that is not known here. */
  past(seat: Seat | null, first: number): readonly Sight[] | null;
  /** A word that is not legal is thrown as a Problem. */
  send(seat: Seat, notation: string): void;
  /** Takes back the last action of this seat; a Problem when that is no longer fair. */
  undo(seat: Seat): void;
  /** Nobody thinks and nobody is told anything any more. */
  leave(): void;
}
