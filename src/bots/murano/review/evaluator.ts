import type { Seat } from '#core/game';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { seatsOf, type State, type View } from '#games/murano/rules/state';
import { iterations } from '../../bot.ts';
import { shownBy } from '../../review/calibration.ts';
import type { Judged, ReviewEvaluator } from '../../review/evaluator.ts';
import type { ReasonTable } from '../../review/reasons.ts';
import { chanceFrom } from '../../review/seed.ts';
import { sampleState } from '../belief.ts';
import { value } from '../levels.ts';
import { followAnswered, PRIOR_VISITS, type RolledOut, rolloutFrom } from '../lookahead.ts';
import { atEnds, kindOf, type ValueFunction } from '../value-network/value-network.ts';
import { CALIBRATION } from '../content/calibration.ts';
import { factors } from './factors.ts';
import { matters } from './matters.ts';
import { chance, openSharesBy } from './open.ts';
import { alternativesTo, type TurnPlan, plansOf } from './plans.ts';

/** What is at a glance at most so much worse than the best is played on, and no more actions than these. */
const MARGIN = 0.1;
const CANDIDATES = 4;
/** In another's turn, or in a draft, no more answers than these. */
const ANSWERS = 8;
const SETTINGS = { rivalBreadth: 6, ownBreadth: 12 } as const;

/** The best end of the turn behind each action, played on in shared worlds: the others' turns and the own next one. */
export function muranoEvaluator(valueOf: ValueFunction): ReviewEvaluator<View, State, Action> {
  // Plans are found step by step; to play on like that in every world would take too long.
  const valueOfEnds = atEnds(valueOf);

  /** What comes of a plan in a world. */
  function playOut({ path }: TurnPlan, view: View, seat: Seat, seed: number): RolledOut {
    const state = sampleState(view, seat, quickRandom(seed));
    followAnswered(state, seat, path);
    return rolloutFrom(state, seat, valueOfEnds, SETTINGS, iterations(SETTINGS.ownBreadth));
  }

  function judge(view: View, seat: Seat, played: string | null, worlds: number): Judged<Action>[] {
    const plans = plansOf(view, seat, played, valueOf);
    const open = plans.filter((plan, place) => isOpen(plan, place, plans[0].glance, played));
    if (open.length === 1 && open[0].end !== null) return plans.map(glanced);
    const random = chanceFrom(murano, view, seat);
    const seeds = Array.from({ length: worlds }, () => random.below(2 ** 32));
    // Different orders of the same steps come to the same end.
    const known = new Map<string, readonly number[]>();
    const judged = plans.map((plan) => {
      if (!open.includes(plan)) return glanced(plan);
      const key = plan.end === null ? murano.encode(plan.path[0]) : JSON.stringify(plan.end);
      const shares = known.get(key) ?? seeds.map((seed) => playOut(plan, view, seat, seed).share);
      known.set(key, shares);
      const prior = plan.end === null ? 0 : PRIOR_VISITS;
      const sum = shares.reduce((total, share) => total + share, prior * plan.glance);
      return { action: plan.path[0], worth: sum / (shares.length + prior), shares };
    });
    const most = Math.max(...judged.filter(({ shares }) => shares.length > 0).map(({ worth }) => worth));
    return judged.map((each) => ({ ...each, worth: Math.min(each.worth, most) }));
  }

  const reasons: ReasonTable<View, View, Action> = {
    worlds: 6,
    factors,
    ends(view, seat, action, worlds, salt) {
      const word = murano.encode(action);
      const plans = plansOf(view, seat, word, valueOf);
      const plan = plans.find(({ path }) => murano.encode(path[0]) === word)!;
      const random = chanceFrom(murano, view, seat, salt);
      return Array.from({ length: worlds }, () => ({
        position: playOut(plan, view, seat, random.below(2 ** 32)).view,
        replies: [],
      }));
    },
    value: valueOf,
  };

  return {
    game: murano,
    worlds: 6,
    judge,
    alternatives: (view, seat, known) => alternativesTo(view, seat, known, valueOf),
    kindOf: calibratedAs,
    fittedTo: CALIBRATION.judge,
    calibrated: (share, view) => shownBy(CALIBRATION.knots[calibratedAs(view)], share),
    openShares: openSharesBy(valueOf),
    chance,
    deals: 64,
    line(view, seat, action) {
      const word = murano.encode(action);
      const plan = plansOf(view, seat, word, valueOf).find(({ path }) => murano.encode(path[0]) === word);
      return plan === undefined ? [action] : untilRevealed(plan.path, view, seat);
    },
    reasons,
    matters,
  };
}

/** The networks look at the lead as well as at who is first, and a share of three or four seats is one of places. */
function calibratedAs(view: View): string {
  const [kind, seats] = [kindOf(view), seatsOf(view)];
  if (kind === 'expert') return seats === 2 ? 'expert' : 'experts';
  return kind === 'many' ? `many${seats}` : kind;
}

const glanced = ({ path, glance }: TurnPlan): Judged<Action> => ({
  action: path[0],
  worth: glance,
  shares: [],
});

function isOpen(
  { path, end, glance }: TurnPlan,
  place: number,
  best: number,
  played: string | null,
): boolean {
  if (murano.encode(path[0]) === played) return true;
  return end === null ? place < ANSWERS : place < CANDIDATES && glance >= best - MARGIN;
}

/** The steps of a plan as far as nothing hidden is turned up by them. */
function untilRevealed(path: readonly Action[], start: View, seat: Seat): readonly Action[] {
  let view = start;
  for (const [at, action] of path.entries()) {
    if (murano.reveals(view, seat, action)) return path.slice(0, at + 1);
    view = murano.preview(view, seat, action);
    if (!murano.toAct(view).includes(seat)) return path.slice(0, at + 1);
  }
  return path;
}

export const evaluator = muranoEvaluator(value);
