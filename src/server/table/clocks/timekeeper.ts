import type { Reason } from '#table/protocol';
import type { Clock } from '../../ports.ts';
import type { Outages } from './clocks.ts';
import { type Absence, dueNow } from '../decider/due.ts';
import type { TableEvent } from '../decider/events.ts';
import type { TableState } from '../decider/state.ts';

export interface Timekeeper {
  /** What is due at this moment, or null. */
  due(): TableEvent | null;
  /** Commits all that is due, before anything else is; the reason when that could not be done. */
  catchUp(): Promise<Reason | null>;
  /** Lets happen what is due, or sets the timer to the moment when something will be. */
  reschedule(): void;
  stop(): void;
}

interface TimekeeperEnv {
  readonly clock: Clock;
  /** With every outage up to this moment: no clock runs out while the server stands still. */
  state(): TableState;
  absence: Absence;
  long(): Outages;
  isEnded(): boolean;
  /** For whoever has the queue of the table already. */
  commit(event: TableEvent): Promise<Reason | null>;
  /** Something is due: it has to be committed in the queue of the table. */
  raise(): void;
  /** The timer has run out. */
  wake(): void;
}

/** Timers may fire a little early by another clock: this much later something is due for certain. */
const TIMER_SLACK_MS = 5;

/** What happens at a table by itself: clocks that run out, absences, ends. */
export function timekeeper(env: TimekeeperEnv): Timekeeper {
  const { clock, state, absence, long, isEnded, commit, raise, wake } = env;
  let stop = (): void => undefined;
  const next = (): ReturnType<typeof dueNow> => {
    const stands = state();
    // No entry is before the last one, though the clock of the machine be set back: what runs out by then has run out.
    return dueNow(stands, Math.max(clock.now(), stands.at), absence, long());
  };
  const catchUp = async (): Promise<Reason | null> => {
    const event = isEnded() ? null : next().event;
    if (event === null) return null;
    return (await commit(event)) ?? catchUp();
  };
  return {
    due: () => next().event,
    catchUp,
    reschedule() {
      stop();
      const { event, next: at } = next();
      if (event !== null) raise();
      else if (at !== null) stop = clock.after(at - clock.now() + TIMER_SLACK_MS, wake);
    },
    stop: () => stop(),
  };
}
