import type { Seat } from '#core/game';
import { ADVANTAGE_IDS } from '#games/murano/rules/cards';
import type { View } from '#games/murano/rules/state';
import { needsOf } from '../needs.ts';
import { beamSearch } from './beam-search.ts';
import { newNextTurn } from './next-turn.ts';
import { type Put, putAdvantages, putNext, putOwn } from './own-parts.ts';
import { type Beam, newBeam, newPlanStages, type PlanStage, TURNS } from './plan.ts';
import { hopesOf, putClock, putRivals, putTable } from './table-parts.ts';

/** Writes the features of a view at the end of a seat's turn, by what the seat may know; gives their number. */
export function featureWriter(): (view: View, seat: Seat, out: Float64Array) => number {
  // What the features are computed in, written anew for each view.
  const [next, plan, beam] = [newNextTurn(), newPlanStages(), newBeam()];
  const usable = new Float64Array(ADVANTAGE_IDS.length);
  return function writeFeatures(view, seat, out) {
    let at = 0;
    const put: Put = (value) => {
      out[at] = value;
      at += 1;
    };
    const needs = needsOf(view, seat);
    putOwn(view, seat, needs, put);
    putNext(view, seat, needs, next, put);
    putPlan(beam, plan, view, seat, put);
    putAdvantages(usable, view, seat, put);
    putClock(view, seat, put);
    putTable(view, put);
    putRivals(view, seat, hopesOf(view), put);
    return at;
  };
}

function putPlan(beam: Beam, plan: readonly PlanStage[], view: View, seat: Seat, put: Put): void {
  beamSearch(beam, view, seat, plan);
  const cards = view.hands[seat].length;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { money, made, held, heldNext, score } = plan[turn];
    put(money / 20);
    put(made / 3);
    put(held / 4);
    put(heldNext / 4);
    put(score / 40);
    put(made >= cards ? 1 : 0);
  }
}
