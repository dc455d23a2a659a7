import type { GameRoom } from './games.ts';

/**
 * Rooms for rules of earlier versions, as `game version`. One comes only with a match that was begun under those rules; its
 * bots stand in `company/earlier.ts`.
 */
export const EARLIER_ROOMS: Readonly<Record<string, () => Promise<{ room: GameRoom }>>> = {};
