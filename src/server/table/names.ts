import type { Store } from '../store/store.ts';

/** What people at a table are called; somebody who is gone has no name any more. */
export interface PlayerNames {
  of(player: string): string;
  learn(players: readonly (string | null)[]): Promise<void>;
  set(player: string, name: string): void;
}

export function namesFrom(store: Store): PlayerNames {
  const known = new Map<string, string>();
  return {
    of: (player) => known.get(player) ?? '',
    set: (player, name) => void known.set(player, name),
    async learn(players) {
      const unknown = players.flatMap((player) => (player === null || known.has(player) ? [] : [player]));
      for (const { id, name } of await store.players(unknown)) known.set(id, name);
    },
  };
}
