import { fairOf } from '../../tables/fair-deal.ts';
import { rulesOf } from '../../tables/tables.ts';
import type { StoredTable } from '../../store/store.ts';
import { evolve } from '../../table/decider/evolve.ts';
import type { LoggedEvent } from '../../table/decider/events.ts';
import { awaited, botOn, initialState, phaseOf, type TableState, toAct } from '../../table/decider/state.ts';
import type { Content } from './content.ts';
import type { KeptEntry } from './kept.ts';

/** An entry that stands: who wrote it, and who hosted the table by then. */
interface Written {
  readonly entry: LoggedEvent;
  readonly by: string;
  readonly owner: string;
  /** Was the table over before it? */
  readonly isOver: boolean;
}

/** The log of a table and how it came about. */
export interface History {
  /** How the table stands at its end. */
  readonly state: TableState;
  readonly entries: readonly Written[];
  /** Everything that was ever kept, and of that the claims. */
  readonly kept: readonly KeptEntry[];
  readonly claims: readonly KeptEntry[];
  /** What everybody who is there has to have seen, and since when it stands. */
  readonly changed: { readonly seq: number; readonly at: number };
  /** When something last happened there, and when it was over. */
  readonly lastAt: number;
  readonly overAt: number;
  /** What has changed the match, when, and by which process. */
  readonly changes: readonly { readonly seq: number; readonly at: number; readonly by: string }[];
  /** When a bot was to act, and until when nothing happened. */
  readonly botsAsked: readonly { readonly from: number; readonly to: number }[];
  keptAt(seq: number): number;
  /** Did this process host the table at any moment of a span? */
  hostedBy(process: string, from: number, to: number): boolean;
  /** Did another process take it over in a span? */
  changesHands(from: number, to: number): boolean;
  /** When the table began to wait for a player, each time. */
  awaited(player: string): readonly number[];
}

/** `opener`: the process that opened the table. */
// oxlint-disable-next-line eslint/complexity -- one case for each kind of entry of a log
export function historyOf(
  { header, secret, log }: StoredTable,
  content: Pick<Content, 'kept' | 'hostings'>,
  opener: string,
): History {
  const ownEntries = content.kept.filter(({ table }) => table === header.id);
  const standing = new Map(ownEntries.map((each) => [each.entry.seq, each]));
  const env = { start: (parts: Parameters<typeof fairOf>[2]) => ({ fair: fairOf(header, secret, parts) }) };
  const entries: Written[] = [];
  const waits = new Map<string, number[]>();
  let state: TableState = initialState(header, rulesOf(header.game, header.version));
  let owner = opener;
  let overAt = Infinity;
  let lastAt = 0;
  let changed = { seq: 0, at: 0 };
  const changes: { seq: number; at: number; by: string }[] = [];
  const botsAsked: { from: number; to: number }[] = [];
  for (const entry of log) {
    const before = state;
    state = evolve(state, entry, env);
    const by = standing.get(entry.seq);
    if (by !== undefined) {
      const isOver = phaseOf(before) === 'over';
      entries.push({ entry, by: by.by, owner, isOver });
      if (entry.event.kind === 'claim' || isOver) owner = by.by;
      if (entry.event.kind !== 'claim' && entry.event.kind !== 'outage') lastAt = by.at;
      if (phaseOf(state) === 'over' && !isOver) overAt = by.at;
    }
    if (state.matchSeq !== before.matchSeq) {
      changed = { seq: entry.seq, at: by?.at ?? 0 };
      changes.push({ ...changed, by: by?.by ?? '' });
    }
    const hasMoved = entry.event.kind !== 'claim' && entry.event.kind !== 'outage';
    const request = botsAsked.at(-1);
    if (hasMoved && request?.to === Infinity) request.to = by?.at ?? 0;
    if (hasMoved && toAct(state).some((seat) => botOn(state, seat) !== null)) {
      botsAsked.push({ from: by?.at ?? 0, to: Infinity });
    }
    const was = awaited(before);
    for (const seat of awaited(state)) {
      const sitter = state.seats[seat];
      if (was.includes(seat) || sitter.kind !== 'person') continue;
      waits.set(sitter.player, [...(waits.get(sitter.player) ?? []), by?.at ?? 0]);
    }
  }
  const hostings = content.hostings.filter(({ table }) => table === header.id);
  const spans = hostings.map(({ process, at }, index) => ({
    by: process,
    from: at,
    to: hostings[index + 1]?.at ?? Infinity,
  }));
  return {
    state,
    entries,
    kept: ownEntries,
    claims: ownEntries.filter(({ entry }) => entry.event.kind === 'claim'),
    changed,
    changes,
    botsAsked,
    lastAt,
    overAt,
    keptAt: (seq) => standing.get(seq)?.at ?? 0,
    hostedBy: (process, from, to) =>
      spans.some((span) => span.by === process && span.from <= to && span.to >= from),
    changesHands: (from, to) =>
      spans.some((span, index) => span.by !== spans[index - 1]?.by && span.from >= from && span.from <= to),
    awaited: (player) => waits.get(player) ?? [],
  };
}
