import type { Level } from '#bots/level';
import type { AnyGame } from '#core/game';

export interface Bots {
  readonly game: AnyGame;
  readonly levels: readonly Level[];
}

/** What plays under rules of earlier versions, as `game version`: each comes with the first match that needs it. */
export const EARLIER_BOTS: Readonly<Record<string, (level: string) => Promise<Bots>>> = {};
