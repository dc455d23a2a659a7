import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { AnyGame, Message, Seat } from '#core/game';
import type { Json } from '#core/json';
import type { Match } from '#core/match';
import type { Packs } from '#core/pack';
import type { Language } from '#core/words';
import type { Pointed } from '#table/online-table';
import type { Player, Sight, Table } from '#table/table';
import type { Sheet } from './puzzles/sheet.tsx';
import type { PuzzleSolution } from './puzzles/solution.ts';

/** A match in progress, for the room of its game. */
export interface RoomProps {
  readonly id: string;
  readonly table: Table;
  /** What may be done when the match is over, where that is not the usual: far apart, a rematch needs everybody. */
  readonly choices?: ComponentChildren;
  /** How it ended, where that was not by its rules: for whoever looks at the table. */
  readonly ended?: ComponentChildren;
}

/** A table at which nobody acts, as in a replay, or only tries something. */
export interface SceneProps {
  readonly game: AnyGame;
  readonly sight: ReadonlySignal<Sight>;
  readonly players: readonly Player[];
  /** The seat at the lower edge, and the one whose player reads this. */
  readonly seat: Seat;
  readonly you: Seat | null;
  readonly bar: ComponentChildren;
  readonly prompt: ComponentChildren;
  /** Where something may be tried: what is chosen comes here, and nothing is played by it. */
  readonly attempt?: Attempt;
}

export interface Attempt {
  send(notation: string): void;
  undo(): void;
}

/** A match on a screen for all in the room: nobody acts there, and everybody is called by name. */
export interface ScreenProps {
  /** As spectators see it. */
  readonly table: Table;
  /** How one sits down, or comes back. */
  readonly join: ComponentChildren;
  /** What may be done when the match is over. */
  readonly over: string;
  /** What somebody points at on their phone just now. */
  readonly pointed: ReadonlySignal<Pointed | null>;
  /** Whose phone is asleep or away. */
  readonly away: readonly Seat[];
}

/** A match on the phone of somebody who has the board before them on a screen for all. */
export interface HandProps extends RoomProps {
  /** What a finger is on, as a finger over a table would be: only what lies open for all, and nothing is played by it. */
  readonly point: (spots: readonly string[]) => void;
}

/** Around a screen for all in the room; both come after the room of the game. */
export interface ForAll {
  screen(): Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
  hand(): Promise<{ readonly PhoneHand: ComponentType<HandProps> }>;
}

/** Where a match stands, for lists that replay nothing: whose turn it is (-1: nobody's), and what the game adds to it. */
export interface MatchStanding {
  readonly turn: Seat;
  readonly [more: string]: Json;
}

/** What comes with the first match of a game. It has come when the first frame can be drawn. */
export interface GameRoom {
  readonly game: AnyGame;
  readonly Room: ComponentType<RoomProps>;
  readonly Scene: ComponentType<SceneProps>;
  /** The things of the table that an action is about, as actions call them (`data-spot`). Without: it cannot be pointed out. */
  spotsOf?(view: unknown, seat: Seat, notation: string): readonly string[];
  /** The thing of the table that a hint speaks of, as reviews call it. Without: it does not glow. */
  spotOf?(factor: string, place: string): string;
  /** What the game adds to a standing. */
  standing?(match: Match): Readonly<Record<string, Json>>;
}

/** A puzzle in a list; its number is its place there, from 1. */
export interface PuzzleEntry {
  readonly theme: string;
  readonly difficulty: number;
}

/** Positions with one proven answer. */
export interface GamePuzzles {
  readonly list: readonly PuzzleEntry[];
  themeName(theme: string): string;
  readonly Puzzle: ComponentType<{ readonly number: number }>;
  /** How to lay out a puzzle, or the deal of a day, with the real box; null where words on paper cannot. */
  sheetOf(kind: 'puzzle' | 'deal', number: number): Sheet | null;
  solutionOf(number: number): Promise<PuzzleSolution>;
}

/** Entering the facts of one's own box. */
export interface BoxProps {
  /** What a match takes for its option `pack`; '' is as here. */
  readonly text: string;
  /** What was told with it last; null where the facts came from elsewhere. */
  readonly draft: unknown;
  readonly change: (text: string, draft: unknown) => void;
}

/** Milliseconds before an action of a bot, so that one can follow it. */
export interface BotPause {
  readonly calm: number;
  readonly brisk: number;
}

/**
 * Everything the page asks a game for. It is part of the first page: types, `import()` and a few numbers, nothing else.
 * All but `id` may be missing; what the frame does then stands beside each member.
 */
export interface GameUi {
  readonly id: string;
  /** The room with its drawings, styles and texts. Without: the plain room. */
  room?(): Promise<GameRoom>;
  /** Rooms for rules of earlier versions. Without: the plain room. */
  readonly earlierRooms?: Readonly<Record<number, () => Promise<GameRoom>>>;
  /** Starts downloads that `room` awaits, in the same task; never throws. */
  preload?(language: Language): void;
  /** A screen of its own, held in the room. Without: there is no way to a lesson. */
  lesson?(): Promise<{ readonly Lesson: ComponentType }>;
  /** What it has for a screen for all in the room. Without: there is what spectators see, and on the phones the whole room. */
  forAll?(): Promise<ForAll>;
  /** Its puzzles, each a screen of its own. Without: it has none. */
  puzzles?(): Promise<GamePuzzles>;
  /** Its first so many puzzles are those of the days, which then begin anew; fixed for ever. Without: no day has one. */
  readonly dailyPuzzles?: number;
  /** Deals of the day to play alone, and what the strongest bot reaches with each. Without: it has none. */
  deals?(): Promise<{ readonly pars: readonly number[] }>;

  /** Where the facts of somebody's own box are entered. Without: there is no such page. */
  box?(): Promise<{ readonly Box: ComponentType<BoxProps>; readonly packs: Packs }>;
  /** A page with pictures at the beginning of its rulebook. Without: it begins with its first rule. */
  primer?(): Promise<{ readonly Primer: ComponentType }>;
  /** Draws where a match stands, for lists; null where that cannot be told. Without: the picture of the game. */
  position?(): Promise<{ positionPicture(standing: MatchStanding, seat: Seat): string | null }>;
  /** Addresses of drawings made when the application is built. Without: the initial on a tint taken from the id. */
  readonly door?: { readonly picture: string; readonly thumb: string; readonly isBright?: boolean };
  /** Whether its room awaits typefaces of its own. Without: those of the frame are awaited. */
  readonly hasTypefaces?: boolean;
  /** Options of a newcomer's first match. Without: the default of each. */
  readonly firstOptions?: Json;
  /** Two people may have it lying flat between them. Without: it is not offered. */
  readonly canLieFlat?: true;
  /** Without: the pause of the frame. */
  readonly botPause?: BotPause;
  /** One line about a standing, as a message of the page texts. Without: only whose turn it is. */
  summary?(standing: MatchStanding, seat: Seat, isOver: boolean): Message;
}

/**
 * What home and lists say about a game before its rules have come: `page.en.ts` and its like, which come with the words of
 * the frame. All may be missing: then there is the title, and bots are named by their level. Further ones are for `summary`.
 */
export interface PageTexts {
  /** What it feels like, in a sentence. */
  readonly tagline?: string;
  /** For how many, and how long. */
  readonly company?: string;
  /** What the letters before its rules mean. */
  readonly rulebook?: string;
  /** By what else than colour its pieces are told apart. */
  readonly signs?: string;
}
