import type { Seat } from '#core/game';
import type { Action } from '#games/murano/action';
import { murano } from '#games/murano/index';
import { seatsOf, type View } from '#games/murano/state';
import { bestFirst, type Bot, type Budget, type Opinion } from '../bot.ts';
import { pickWorth } from './draft.ts';
import { answerForOthers, type Reached } from './ends.ts';
import { bestOf, considered, endsFor, type Foresight, hopeOf, type Memory } from './foresight.ts';
import { FRESH, sensible } from './moves.ts';
import { type Networks, outlook } from './outlook/outlook.ts';
import { YARDSTICK } from './taste.ts';
import { shareFor, worthOf } from './worth.ts';

/** An action that was not thought of in its own right is never better than those that were. */
const UNTHOUGHT = 0.01;
/** How many moments are followed to weigh an action that the player would not choose. */
const ASIDE = 2;

/** Plays the turn whose end the networks like best; with foresight the most promising ends are played on. */
export function thinker(networks: Networks, foresight: Foresight | null): Bot<View, Action> {
  const memory: Memory = new Map();

  function thought(view: View, seat: Seat, budget: Budget): Map<number, number> {
    const worths = new Map<number, number>();
    const note = (root: number, worth: number): void => {
      if (worth > (worths.get(root) ?? -Infinity)) worths.set(root, worth);
    };
    const ends = endsFor(view, seat, budget.iterations, networks, budget);
    if (isDecided(ends)) {
      // Nothing is left to compare by the networks: the match is brought to its end as level 2 would.
      const plain = endsFor(view, seat, budget.iterations, null, budget);
      for (const { root, worth } of plain) note(root, shareFor(worth, YARDSTICK, seatsOf(view)));
      return worths;
    }
    if (foresight === null || isClear(ends, foresight.ends) || budget.expired()) {
      for (const end of ends) note(end.root, hopeOf(end));
      return worths;
    }
    const chosen = considered(ends, seat, networks, foresight, budget, memory);
    for (const { end, worth } of chosen) note(end.root, worth);
    const worst = Math.min(...chosen.map(({ worth }) => worth));
    // What was not played on cannot be better than what was.
    for (const end of ends) {
      if (!worths.has(end.root)) note(end.root, Math.min(hopeOf(end), worst) - UNTHOUGHT);
    }
    return worths;
  }

  /** Decisions outside the own turn, as level 2 sees them: the networks have learnt the ends of own turns only. */
  function answered(view: View, seat: Seat, legal: readonly Action[]): Map<number, number> {
    const isPick = view.owed.at(-1)?.kind === 'pick';
    return new Map(
      legal.map((action, at) => [
        at,
        isPick && action.kind === 'pick'
          ? shareFor(pickWorth(view, seat, action.place) - USUAL_PICK, YARDSTICK, PLENTY)
          : glance(stepped(view, seat, action), seat),
      ]),
    );
  }

  const isOwnTurn = (view: View, seat: Seat): boolean =>
    view.turn === seat && view.owed.at(-1)?.kind !== 'pick';

  function weighed(view: View, seat: Seat, budget: Budget): Map<number, number> {
    return isOwnTurn(view, seat)
      ? thought(view, seat, budget)
      : answered(view, seat, murano.legalActions(view, seat));
  }

  /** What can still come of an action that was not thought of. */
  function aside(view: View, seat: Seat, action: Action): number {
    const after = stepped(view, seat, action);
    if (murano.outcome(after) !== null || after.turn !== seat || !murano.toAct(after).includes(seat)) {
      return after.turn === seat ? glance(after, seat) : outlook(after, seat, networks);
    }
    return hopeOf(bestOf(endsFor(after, seat, ASIDE, networks)));
  }

  return {
    choose(view, seat, budget) {
      const legal = murano.legalActions(view, seat);
      const open = isOwnTurn(view, seat) ? sensible(view, seat, legal, FRESH) : legal;
      if (open.length === 1) return open[0];
      return legal[highest(weighed(view, seat, budget))];
    },
    weigh(view, seat, budget) {
      const legal = murano.legalActions(view, seat);
      const worths = weighed(view, seat, budget);
      const best = worths.get(highest(worths))!;
      const opinions = legal.map((action, at): Opinion<Action> => {
        const worth = worths.get(at) ?? Math.min(aside(view, seat, action), best) - UNTHOUGHT;
        return { action, worth: Math.min(1, Math.max(0, worth)) };
      });
      return bestFirst(opinions);
    },
  };
}

const SURE = 0.96;

/** As good as won, or as good as lost, whatever is done. */
function isDecided(ends: readonly Reached[]): boolean {
  const hope = hopeOf(bestOf(ends));
  return hope > SURE || hope < 1 - SURE;
}

/** Do all the best ends begin with the same step? Then there is nothing to compare yet. */
function isClear(ends: readonly Reached[], most: number): boolean {
  const best = ends.toSorted((a, b) => b.worth - a.worth).slice(0, most);
  return best.every(({ root }) => root === best[0].root);
}

/** What a card of a packet is usually worth, and a number of seats at which worth is a lead. */
const USUAL_PICK = 2.5;
const PLENTY = 2;

const glance = (view: View, seat: Seat): number =>
  shareFor(worthOf(view, seat, YARDSTICK), YARDSTICK, seatsOf(view));

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
