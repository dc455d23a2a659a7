import { NO_SHARDS } from '#games/murano/rules/shards';
import { needsOf } from '../needs.ts';
import { newNextTurn } from '../value-network/next-turn.ts';
import { type Put, putAdvantages, putNext, putOwn } from '../value-network/own-parts.ts';
import { hopesOf, putClock, putRivals, putTable } from '../value-network/table-parts.ts';
import type { FeatureWriter } from '../value-network/value-network.ts';
import { putCards, putFaces, putLaterPlaces, putSteps } from './cards.ts';
import { newColourScratch, putColourParts } from './colours.ts';
import { putMoment, putOthers } from './moment.ts';

/** Writes the numbers of `table.ts` for a view after any step, by what the seat may know; gives how many there are. */
export function afterstateWriter(): FeatureWriter {
  const [next, colours] = [newNextTurn(), newColourScratch()];
  return function writeAfterstate(view, seat, out) {
    let at = 0;
    const put: Put = (value) => {
      out[at] = value;
      at += 1;
    };
    const needs = needsOf(view, seat);
    const first = needs.missing[0] ?? NO_SHARDS;
    const hopes = hopesOf(view);
    putOwn(view, seat, needs, put);
    putNext(view, seat, needs, next, put);
    putAdvantages(colours.usable, view, seat, put);
    putClock(view, seat, put);
    putTable(view, put);
    putRivals(view, seat, hopes, put);
    putColourParts(colours, view, seat, needs, hopes, put);
    putSteps(view, seat, put);
    putCards(colours.usable, view, seat, first, put);
    putLaterPlaces(view, seat, put);
    putFaces(view, first, next.offers, put);
    putMoment(view, seat, next, put);
    putOthers(view, seat, put);
    return at;
  };
}
