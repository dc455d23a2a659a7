import type { Seat } from '#core/game';
import { MARKET_SIZE, MARKETS, nextPlace, shownAt } from '#games/murano/rules/board';
import { challengeWord } from '#games/murano/rules/cards';
import { countOf, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { tanh } from '../../exp.ts';
import { YARDSTICK } from '../heuristic-weights.ts';
import { prospects } from '../heuristic.ts';
import { turnsLeft } from '../turns-left.ts';
import { type Put, worthOfCompleted } from './own-parts.ts';
import { leads } from './standing.ts';

const RIVALS = 3;

/** What each seat may hope for, in Liras, by the heuristic. */
export const hopesOf = (view: View): readonly number[] =>
  view.hands.map((_, seat) => prospects(view, seat, YARDSTICK));

export function putClock(view: View, seat: Seat, put: Put): void {
  const seats = seatsOf(view);
  const order = (seat - view.first + seats) % seats;
  const left = turnsLeft(view, seat, YARDSTICK);
  put(left / 6);
  put(left <= 0 ? 1 : 0);
  put(left > 0 && left < 1.5 ? 1 : 0);
  put(view.round / 8);
  put(seats === 1 ? 0 : order / (seats - 1));
  put(view.hands.some((hand) => hand.length === 0) ? 1 : 0);
  put(view.hands.some((hand, other) => other !== seat && hand.length === 1) ? 1 : 0);
  put((view.round - view.lastMade) / 6);
  put(seats === 3 ? 1 : 0);
  put(seats === 4 ? 1 : 0);
  put(view.liras.reduce((sum, liras) => sum + liras, 0) / 4);
  put(view.owl === seat ? 1 : 0);
  put(leads(view, seat));
  put(view.pile.length / 6);
}

export function putTable(view: View, put: Put): void {
  let [full, most, clear] = [0, 0, 0];
  for (const market of MARKETS) {
    const size = sizeOf(view.markets[market]);
    if (size >= MARKET_SIZE) full += 1;
    most = Math.max(most, size);
    clear += countOf(view.markets[market], TRANSPARENT);
  }
  put(full / 2);
  put(most / 3);
  put(clear);
  put(countOf(view.warehouse, TRANSPARENT) / 6);
  let scarce = 10;
  for (const colour of [0, 1, 2, 3] as const) scarce = Math.min(scarce, countOf(view.warehouse, colour));
  put(Math.max(0, 3 - scarce) / 3);
  put(shownAt(view, nextPlace(view.selector)) === TRANSPARENT ? 1 : 0);
  put(view.options.ring === 'B' ? 1 : 0);
  put(view.options.circle === 'II' ? 1 : 0);
  let colours = 0;
  for (const challenge of view.revealed) {
    if (challenge >= 0 && /red|green|blue|yellow/u.test(challengeWord(challenge))) colours += 1;
  }
  put(colours / 4);
}

/** The rivals, whoever seems best first; absent ones are nothing. */
export function putRivals(view: View, seat: Seat, hopes: readonly number[], put: Put): void {
  const seats = seatsOf(view);
  const own = hopes[seat];
  const rivals = Array.from({ length: seats - 1 }, (_, at) => (seat + 1 + at) % seats).sort(
    (a, b) => hopes[b] - hopes[a],
  );
  put(own / 40);
  put(rivals.length === 0 ? 0 : tanh((own - hopes[rivals[0]]) / 6));
  put(rivals.length === 0 ? 0 : (own - hopes[rivals[0]]) / 20);
  for (let at = 0; at < RIVALS; at += 1) {
    if (at >= rivals.length) {
      for (let empty = 0; empty < 8; empty += 1) put(0);
      continue;
    }
    const other = rivals[at];
    const bench = view.benches[other];
    put((own - hopes[other]) / 20);
    put((view.money[seat] - view.money[other]) / 20);
    put(view.hands[other].length / 6);
    put(view.hands[other].length <= 1 ? 1 : 0);
    put(sizeOf(bench) / 8);
    put(countOf(bench, TRANSPARENT) / 3);
    put(worthOfCompleted(view, other) / 4);
    put(other === (seat + 1) % seats ? 1 : 0);
  }
}
