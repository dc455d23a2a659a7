import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { seatsOf, type View } from '#games/murano/rules/state';
import { bestFirst, type Bot, type Budget, type Opinion } from '../bot.ts';
import { pickWorth } from './draft.ts';
import { bestOf, endsByHeuristic, evaluatedEnds } from './evaluated-ends.ts';
import { type Lookahead, type RolloutCache, sequentialHalving } from './lookahead.ts';
import { answerForOthers, type TurnNode } from './turn-ends.ts';
import { NOTHING_PAID, candidates } from './move-ordering.ts';
import type { ValueFunction } from './value-network/value-network.ts';
import { YARDSTICK } from './heuristic-weights.ts';
import { shareOfLead, heuristicValue } from './heuristic.ts';
import { fancied, NO_WHIM, type Whim, whimsOf } from './whims.ts';

/** An action that was not searched is never better than those that were. */
const UNSEARCHED = 0.01;
/** The breadth of the search behind an action that the player would not choose. */
const UNSEARCHED_BREADTH = 2;

/**
 * Plays the turn whose end the value network likes best; with lookahead the most promising ends are played on. The
 * temperature, in shares of the win of an even match, says how far it follows its whims.
 */
export function turnSearch(
  value: ValueFunction,
  lookahead: Lookahead | null,
  temperature = 0,
): Bot<View, Action> {
  const memory: RolloutCache = new Map();

  function searched(view: View, seat: Seat, budget: Budget, whim: Whim): Map<number, number> {
    const worths = new Map<number, number>();
    const note = (root: number, worth: number): void => {
      if (worth > (worths.get(root) ?? -Infinity)) worths.set(root, worth);
    };
    const ends = evaluatedEnds(view, seat, budget.iterations, value, budget);
    const decided = isDecided(ends);
    if (decided && value.steps === 'last') {
      // The value network has nothing left to tell apart: the match is brought to its end by the heuristic.
      const byHeuristic = endsByHeuristic(view, seat, budget.iterations, budget);
      for (const { root, worth } of byHeuristic) note(root, shareOfLead(worth, YARDSTICK, seatsOf(view)));
      return worths;
    }
    if (lookahead === null || decided || isClear(ends, lookahead.ends) || budget.expired()) {
      const best = Math.min(1, Math.max(0, bestOf(ends).worth));
      // A whim is smaller where little is at stake, or a match that is nearly won would be thrown away.
      const stake = 4 * best * (1 - best);
      for (const end of fancied(ends, whim)) {
        note(end.root, end.worth + stake * whim(end));
      }
      return worths;
    }
    const chosen = sequentialHalving(view, ends, seat, value, lookahead, budget, memory);
    for (const { end, worth } of chosen) note(end.root, worth);
    const worst = Math.min(...chosen.map(({ worth }) => worth));
    // What was not played on cannot be better than what was.
    for (const end of ends) {
      if (!worths.has(end.root)) note(end.root, Math.min(end.worth, worst) - UNSEARCHED);
    }
    return worths;
  }

  const isOwnTurn = (view: View, seat: Seat): boolean =>
    view.turn === seat && view.owed.at(-1)?.kind !== 'pick';

  function weighed(view: View, seat: Seat, budget: Budget, whim: Whim): Map<number, number> {
    return isOwnTurn(view, seat) ? searched(view, seat, budget, whim) : answered(view, seat, value);
  }

  /** What can still come of an action that was not searched. */
  function unsearched(view: View, seat: Seat, action: Action): number {
    const after = stepped(view, seat, action);
    if (murano.outcome(after) !== null || after.turn !== seat || !murano.toAct(after).includes(seat)) {
      return after.turn === seat ? heuristicShare(after, seat) : value(after, seat);
    }
    return bestOf(evaluatedEnds(after, seat, UNSEARCHED_BREADTH, value)).worth;
  }

  return {
    choose(view, seat, budget) {
      const legal = murano.legalActions(view, seat);
      const open = isOwnTurn(view, seat) ? candidates(view, seat, legal, NOTHING_PAID) : legal;
      if (open.length === 1) return open[0];
      return legal[highest(weighed(view, seat, budget, whimsOf(view, seat, temperature)))];
    },
    weigh(view, seat, budget) {
      const legal = murano.legalActions(view, seat);
      const worths = weighed(view, seat, budget, NO_WHIM);
      const best = worths.get(highest(worths))!;
      const opinions = legal.map((action, at): Opinion<Action> => {
        const worth = worths.get(at) ?? Math.min(unsearched(view, seat, action), best) - UNSEARCHED;
        return { action, worth: Math.min(1, Math.max(0, worth)) };
      });
      return bestFirst(opinions);
    },
  };
}

const SURE = 0.96;

/** As good as won, or as good as lost, whatever is done. */
function isDecided(ends: readonly TurnNode[]): boolean {
  const share = bestOf(ends).worth;
  return share > SURE || share < 1 - SURE;
}

/** Do all the best ends begin with the same step? Then there is nothing to compare yet. */
function isClear(ends: readonly TurnNode[], most: number): boolean {
  const best = ends.toSorted((a, b) => b.worth - a.worth).slice(0, most);
  return best.every(({ root }) => root === best[0].root);
}

/** What a card of a packet is usually worth, and a number of seats at which worth is a lead. */
const USUAL_PICK = 2.5;
const PLENTY = 2;

const heuristicShare = (view: View, seat: Seat): number =>
  shareOfLead(heuristicValue(view, seat, YARDSTICK), YARDSTICK, seatsOf(view));

/** What can be answered outside the own turn; by the heuristic where the networks have learnt the ends of own turns only. */
function answered(view: View, seat: Seat, value: ValueFunction): Map<number, number> {
  const isPick = view.owed.at(-1)?.kind === 'pick';
  const shareOf = (action: Action): number =>
    value.steps === 'any'
      ? value(murano.preview(view, seat, action), seat)
      : heuristicShare(stepped(view, seat, action), seat);
  return new Map(
    murano
      .legalActions(view, seat)
      .map((action, at) => [
        at,
        isPick && action.kind === 'pick'
          ? shareOfLead(pickWorth(view, seat, action.place) - USUAL_PICK, YARDSTICK, PLENTY)
          : shareOf(action),
      ]),
  );
}

/** The first of those worth most. */
function highest(worths: ReadonlyMap<number, number>): number {
  let [best, most] = [0, -Infinity];
  for (const [at, worth] of worths) {
    if (worth > most || (worth === most && at < best)) [best, most] = [at, worth];
  }
  return best;
}

function stepped(view: View, seat: Seat, action: Action): View {
  const after = murano.preview(view, seat, action);
  answerForOthers(after, seat);
  return after;
}
