import type { TableEnv } from './env.ts';
import type { EventLog } from './event-log.ts';
import type { RequestId, TableEvent } from './decider/events.ts';
import { unwritten } from './clocks/outages.ts';
import type { TableState } from './decider/state.ts';

/** Rejects when the event was not appended; from there on it stands, whatever goes wrong. */
export type Commit = (
  event: TableEvent,
  by: RequestId | null,
  acknowledge?: (seq: number) => void,
) => Promise<void>;

/** One microtask: everything in this group commit is acknowledged before any of it is broadcast. */
const GROUP_ACKNOWLEDGED = Promise.resolve();

/** Append, acknowledge, publish, in this order; `publish` must not reject. */
export function committer(
  log: Pick<EventLog, 'state' | 'append'>,
  { outages, metrics }: Pick<TableEnv, 'outages' | 'metrics'>,
  publish: (before: TableState, event: TableEvent) => Promise<void>,
): Commit {
  return async (event, by, acknowledge) => {
    for (const outage of unwritten(log.state(), outages.known())) {
      await log.append({ kind: 'outage', ...outage }, null);
    }
    const before = log.state();
    const seq = await log.append(event, by);
    metrics.event(event.kind);
    acknowledge?.(seq);
    await GROUP_ACKNOWLEDGED;
    await publish(before, event);
  };
}
