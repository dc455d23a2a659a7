import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import type { View } from '#games/murano/rules/state';
import type { Budget } from '../bot.ts';
import { NOTHING_PAID, candidates, type PaidSteps } from './move-ordering.ts';

/** A view that can be reached in this turn, and the first action on the way there. */
export interface TurnNode extends PaidSteps {
  readonly view: View;
  /** The place of the first action in the list of all. */
  readonly root: number;
  readonly worth: number;
  /** Is the turn over? */
  readonly done: boolean;
  /** The last step on the way, and the node before it; null at the start. */
  readonly action: Action;
  readonly from: TurnNode | null;
}

/** What a node is worth, and whether it is an end of the turn. */
type NodeValue = (view: View, done: boolean) => number;

/** The parts of a turn: before the selector, before the taking, before the negotiation, and the rest. */
const PARTS = 4;
/** Decisions with many answers are cut down to the best by the heuristic. */
const ANSWERS = 6;
/** Nodes expanded in one part, for each that is kept. */
const LOOKS = 8;

function partOf(view: View): number {
  if (!view.turned) return 0;
  if (view.taken === 0) return 1;
  return view.lastDeal === 'none' ? 2 : 3;
}

/**
 * The distinct ends of the turn that this seat is playing, part by part; a best-first beam search, of
 * which each part keeps as many nodes as the breadth says. Where time is up, the nodes reached so far stand for the ends.
 */
export function endsOf(
  view: View,
  seat: Seat,
  breadth: number,
  valueOf: NodeValue,
  budget: Budget,
): TurnNode[] {
  const ends: TurnNode[] = [];
  const parts: TurnNode[][] = Array.from({ length: PARTS }, () => []);
  const keys = new Set<string>();
  const start = partOf(view);
  let late = false;

  const isKnown = (after: View): boolean => {
    const { size } = keys;
    keys.add(keyOf(after, seat));
    return keys.size === size;
  };

  const reach = (from: TurnNode | null, action: Action, root: number): void => {
    const after = murano.preview(from === null ? view : from.view, seat, action);
    answerForOthers(after, seat);
    const done = action.kind === 'end' || !murano.toAct(after).includes(seat) || after.turn !== seat;
    if (!done && isKnown(after)) return;
    const reached: TurnNode = {
      view: after,
      root,
      worth: valueOf(after, done),
      done,
      action,
      from,
      notches: (from?.notches ?? 0) + (action.kind === 'notch' ? 1 : 0),
      reorders: (from?.reorders ?? 0) + (action.kind === 'reorder' ? 1 : 0),
    };
    if (done) ends.push(reached);
    else parts[partOf(after)].push(reached);
  };

  const legal = murano.legalActions(view, seat);
  for (const action of candidates(view, seat, legal, NOTHING_PAID)) {
    reach(null, action, legal.indexOf(action));
  }
  const steps = [...ends, ...parts.flat()];
  for (let part = start; part < PARTS && !late; part += 1) {
    // What is found within the part is looked at in its turn, the best first: so creations come before detours.
    parts[part] = best(parts[part], breadth);
    const most = breadth * (1 + LOOKS);
    for (let at = 0; at < most && parts[part].length > 0 && !late; at += 1) {
      const from = takeBest(parts[part]);
      for (const action of answersOf(from, seat, valueOf)) reach(from, action, from.root);
      late = budget.expired();
    }
  }
  if (ends.length > 0) return ends;
  // What is left over may lead only to nodes that were passed over: then the first steps stand for the ends.
  const left = parts.flat();
  return left.length > 0 ? left : steps;
}

function answersOf(from: TurnNode, seat: Seat, valueOf: NodeValue): readonly Action[] {
  const { view } = from;
  const actions = candidates(view, seat, murano.legalActions(view, seat), from);
  const owed = view.owed.at(-1);
  if (owed === undefined || owed.kind === 'spin' || actions.length <= ANSWERS) return actions;
  if (owed.kind === 'exchange' || owed.kind === 'sell' || owed.kind === 'order') return actions;
  return actions
    .map((action) => ({ action, worth: valueOf(murano.preview(view, seat, action), false) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, ANSWERS)
    .map(({ action }) => action);
}

/** What others must answer before the turn goes on: their first answer stands for all. [M98] */
export function answerForOthers(view: View, seat: Seat): void {
  while (view.owed.length > 0 && view.owed.at(-1)!.kind !== 'pick') {
    const [other] = murano.toAct(view);
    if (murano.toAct(view).includes(seat)) return;
    murano.play(view, other, murano.legalActions(view, other)[0]);
  }
}

const best = (nodes: readonly TurnNode[], count: number): TurnNode[] =>
  nodes.toSorted((a, b) => b.worth - a.worth).slice(0, count);

function takeBest(nodes: TurnNode[]): TurnNode {
  let at = 0;
  for (let other = 1; other < nodes.length; other += 1) {
    if (nodes[other].worth > nodes[at].worth) at = other;
  }
  const [taken] = nodes.splice(at, 1);
  return taken;
}

/** Everything that this seat's turn can change, in one word. */
export function keyOf(view: View, seat: Seat): string {
  const { terms, owed, markets, benches, money } = view;
  let order = 0;
  for (const card of view.hands[seat]) order = order * CARD_BASE + card + 1;
  let usable = 0;
  for (const card of view.completed[seat]) usable += 2 ** card;
  let key = `${view.phase}${view.turned ? 1 : 0}${view.taken}${view.dealt}${view.made}${view.lastDeal}`;
  key += `${view.ring},${view.selector},${view.owl},${terms.takings}${terms.deals}${terms.price}${terms.proceeds}`;
  key += `${terms.anyPart ? 1 : 0}${terms.bonus},${order},${usable}`;
  for (const { kind, count, from } of owed) key += `${kind}${count},${from}`;
  for (const shards of markets) key += `,${shards}`;
  for (const shards of benches) key += `,${shards}`;
  for (const liras of money) key += `,${liras}`;
  return key;
}

/** Creations are counted from 1 in it: 0 is none. */
const CARD_BASE = 25;
