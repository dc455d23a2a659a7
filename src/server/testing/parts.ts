import { nonceDigest } from '#core/fair';
import type { Ear } from './house.ts';

/** A part of the seed that is the same whenever a seat of this table is asked for it: one that survives every crash. */
export const partOf = (table: string, seat: number): { nonce: string; digest: string } => {
  const nonce = nonceDigest(table, seat, 'a part').slice(0, 32);
  return { nonce, digest: nonceDigest(table, seat, nonce) };
};

/** Both rounds, as the clients of a table play them: first all are bound, then all open their parts. */
export async function bothRounds(table: string, ears: readonly Ear[]): Promise<void> {
  const parts = ears.map((ear, seat) => ({ ear, ...partOf(table, seat) }));
  for (const { ear, digest } of parts) await ear.say({ type: 'digest', id: 'd', digest });
  for (const { ear, nonce } of parts) await ear.say({ type: 'nonce', id: 'n', nonce });
}
