// Does accuracy tell the levels apart, and do the reasons hold? `npm run review:levels -- GAME --data FOLDER` reads what
// `npm run review:gather -- "GAME levels"` left there.
import { parseArgs } from 'node:util';
import { LEVELS } from '../../src/bots/level.ts';
import { type Calibration, shownBy } from '../../src/bots/review/calibration.ts';
import { accuracyOf, givenAwayBy, gradeOf, isCounted, isEqualCost } from '../../src/bots/review/grades.ts';
import { quickRandom } from '../../src/core/random.ts';
import type { JudgedMatch, JudgedRow } from './judged.ts';
import { calibrationOf, gathered } from './pool.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' } },
});
const [game = ''] = positionals;
const { data } = values;
if (game === '' || data === undefined) throw new Error('expected a game, and --data FOLDER');
const calibration = await calibrationOf(game);

const SAMPLES = 1000;
const MATCHES = 50;

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

const pools = LEVELS.map((level) => ({ level, matches: gathered(data, game, `level${level}`) }));
order();
reasons();

/** What a decision gave away by what is shown, or null where it does not count. */
function costOf({ kind, best, played, worst, error }: JudgedRow, { knots }: Calibration): number | null {
  const [top, own, bottom] = [best, played, worst].map((worth) => shownBy(knots[kind], worth));
  const cost = top - own;
  const shownError = best > played ? (cost / (best - played)) * error : 0;
  const all = { action: null, share: top, error: 0, isEqual: true };
  const chosen = { ...all, cost, error: shownError, isEqual: isEqualCost(cost, shownError) };
  const grade = gradeOf(
    [
      { ...all, cost: 0 },
      { ...all, cost: top - bottom },
    ],
    chosen,
  );
  return isCounted(grade) ? givenAwayBy({ grade, cost }) : null;
}

/** The mean accuracy of both seats in a match. */
function accuracyIn({ rows, shares }: JudgedMatch): number {
  const seats = shares.map((_, seat) => {
    const costs = rows.filter((row) => row.seat === seat).map((row) => costOf(row, calibration));
    return meanOf(costs.filter((cost) => cost !== null).map(accuracyOf));
  });
  return meanOf(seats.filter((accuracy) => !Number.isNaN(accuracy)));
}

function order(): void {
  const all = pools.map(({ level, matches }) => ({ level, accuracies: matches.map(accuracyIn) }));
  for (const { level, accuracies } of all) {
    const mean = meanOf(accuracies);
    const spread = Math.sqrt(meanOf(accuracies.map((each) => (each - mean) ** 2)));
    console.log(
      `level ${level}: ${accuracies.length} matches, accuracy ${mean.toFixed(2)}, spread ${spread.toFixed(2)}`,
    );
  }
  const random = quickRandom(1);
  const sampled = (list: readonly number[]): number =>
    meanOf(Array.from({ length: MATCHES }, () => list[random.below(list.length)]));
  let right = 0;
  const pairs = all.slice(1).map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const means = all.map(({ accuracies }) => sampled(accuracies));
    const rising = means.slice(1).map((mean, at) => mean > means[at]);
    rising.forEach((isRising, at) => (pairs[at] += Number(isRising)));
    if (rising.every(Boolean)) right += 1;
  }
  console.log(`in order in ${right} of ${SAMPLES} samples of ${MATCHES} matches; pairs ${pairs.join(', ')}`);
}

/** Of the costly decisions: how many have a reason, and how many of those hold with ten times the thought. */
function reasons(): void {
  const all = pools.flatMap(({ matches }) =>
    matches.flatMap(({ rows, reasons: list }) =>
      list.filter(({ at }) => {
        const row = rows.find((each) => each.at === at)!;
        return (costOf(row, calibration) ?? 0) >= 0.1;
      }),
    ),
  );
  const withReason = all.filter(({ reason }) => reason !== null);
  const held = withReason.filter(({ carries }) => carries! >= 0.5);
  const said = held.filter(({ isSaid }) => isSaid);
  console.log(
    `${all.length} costly decisions, ${withReason.length} with a reason; of these ${held.length} carry half again, ${said.length} say the same again`,
  );
  for (const key of new Set(withReason.map(({ reason }) => reason!.message.key))) {
    const same = withReason.filter(({ reason }) => reason!.message.key === key);
    const sound = same.filter(({ carries, isSaid }) => carries! >= 0.5 && isSaid);
    console.log(`  ${key}: ${same.length}, ${sound.length} hold`);
  }
}
