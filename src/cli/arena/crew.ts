import { Worker } from 'node:worker_threads';
import { playRound, type Round } from '#bots/arena';
import { loadEvaluator } from '#bots/review/load';
import { ENTRIES } from '#games/catalogue';
import { contestOf, type Fixture } from './contest.ts';

/** What one of a crew is asked to play. */
export interface Errand {
  readonly fixture: Fixture;
  readonly round: number;
}

/** Those who play the rounds of a contest; who plays which round makes no difference to it. */
export interface Crew {
  /** How many rounds it is worth asking for before the first is played. */
  readonly ahead: number;
  play(errand: Errand): Promise<Round>;
  /** What has been asked for and not begun is not wanted any more. */
  drop(): void;
  end(): Promise<void>;
}

/** One plays here; more play each in a thread of its own. */
export const crewOf = (size: number): Crew => (size === 1 ? ALONE : together(size));

export async function run({ fixture, round }: Errand): Promise<Round> {
  const contest = contestOf(fixture);
  if (!fixture.adjust) return playRound(contest, round);
  const entry = ENTRIES.find(({ id }) => id === fixture.game)!;
  return playRound({ ...contest, evaluator: await loadEvaluator(entry, null) }, round);
}

const ALONE: Crew = {
  ahead: 1,
  play: run,
  drop: () => undefined,
  end: () => Promise.resolve(),
};

/** Rounds differ in length: some more than there are threads wait, so that no thread does. */
const AHEAD = 3;

function together(size: number): Crew {
  const threads = Array.from({ length: size }, () => new Worker(new URL('worker.ts', import.meta.url)));
  const idle = [...threads];
  const waiting: ((thread: Worker) => void)[] = [];
  const taken = (): Promise<Worker> => {
    const thread = idle.pop();
    return thread === undefined
      ? new Promise((resolve) => void waiting.push(resolve))
      : Promise.resolve(thread);
  };
  const giveBack = (thread: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  return {
    ahead: AHEAD * size,
    async play(errand) {
      const thread = await taken();
      const round = await answerOf(thread, errand);
      giveBack(thread);
      return round;
    },
    drop: () => void (waiting.length = 0),
    async end() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function answerOf(thread: Worker, errand: Errand): Promise<Round> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (round: Round) => {
      thread.off('error', reject);
      resolve(round);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
    thread.postMessage(errand);
  });
}
