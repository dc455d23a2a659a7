import type { Json } from '#core/json';
import type { Player } from '#table/table';
import type { GameId } from './games.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** Who played last time, and with which options. */
export interface Last {
  readonly players: readonly Player[];
  readonly options: Json;
}

/** What a newcomer is offered: one bot, and in Murano the advantages advised for a first match. [L9] */
const FIRST_TIME: Readonly<Record<GameId, Json>> = { muster: {}, murano: { advantages: 'first' } };

const key = (game: GameId): string => `tavola.last.${game}`;

export function lastOf(game: GameId): Last {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Last | null;
    if (kept !== null && kept.players.length > 0) return kept;
  } catch {
    // What cannot be read was never kept.
  }
  return {
    players: [{ kind: 'person' }, { kind: 'bot', level: DEFAULT_LEVEL }],
    options: FIRST_TIME[game],
  };
}

export function remember(game: GameId, last: Last): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(last));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
