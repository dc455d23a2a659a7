import { effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { AnyGame, Seat } from '#core/game';
import type { Match } from '#core/match';
import type { Player, Sight, Table } from '#table/table';
import { fetchBoard } from './games/murano/art/fetched.ts';
import { EARLIER_ROOMS } from './earlier.ts';
import { language } from './settings.ts';
import { shelfOf } from './shelf.ts';
import type { Told } from './device/matches.ts';
import { bringWords } from './words/games.ts';

/** A match in progress, for the room of its game. */
export interface RoomProps {
  readonly id: string;
  readonly table: Table;
  /** What may be done when the match is over, where that is not the usual: far apart, a rematch needs everybody. */
  readonly choices?: ComponentChildren;
}

/** A table at which nobody acts: a replay. */
export interface SceneProps {
  readonly sight: ReadonlySignal<Sight>;
  readonly players: readonly Player[];
  /** The seat at the lower edge, and the one whose player reads this. */
  readonly seat: Seat;
  readonly you: Seat | null;
  readonly bar: ComponentChildren;
  readonly prompt: ComponentChildren;
}

/** Everything of one game that a page brings when it is wanted, and not before. */
export interface GameRoom {
  readonly game: AnyGame;
  readonly Room: ComponentType<RoomProps>;
  readonly Scene: ComponentType<SceneProps>;
  /** Where a match stands, for the list of matches. */
  told(match: Match): Told;
}

/** The games that have a room here. */
export const GAME_IDS = ['murano', 'muster'] as const;
export type GameId = (typeof GAME_IDS)[number];

const LOAD: Readonly<Record<GameId, () => Promise<{ room: GameRoom }>>> = {
  muster: () => import('./games/muster/game-room.ts'),
  murano: () => {
    // All at once; whatever fails is asked for again by the room.
    void Promise.allSettled([
      fetchBoard(),
      import('./games/murano/ahead.ts').then(({ WORDS }) => WORDS[language.value]()),
    ]);
    return import('./games/murano/game-room.ts');
  },
};

const shelf = shelfOf(LOAD, EARLIER_ROOMS);

export const isGame = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** Games whose words follow the language. */
const spoken = new Set<GameId>();

/** The room of a game, for the rules of a version or for the newest. What has come once is there at once. */
export async function bring(id: GameId, version?: number): Promise<GameRoom> {
  const [room] = await Promise.all([shelf.bring(id, version), bringWords(id, language.value)]);
  if (!spoken.has(id)) {
    spoken.add(id);
    effect(() => void bringWords(id, language.value));
  }
  return room;
}

/** The rules of a game whose room has come. */
export const { gameOf } = shelf;
