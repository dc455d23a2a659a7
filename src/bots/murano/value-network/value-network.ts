import type { Outcome, Seat } from '#core/game';
import { outcome } from '#games/murano/rules/scoring';
import { seatsOf, type View } from '#games/murano/rules/state';
import { type Forward, forwardOf, type Network } from './network.ts';
import { logistic } from '../../exp.ts';

/** Each kind of match has a network of its own. */
export const MATCH_KINDS = ['solo', 'duel', 'many', 'expert'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];
export type Networks = Readonly<Record<MatchKind, Network>>;

export function kindOf(view: View): MatchKind {
  const seats = seatsOf(view);
  if (seats === 1) return 'solo';
  if (view.options.expert) return 'expert';
  return seats === 2 ? 'duel' : 'many';
}

/** Writes the features of a view, by what the seat may know; gives their number. */
export type FeatureWriter = (view: View, seat: Seat, out: Float64Array) => number;

/** What a seat may expect, from 0 to 1; what is over is not guessed at. */
export interface ValueFunction {
  (view: View, seat: Seat): number;
  /** Asked after any step, or only at the end of the own turn. */
  readonly steps: 'any' | 'last';
  /** So much of the worth of an end is the heuristic's: the two do not err in the same places. */
  readonly heuristicShare: number;
}

export function valueBy(
  networks: Networks,
  writeFeatures: FeatureWriter,
  heuristicShare: number,
  steps: ValueFunction['steps'] = 'last',
  forwardBy: (network: Network) => Forward = forwardOf,
): ValueFunction {
  const input = new Float64Array(Math.max(...MATCH_KINDS.map((kind) => networks[kind].sizes[0])));
  // Several kinds may share a network.
  const forward = new Map([...new Set(Object.values(networks))].map((each) => [each, forwardBy(each)]));
  const value = (view: View, seat: Seat): number => {
    const over = outcome(view);
    if (over !== null) return utility(over, seat);
    writeFeatures(view, seat, input);
    return forward.get(networks[kindOf(view)])!(input);
  };
  return Object.assign(value, { heuristicShare, steps });
}

/** The same, but asked only about ends of turns, which the heuristic finds: not as good, and much sooner. */
export const atEnds = (value: ValueFunction): ValueFunction =>
  Object.assign((view: View, seat: Seat) => value(view, seat), {
    heuristicShare: value.heuristicShare,
    steps: 'last' as const,
  });

/** How many Liras of a lead make a difference. */
const LEAD = 5;
/** Alone at the table: the Liras in the middle of the scale, and those from there to its end. */
const MIDDLE = 45;
const REACH = 40;

/** The utility that the networks were trained to expect: half for the first place, half for how clear it is. */
export function utility({ scores, ranking, won }: Outcome, seat: Seat): number {
  if (scores.length === 1) {
    // Any win is better than none, and a Lira more is always a little better.
    const little = scores[0] / 10_000;
    return won === true ? Math.min(1, Math.max(0.1, 0.6 + (scores[0] - MIDDLE) / REACH)) + little : little;
  }
  const first = ranking[0].includes(seat) ? 1 / ranking[0].length : 0;
  let best = -Infinity;
  for (let other = 0; other < scores.length; other += 1) {
    if (other !== seat) best = Math.max(best, scores[other]);
  }
  return 0.5 * first + 0.5 * logistic((scores[seat] - best) / LEAD);
}
