import type { Chat, DayResult, Index, StoredPlayer, StoredTable } from '../store/store.ts';

/** What lies on the "disk" of a store in memory. */
export interface MemoryTables {
  readonly players: Map<string, StoredPlayer>;
  readonly keys: Map<string, string>;
  readonly codes: Map<string, { player: string; until: number }>;
  readonly push: Map<string, Set<string>>;
  readonly results: Map<string, { player: string } & DayResult>;
  readonly tables: Map<string, StoredTable & { index: Index; at: number }>;
  readonly invitations: Map<string, { table: string; seat: number }>;
  readonly chat: Map<string, { line: Chat; player: string; request: string }[]>;
  readonly settings: Map<string, string>;
  readonly outages: { from: number; to: number }[];
}

export const emptyMemory = (): MemoryTables => ({
  players: new Map(),
  keys: new Map(),
  codes: new Map(),
  push: new Map(),
  results: new Map(),
  tables: new Map(),
  invitations: new Map(),
  chat: new Map(),
  settings: new Map(),
  outages: [],
});
