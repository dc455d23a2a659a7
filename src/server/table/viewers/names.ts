import type { Store } from '../../store/store.ts';

/** What people at a table are called; somebody who is gone has no name any more. */
export interface PlayerNames {
  of(player: string): string;
  /** Looks up what they are called; those who are no players of this server any more are the answer. */
  learn(players: readonly (string | null)[]): Promise<readonly string[]>;
  set(player: string, name: string): void;
}

export function namesFrom(store: Store): PlayerNames {
  const known = new Map<string, string>();
  return {
    of: (player) => known.get(player) ?? '',
    set: (player, name) => void known.set(player, name),
    async learn(ids) {
      const players = ids.filter((player) => player !== null);
      const stored = await store.players(players);
      for (const { id, name } of stored) known.set(id, name);
      const there = new Set(stored.map(({ id }) => id));
      return players.filter((player) => !there.has(player));
    },
  };
}
