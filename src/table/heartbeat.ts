import { ANSWER_TIMEOUT_MS } from './backoff.ts';

export interface TimerEnv {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
}

/** One timer for a link, because it waits for one thing at a time: whatever sets it calls off what was set before. */
export interface SingleTimer {
  set(milliseconds: number, run: () => void): void;
  stop(): void;
}

export function singleTimer(after: TimerEnv['after']): SingleTimer {
  let cancel = (): void => undefined;
  return {
    set(milliseconds, run) {
      cancel();
      cancel = after(milliseconds, run);
    },
    stop: () => cancel(),
  };
}

interface Heartbeat {
  /** Something has arrived. */
  heard(): void;
  /** Pings when the line has been idle for a while. */
  start(): void;
  /** Pings now. */
  probe(): void;
}

const PING_MS = 20_000;

/**
 * Finds out a half-open connection: after sleep or a change of network the socket says that it is open, and nothing
 * arrives any more.
 */
export function heartbeat(
  env: TimerEnv,
  timer: SingleTimer,
  { ping, dead }: { ping(): void; dead(): void },
): Heartbeat {
  let heardAt = 0;
  const start = (): void => timer.set(PING_MS, probe);
  const probe = (): void => {
    const askedAt = env.now();
    ping();
    timer.set(ANSWER_TIMEOUT_MS, () => (heardAt < askedAt ? dead() : start()));
  };
  return {
    heard() {
      heardAt = env.now();
    },
    start,
    probe,
  };
}
