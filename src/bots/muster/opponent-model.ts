import type { Seat } from '#core/game';
import type { Random } from '#core/random';
import type { Action } from '#games/muster/action';
import {
  CASTLE,
  CASTLES,
  type Castle,
  isBanner,
  RAINBOW,
  strengthOf,
  suitOf,
  HIGHEST,
} from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { cardsLeft, columnAt, HAND_SIZE, rivalOf, type State } from '#games/muster/state';
import { greedyValue, GREEDY_WEIGHTS } from './greedy.ts';
import {
  BANNERS,
  HAND,
  LEFT,
  newSketch,
  RANK,
  redraw,
  type Sketch,
  sketch,
  STRENGTH,
  TOP,
  WIZARDS,
} from './sketch.ts';

/** Values this close are alike: sums in another order differ by less. */
const ALIKE = 1e-9;

/**
 * What an ordinary player would do with the hand it has in a state, by what it may know: the weights of level 2, asked
 * of a sketch because a search asks it thousands of times. Equals are settled by chance.
 */
export function opponentModel(): (
  state: State,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
) => number {
  const table = newSketch();
  return function choose(state, seat, legal, random) {
    if (legal.length === 1) return 0;
    // The match may end with this action: then how it ends is all that counts.
    const ending = cardsLeft(state) <= 1 || state.quiet >= state.options.stall;
    const view = ending ? muster.view(state, seat) : null;
    if (view === null) sketch(table, state, seat);
    let [best, equals, most] = [0, 0, -Infinity];
    for (let at = 0; at < legal.length; at += 1) {
      let value: number;
      if (view === null) {
        redraw(table, legal[at]);
        value = advantage(table);
      } else value = greedyValue(muster.preview(view, seat, legal[at]), seat);
      if (value < most - ALIKE) continue;
      equals = value > most + ALIKE ? 1 : equals + 1;
      most = Math.max(most, value);
      if (equals === 1 || random.below(equals) === 0) best = at;
    }
    return best;
  };
}

/** As in `greedy.ts`, term by term. */
function advantage(table: Sketch): number {
  const { now, seat } = table;
  const left = now[LEFT];
  const doubt = GREEDY_WEIGHTS.openMargin * Math.min(1, GREEDY_WEIGHTS.marginPerCard * left) + 0.2;
  let [lead, worth] = [0, handValue(now)];
  for (const castle of CASTLES) {
    const own = columnAt(seat, castle);
    const other = columnAt(rivalOf(seat), castle);
    const margin =
      now[STRENGTH + own] - now[STRENGTH + other] || Math.sign(now[BANNERS + own] - now[BANNERS + other]) / 2;
    lead += margin / (Math.abs(margin) + doubt);
    if (now[WIZARDS + own] > 0) worth -= risk(table, castle, now[RANK + own]);
    else worth += GREEDY_WEIGHTS.reach * reach(table, castle, now[RANK + own]);
    if (now[WIZARDS + other] === 0) worth -= gift(table, now[TOP + castle], now[RANK + other]);
    else {
      if (now[TOP + castle] === RAINBOW) worth -= GREEDY_WEIGHTS.rainbow;
      if (canTake(table, castle, now[RANK + other])) worth += GREEDY_WEIGHTS.wizard / 2;
    }
  }
  return lead + worth - GREEDY_WEIGHTS.clock * left * Math.tanh(lead);
}

function handValue(now: Int16Array): number {
  let known = 0;
  for (let face = 0; face <= CASTLE; face += 1) known += now[HAND + face];
  return (
    (HAND_SIZE - known) * GREEDY_WEIGHTS.unknown +
    now[HAND + RAINBOW] * GREEDY_WEIGHTS.rainbow +
    now[HAND + CASTLE] * GREEDY_WEIGHTS.castle
  );
}

function gift({ state }: Sketch, top: number, rank: number): number {
  if (top === RAINBOW) return GREEDY_WEIGHTS.rainbow;
  if (!isBanner(top)) return 0;
  const { steps, unity } = state.options;
  const strength = strengthOf(top);
  if (strength < rank || (steps && rank > 0 && strength > rank + 1)) return 0;
  return steps && unity && rank === 0 && strength > 1 ? 0 : GREEDY_WEIGHTS.gift * strength;
}

/** How many cards of the hand have this strength and may go to this castle. */
function held({ now }: Sketch, castle: Castle, strength: number): number {
  if (now[TOP + castle] !== CASTLE) return now[HAND + HIGHEST * castle + strength - 1];
  let count = 0;
  for (const suit of CASTLES) count += now[HAND + HIGHEST * suit + strength - 1];
  return count;
}

function reach(table: Sketch, castle: Castle, rank: number): number {
  const { steps, unity } = table.state.options;
  if (!steps) return runFrom(table, castle, Math.max(rank, 1), false);
  if (rank > 0) return runFrom(table, castle, held(table, castle, rank) > 0 ? rank : rank + 1, true);
  if (unity) return runFrom(table, castle, 1, true);
  let best = 0;
  for (let start = 1; start <= HIGHEST; start += 1) {
    if (held(table, castle, start) > 0) best = Math.max(best, runFrom(table, castle, start, true));
  }
  return best;
}

function runFrom(table: Sketch, castle: Castle, start: number, steps: boolean): number {
  let total = 0;
  for (let strength = start; strength <= HIGHEST; strength += 1) {
    const count = held(table, castle, strength);
    if (count === 0 && steps) break;
    total += count * strength;
  }
  return total;
}

/** May a banner of this strength take the lowest wizard upon this rank? */
function takes({ state }: Sketch, rank: number, strength: number): boolean {
  const { steps, unity } = state.options;
  if (rank === 0) return !unity || strength === 1;
  return strength >= rank && (!steps || strength <= rank + 1);
}

/** The risk that the rival takes a wizard of this seat. */
function risk(table: Sketch, castle: Castle, rank: number): number {
  const { now, state, seat, unseen, unseenTotal } = table;
  const rival = rivalOf(seat);
  const wild = now[TOP + castle] === CASTLE;
  for (const card of state.shown[rival]) {
    if (!isBanner(card) || (!wild && suitOf(card) !== castle)) continue;
    if (takes(table, rank, strengthOf(card))) return GREEDY_WEIGHTS.wizard;
  }
  let takers = 0;
  for (let strength = 1; strength <= HIGHEST; strength += 1) {
    if (!takes(table, rank, strength)) continue;
    if (!wild) takers += unseen[HIGHEST * castle + strength - 1];
    else for (const suit of CASTLES) takers += unseen[HIGHEST * suit + strength - 1];
  }
  return GREEDY_WEIGHTS.wizard * Math.min(1, (takers * state.hands[rival].length) / Math.max(1, unseenTotal));
}

function canTake(table: Sketch, castle: Castle, rank: number): boolean {
  for (let strength = 1; strength <= HIGHEST; strength += 1) {
    if (held(table, castle, strength) > 0 && takes(table, rank, strength)) return true;
  }
  return false;
}
