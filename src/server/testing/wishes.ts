import type { Random } from '#core/random';
import type { Request } from '#table/protocol';
import type { Guest } from './client.ts';
import { partOf } from './parts.ts';

/** Waits until there is something to ask for; null: another match was opened. */
export async function wish(guest: Guest, random: Random, id: string): Promise<Request | null> {
  const seat = guest.seat()!;
  const mine = (): { bound: boolean; open: boolean; standIn: boolean } => {
    const { fair, seats } = guest.table();
    const me = seats[seat];
    return {
      bound: fair.digests[seat] !== null,
      open: fair.nonces[seat] !== null,
      standIn: me.kind === 'person' && me.standIn !== null,
    };
  };
  const isAsked = (): boolean => guest.sight()?.toAct.includes(seat) ?? false;
  const next = (): Request | 'another' | null => {
    const { phase, fair, rematch } = guest.table();
    const { bound, open, standIn } = mine();
    if (phase === 'waiting') {
      const { nonce, digest } = partOf(guest.table().id, seat);
      if (!bound) return { type: 'digest', id, digest };
      return !open && fair.digests.every((each) => each !== null) ? { type: 'nonce', id, nonce } : null;
    }
    if (phase === 'over') {
      if (rematch.table !== null) return 'another';
      return rematch.wishes.includes(seat) ? null : { type: 'rematch', id };
    }
    if (standIn) return { type: 'takeBack', id };
    const dice = random.below(100);
    if (dice < 5) return { type: 'chat', id, text: `said ${id}` };
    const { seq: after, mayUndo } = guest.sight()!;
    if (mayUndo && dice < 30) return { type: 'undo', id, after };
    if (dice < 33) return { type: 'handOver', id, level: '1' };
    if (!isAsked()) return null;
    if (dice < 36) return { type: 'resign', id };
    const words = guest.words();
    return { type: 'move', id, after, word: words[random.below(words.length)] };
  };
  let wished: Request | 'another' | null = null;
  await guest.until(() => {
    wished ??= next();
    return wished !== null;
  });
  return wished === 'another' ? null : wished;
}
