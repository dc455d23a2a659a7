import { newMatch } from '#core/match';
import { keep } from '../device/matches.ts';
import { keptForm } from '../play.ts';
import { bring } from '../rooms.ts';
import { go } from '../route.ts';

/** Alone, with a deal that everybody gets: a match of this name, which is found again. */
export async function beginDeal(game: string, id: string, seed: string): Promise<void> {
  const room = await bring(game);
  const match = newMatch(room.game, { seats: 1, start: { seed } });
  await keep(keptForm(room, id, [{ kind: 'person' }], Date.now(), match));
  go(`/match/${id}`);
}
