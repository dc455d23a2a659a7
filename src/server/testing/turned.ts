import { join } from 'node:path';
import { configFrom } from '../config.ts';
import type { Clock } from '../ports.ts';
import { startServer } from '../server.ts';

/** The server with the built application and a clock that runs as always, and that whoever started it can set forward. */

interface Timer {
  readonly at: number;
  readonly run: () => void;
  stop: () => void;
}

const STEP = 1000;

function turnedClock(): Clock & { turn(milliseconds: number): void } {
  const origin = Date.now() - performance.now();
  const timers = new Set<Timer>();
  let turned = 0;
  const now = (): number => origin + performance.now() + turned;
  const fire = (timer: Timer): void => {
    timer.stop();
    timers.delete(timer);
    timer.run();
  };
  const wait = (timer: Timer): void => {
    timer.stop();
    const left = Math.min(2 ** 31 - 1, Math.max(0, timer.at - now()));
    const waiting = setTimeout(() => fire(timer), left);
    timer.stop = () => clearTimeout(waiting);
  };
  return {
    now,
    after(milliseconds, run) {
      const timer: Timer = { at: now() + milliseconds, run, stop: () => undefined };
      timers.add(timer);
      wait(timer);
      return () => {
        timers.delete(timer);
        timer.stop();
      };
    },
    turn(milliseconds) {
      // Not in one jump: a server whose heart does not beat meanwhile was not running, and no clock of it ran.
      for (let left = milliseconds; left > 0; left -= STEP) {
        turned += Math.min(STEP, left);
        for (const timer of timers) if (timer.at <= now()) fire(timer);
      }
      for (const timer of timers) wait(timer);
    },
  };
}

const clock = turnedClock();
const files = join(import.meta.dirname, '..', '..', '..', 'dist', 'web');
const server = await startServer(configFrom(process.env), { files, clock });
console.log(server.url);
process.on('message', (milliseconds: number) => {
  clock.turn(milliseconds);
  process.send!('turned');
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
