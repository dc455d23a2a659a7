/** When to try again, and for how long: pure, so that a test can ask for every attempt. */

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** No answer for so long: the connection is dead, whatever the socket says. */
export const ANSWER_TIMEOUT_MS = 8000;
const LONGEST_CONNECT_TIMEOUTS = 4;

/**
 * Exponential back-off with equal jitter: the pause before an attempt, from half of what it may be to all of it, so that
 * thousands who lost the server at the same moment do not come back at the same moment.
 *
 * @param failures so many attempts have failed since the last success
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return longest * (0.5 + random / 2);
}

/** Connect timeout, longer after each failure: a poor line needs more time, and a dead server answers at no time. */
export const connectTimeout = (failures: number): number =>
  ANSWER_TIMEOUT_MS * Math.min(LONGEST_CONNECT_TIMEOUTS, failures + 1);
