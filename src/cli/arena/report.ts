import { evidence, type ContestStanding, type Trial, type Verdict } from '#bots/standing';
import type { Say } from '../language.ts';
import { padEnd, widthOf } from '../terminal/ink.ts';

/** A standing as a table for people. */
export function standingLines(
  say: Say,
  standing: ContestStanding,
  trial: Trial | null,
  verdict: Verdict,
): string[] {
  const { rounds, matches, score, margin, wins, elo, pairs, draws, stalled, firstShare, times } = standing;
  const number = (value: number, digits = 1): string =>
    value.toLocaleString(say.language, { maximumFractionDigits: digits });
  const rows: [string, string][] = [
    [
      say('arena.score'),
      say('arena.scoreValue', { score: number(100 * score), margin: number(100 * margin) }),
    ],
    [
      say('arena.elo'),
      say('arena.eloValue', {
        value: number(elo.value, 0),
        low: number(elo.low, 0),
        high: number(elo.high, 0),
      }),
    ],
    [say('arena.pairs'), say('arena.pairsValue', { counts: pairs.join(' · '), rounds, matches })],
    [say('arena.draws'), String(draws)],
    [say('arena.stalled'), String(stalled)],
  ];
  if (standing.adjusted !== null) {
    const { adjusted } = standing;
    const value = { score: number(100 * adjusted.score), margin: number(100 * adjusted.margin) };
    const worth = number(adjusted.worth, 2);
    rows.splice(1, 0, [say('arena.adjusted'), say('arena.adjustedValue', { ...value, worth })]);
  }
  if (matches > 2 * rounds) {
    const value = { score: number(100 * wins.share), margin: number(100 * wins.margin) };
    rows.splice(1, 0, [say('arena.wins'), say('arena.scoreValue', value)]);
  }
  if (firstShare !== null) rows.push([say('arena.first'), `${number(100 * firstShare)} %`]);
  for (const [side, pace] of times.entries()) {
    const label = say(side === 0 ? 'arena.timeFirst' : 'arena.timeSecond');
    const { median, high, most, turn, late } = pace;
    const spans = { median: number(median), high: number(high), most: number(most), turn: number(turn) };
    rows.push([label, say('arena.timeValue', { ...spans, late })]);
  }
  if (trial !== null) {
    const bounds = { low: number(100 * trial.low), high: number(100 * trial.high) };
    const figure = number(evidence(standing, trial), 2);
    rows.push([say('arena.trial', bounds), say(`arena.verdict.${verdict}`, { ...bounds, evidence: figure })]);
  }
  const edge = Math.max(...rows.map(([label]) => widthOf(label))) + 2;
  return rows.map(([label, value]) => padEnd(label, edge) + value);
}
