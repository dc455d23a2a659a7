import type { Outcome, Seat } from '#core/game';
import type { Player } from '#table/table';
import type { SeenSoFar } from '../online/table/running-replay.ts';
import { youAt } from '../bots/personas.ts';
import { find } from './matches.ts';

/** A match as text, with those who played it. */
export interface Finished {
  readonly text: string;
  readonly players: readonly Player[];
  /** The seat of whoever reads it, where that is known. */
  readonly you: Seat | null;
  /** Who won, where it did not end by the rules. */
  readonly ranking: Outcome['ranking'] | null;
}

/** A match of this device or of a far table; a sentence where it cannot be had, null while nobody may see it. */
export async function played(id: string): Promise<Finished | SeenSoFar | string | null> {
  const match = await find(id);
  if (match !== undefined) {
    const { text, players, resigned } = match;
    const others = [...players.keys()].filter((seat) => seat !== resigned);
    return {
      text,
      players,
      you: youAt(players),
      ranking: resigned === undefined ? null : [others, [resigned]],
    };
  }
  const { farMatch } = await import('../online/table/running-replay.ts');
  return farMatch(id);
}
