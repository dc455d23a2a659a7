import { headWith } from '../store/rows.ts';
import type { DecidedEntry, StoredTable } from '../store/store.ts';
import { indexOf } from '../table/decider/due.ts';
import type { TableEnv } from '../table/env.ts';
import { replay } from '../table/decider/evolve.ts';
import { initialState, phaseOf } from '../table/decider/state.ts';
import type { Claim } from './hosting.ts';

export interface ClaimedTable {
  readonly stored: StoredTable;
  /** When it was last asked who hosts it. */
  readonly since: number;
}

/**
 * A table that is hosted here from now on, or null when there is none. What was read is told to nobody before a claim
 * behind it is kept: its place in the log proves that nothing comes between. A table that is over is only read.
 */
export async function claimedTable(env: TableEnv, id: string): Promise<ClaimedTable | null> {
  for (;;) {
    const wanted = await env.hosting.claim(id);
    const readSince = env.clock.now();
    // Read afterwards: what is hosted here already may have been written to meanwhile.
    const stored = await env.store.table(id);
    if (stored === null) return null;
    // Asked once more behind what was read: whoever has claimed it between is met by the number of its entry, and what
    // was hosted here before may be in doubt by now.
    const since = env.clock.now();
    const claim = await env.hosting.claim(id);
    // This process has stood still: a failover may have put something else where the last entry was.
    if (!env.hosting.isCurrent(readSince)) continue;
    if (wanted === null && claim === null) return { stored, since };
    if (wanted === null || claim === null) continue;
    const { entry, index, isOver } = claimEntry(env, stored, claim);
    // One process has it all the same: those who look at it meet each other, and go on to a rematch.
    if (isOver && !claim.isDoubtful) {
      if (await env.hosting.adopt(id, claim, stored.head)) return { stored, since };
      continue;
    }
    // Taken: somebody else was sooner, or what was in doubt has been kept. Either is found by looking again.
    if ((await env.append(id, entry, index)) === 'taken') continue;
    env.hosting.claimed(id, claim);
    const head = headWith(stored.head, id, entry);
    return { stored: { ...stored, log: [...stored.log, entry], head, index }, since };
  }
}

function claimEntry(
  env: TableEnv,
  stored: StoredTable,
  { process, lostSince, from }: Claim,
): { entry: DecidedEntry; index: ReturnType<typeof indexOf>; isOver: boolean } {
  const { header, log, head } = stored;
  const start = initialState(header, env.rules(header.game, header.version), env.outages.before);
  const evolveEnv = { start: (parts: Parameters<TableEnv['deal']>[1]) => env.deal(stored, parts) };
  const before = replay(start, log, evolveEnv);
  // Of a host that nobody knows any more, all that is known is that it wrote the last entry.
  const isUnknown = lostSince === null && from !== null && from !== process;
  const entry: DecidedEntry = {
    seq: before.seq + 1,
    at: Math.max(Math.floor(env.clock.now()), before.at),
    event: { kind: 'claim', process, lostSince: isUnknown ? before.at : lostSince },
    request: null,
    after: head,
  };
  const after = replay(before, [entry], evolveEnv);
  return { entry, index: indexOf(after), isOver: phaseOf(before) === 'over' };
}
