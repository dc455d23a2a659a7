import { stagesOf } from '#core/match';
import { GAMES } from '#games/index';
import { byCopy, finishedMatch, inPlace, replays, withViews } from './games.ts';
import { searches } from './search.ts';
import { atLeast, calibration, perSecond, perSecondInTurn } from './measure.ts';

/** What each figure must reach, in steps per 1,000 calls of the calibration; see docs/architecture.md. */
const BARS: Readonly<Record<string, { readonly must: number; readonly aim: number }>> = {
  muster: { must: 3, aim: 7.5 },
  murano: { must: 1, aim: 3 },
};
const SECONDS = 1;

const calls = calibration();
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const show = (name: string, value: string, note = ''): void =>
  console.log(`${name.padEnd(44)}${value.padStart(14)}  ${note}`);
const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(0)} %`;

show('calibration, calls/s', whole.format(calls), 'ratio: steps per 1,000 of these calls');
for (const game of GAMES) {
  const seats = Math.max(2, game.seats.min);
  const rate = (work: () => number): number => perSecond(atLeast(SECONDS, work));
  const [steps, copied, viewed] = perSecondInTurn(
    [inPlace, byCopy, withViews].map((kind) => atLeast(SECONDS, kind(game, seats))),
  );
  const play = inPlace(game, seats);
  const games = rate(() => Math.sign(play()));
  const { match, largestState } = finishedMatch(game, seats);
  const replayed = rate(replays(game, match));
  const bar = BARS[game.id];
  const bars = bar === undefined ? '' : `(must ${bar.must}, aim ${bar.aim})`;
  show(
    `${game.id}, ${seats} seats, random steps/s`,
    whole.format(steps),
    `ratio ${((1000 * steps) / calls).toFixed(2)} ${bars}`,
  );
  show(`${game.id}, random games/s`, whole.format(games));
  show(
    `${game.id}, copy on every step`,
    whole.format(copied),
    `${percent(copied, steps)} of in place (must 70 %, aim 80 %)`,
  );
  show(
    `${game.id}, views of all seats on every step`,
    whole.format(viewed),
    `${percent(steps - viewed, steps)} slower (must 30 %, aim 15 %)`,
  );
  show(`${game.id}, largest state as JSON, bytes`, whole.format(largestState), '(must 4,000, aim 2,000)');
  show(
    `${game.id}, replay of ${stagesOf(match).length - 1} actions, ms`,
    (1000 / replayed).toFixed(1),
    '(must 100, aim 20)',
  );
  const iterations = rate(searches(game, seats));
  show(
    `${game.id}, iterations/s of the strongest level`,
    whole.format(iterations),
    `ratio ${((1000 * iterations) / calls).toFixed(3)}`,
  );
}
