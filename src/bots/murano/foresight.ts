import type { Seat } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import type { Action } from '#games/murano/action';
import { murano } from '#games/murano/index';
import { seatsOf, type State, type View } from '#games/murano/state';
import { type Budget, iterations } from '../bot.ts';
import { endsOf, type Reached } from './ends.ts';
import { likelyWorld } from './likely.ts';
import { type Networks, outlook, success } from './outlook/outlook.ts';
import { YARDSTICK } from './taste.ts';
import { shareFor, worthOf } from './worth.ts';

/** How far a player looks beyond the end of its turn. */
export interface Foresight {
  /** How many ends are looked at more closely. */
  readonly ends: number;
  /** In at most so many imagined worlds. */
  readonly worlds: number;
  /** How many moments are followed in each part of the others' turns, all rivals together, and of its own next one. */
  readonly rivals: number;
  readonly own: number;
  /** Own turns played on before the networks are asked. */
  readonly turns: number;
}

/** An end of the turn, and what it is worth on closer inspection. */
export interface Considered {
  readonly end: Reached;
  worth: number;
}

/**
 * What came of an end in a world. The later decisions of a turn meet the ends and worlds of the earlier ones again: to
 * remember them changes no answer and saves their time.
 */
export type Memory = Map<string, number>;
/** More than the ends of a turn; what is older is forgotten. */
const REMEMBERED = 500;

function remember(memory: Memory, key: string, worth: number): void {
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, worth);
}

/** The first glance counts as much as so many worlds. */
export const GLANCE = 2;
/** After these parts of the worlds the better half of the ends goes on. */
const CUTS: readonly number[] = [1 / 6, 3 / 8, 2 / 3];

/**
 * Plays on from the most promising ends: the others' turns and the own next ones, in worlds that agree with all that is
 * known; the same worlds for every end, so that luck does not decide between them.
 */
export function considered(
  ends: readonly Reached[],
  seat: Seat,
  networks: Networks,
  effort: Foresight,
  budget: Budget,
  memory: Memory,
): Considered[] {
  // A small budget looks at less of everything.
  const least = Math.max(1, Math.floor(budget.iterations / 2));
  const worlds = Math.min(effort.worlds, least);
  const thinking = {
    ...effort,
    rivals: Math.min(Math.ceil(effort.rivals / Math.max(1, seatsOf(ends[0].view) - 1)), least),
    own: Math.min(effort.own, least),
  };
  const cuts = CUTS.map((part) => Math.ceil(part * worlds));
  const most = Math.min(effort.ends, 1 + least);
  const sorted = ends.toSorted((a, b) => b.worth - a.worth).slice(0, most);
  const all = sorted.map((end) => ({ end, worth: hopeOf(end), sum: GLANCE * hopeOf(end), seen: GLANCE }));
  const seeds = seedsOf(ends[0].view, seat);
  const keys = new Map(sorted.map((end) => [end, JSON.stringify([seat, thinking, end.view])]));
  let open = all;
  for (let world = 1; world <= worlds && open.length > 1; world += 1) {
    const seed = seeds.below(2 ** 32);
    const found: number[] = [];
    for (const { end } of open) {
      const key = `${seed} ${keys.get(end)!}`;
      const worth =
        memory.get(key) ?? playedOn(end.view, seat, networks, thinking, quickRandom(seed), budget);
      // A world counts only once all ends have been played in it, and in time.
      if (budget.expired()) return inTheirPlace(all, open);
      remember(memory, key, worth);
      found.push(worth);
    }
    open.forEach((each, at) => {
      each.sum += found[at];
      each.seen += 1;
      each.worth = each.sum / each.seen;
    });
    if (cuts.includes(world)) {
      open = open.toSorted((a, b) => b.worth - a.worth).slice(0, Math.ceil(open.length / 2));
    }
  }
  return inTheirPlace(all, open);
}

/**
 * The worlds of a turn are the same at each of its decisions, or a plan might be given up halfway for another's luck:
 * they follow from what this seat cannot change in its turn.
 */
function seedsOf(view: View, seat: Seat): Random {
  let seed = view.round;
  for (let other = 0; other < seatsOf(view); other += 1) {
    if (other !== seat) seed = Math.imul(seed, PRIME) + view.benches[other] + view.hands[other].length;
  }
  return quickRandom(seed >>> 0);
}
const PRIME = 16_777_619;

/** What was given up after few worlds, perhaps lucky ones, is not better than what went on. */
function inTheirPlace(all: readonly Considered[], open: readonly Considered[]): Considered[] {
  const lowest = Math.min(...open.map(({ worth }) => worth));
  return all.map((each) =>
    open.includes(each) ? each : { ...each, worth: Math.min(each.worth, lowest - GIVEN_UP) },
  );
}
const GIVEN_UP = 0.0001;

/**
 * What comes of an end of the turn in one world: after the others have moved, the best end of the last own turn ahead.
 * When time is up it is only a guess.
 */
export function playedOn(
  view: View,
  seat: Seat,
  networks: Networks,
  { rivals, own, turns }: Foresight,
  random: Random,
  budget: Budget,
): number {
  let left = turns;
  const state = likelyWorld(view, seat, random);
  for (let step = 0; step < MOST_STEPS && !budget.expired(); step += 1) {
    const over = murano.outcome(state);
    if (over !== null) return success(over, seat);
    const [acting] = murano.toAct(state);
    if (acting === seat && state.turn === seat) {
      const end = bestOf(endsFor(murano.view(state, seat), seat, own, networks, budget));
      left -= 1;
      if (left === 0) return hopeOf(end);
      follow(state, seat, end);
    } else if (state.turn !== acting) murano.play(state, acting, answer(murano.view(state, acting), acting));
    else follow(state, acting, bestOf(endsFor(murano.view(state, acting), acting, rivals, null, budget)));
  }
  return outlook(murano.view(state, seat), seat, networks);
}
/** Turns and answers of a few rounds; no more are ever needed. */
const MOST_STEPS = 200;

/** Where the networks see no difference, as in a match that is as good as won, the eye of level 2 makes one. */
const PER_LIRA = 0.0005;

/** The networks are asked about one end for each so many moments followed, but about no fewer than these. */
const FOR_EACH = 3;
const LEAST_ASKED = 8;

/**
 * The ends of a turn as level 2 sees them; with networks the best of these, as the networks see them. To look for ends
 * is cheap and to ask is not, and a good end hardly ever looks bad at a glance.
 */
export function endsFor(
  view: View,
  seat: Seat,
  breadth: number,
  networks: Networks | null,
  budget: Budget = iterations(breadth),
): Reached[] {
  const ends = endsOf(view, seat, breadth, (seen) => worthOf(seen, seat, YARDSTICK), budget);
  if (networks === null) return ends;
  const most = Math.max(LEAST_ASKED, Math.ceil(breadth / FOR_EACH));
  const asked: Reached[] = [];
  for (const end of ends.toSorted((a, b) => b.worth - a.worth).slice(0, most)) {
    if (asked.length >= LEAST_ASKED && budget.expired()) break;
    asked.push(end.done ? { ...end, worth: hopeAt(end, seat, networks) } : end);
  }
  return asked;
}

/** Networks and level 2 do not err in the same places: together they are right more often than either. */
const hopeAt = ({ view, worth }: Reached, seat: Seat, networks: Networks): number =>
  (1 - GLANCED) * outlook(view, seat, networks) +
  GLANCED * shareFor(worth, YARDSTICK, seatsOf(view)) +
  PER_LIRA * worth;
/** So much of a hope is what level 2 sees. */
const GLANCED = 0.3;

/** From 0 to 1, whether or not the turn is over. */
export const hopeOf = ({ done, worth, view }: Reached): number =>
  done ? worth : shareFor(worth, YARDSTICK, seatsOf(view));

export function bestOf(ends: readonly Reached[]): Reached {
  let [best] = ends;
  for (const end of ends) if (end.worth > best.worth) best = end;
  return best;
}

/** Plays the way to an end, as long as the steps are this seat's to play. */
export function follow(state: State, seat: Seat, end: Reached): void {
  const path: Action[] = [];
  for (let at: Reached | null = end; at !== null; at = at.from) path.push(at.action);
  for (const action of path.reverse()) {
    if (!murano.toAct(state).includes(seat) || murano.refusal(state, seat, action) !== null) return;
    murano.play(state, seat, action);
  }
}

/** What is asked of a seat in another's turn, at a glance. */
function answer(view: View, seat: Seat): Action {
  const legal = murano.legalActions(view, seat);
  let [best, most] = [legal[0], -Infinity];
  for (const action of legal) {
    const worth = worthOf(murano.preview(view, seat, action), seat, YARDSTICK);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
