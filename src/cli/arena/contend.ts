import type { Round } from '#bots/arena';
import { type ContestStanding, tally, type Trial, type Verdict, verdictOf } from '#bots/standing';
import { progressBar } from '../simulate/progress.ts';
import type { Fixture } from './contest.ts';
import type { Crew } from './crew.ts';

/** How a contest came out; the verdict stays open without a trial. */
export interface ContestResult {
  readonly standing: ContestStanding;
  readonly verdict: Verdict;
}

/**
 * Plays rounds; with a trial only until it has an answer. They are counted in their order, however many are played at
 * once, and those begun beyond the answer are dropped: so the result is the same for every size of the crew.
 */
export async function contend(
  crew: Crew,
  fixture: Fixture,
  pairs: number,
  trial: Trial | null,
): Promise<ContestResult> {
  const count = tally();
  const bar = progressBar(pairs);
  const begun: Promise<Round>[] = [];
  let verdict: Verdict = 'open';
  for (let round = 0; round < pairs && verdict === 'open'; round += 1) {
    while (begun.length < Math.min(pairs, round + crew.ahead)) {
      const played = crew.play({ fixture, round: begun.length });
      // A failure is told when the round is counted, not before.
      played.catch(() => undefined);
      begun.push(played);
    }
    count.add(await begun[round]!);
    bar.show(round);
    if (trial !== null) verdict = verdictOf(count.stand(), trial);
  }
  crew.drop();
  bar.end();
  return { standing: count.stand(), verdict };
}
