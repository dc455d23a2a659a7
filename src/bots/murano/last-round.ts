import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { View } from '#games/murano/rules/state';
import { after, bestReply, type End, SEAT, worthOf } from './reply.ts';
import { openByMoney, type Reached, wayTo } from './turn-graph.ts';

/**
 * The last round of a match of two, from the view of whoever begins it. What is certain in it is certain whatever cards
 * the rival holds: it sees everything, has the hand that hurts most, and plays against the seat. All own choices are made
 * before the rival acts, so that one way through the own turn has to do for all hands. Played without interactive
 * advantages [L62]: bench, money and cards of the rival are what they were when its turn begins.
 */

/** Won for certain, or at least not lost, when this round is over. */
export type RoundGoal = 'win' | 'draw';

/** What is known of a board: a reply of the rival to it, and with how much the seat is safe from all of them. */
interface Board {
  readonly reply: End | null;
  readonly safeWith: number;
}

/** One way the round may go: what the seat does, and then the rival. */
export interface RoundWay {
  readonly own: readonly Action[];
  /** Empty where the match is not over with this round, so that nothing has to be refuted. */
  readonly rival: readonly Action[];
  /** With how much the own turn ends. */
  readonly money: number;
}

export interface RoundSolver {
  /** Whether the claim can be made certain; null when the budget was spent before that was known. */
  isSure(): boolean | null;
  /** The same once this action was played. */
  isSureAfter(action: Action): boolean | null;
  /** The best own way that begins with this action, and the reply that refutes it, or else comes nearest to that. */
  wayAfter(action: Action): RoundWay;
}

const UNKNOWN: Board = { reply: null, safeWith: Number.POSITIVE_INFINITY };
const BUDGET_SPENT = new Error('the budget of positions is spent');

export function roundSolver(view: View, goal: RoundGoal, budget: number): RoundSolver {
  const boards = new Map<string, Board>();
  const ends = new Map<string, readonly End[]>();
  let nodes = 0;
  const count = (): void => {
    nodes += 1;
    if (nodes > budget) throw BUDGET_SPENT;
  };

  /** Whether a rival with so much spoils the claim of a seat with so much. */
  const spoils = (rival: number, own: number): boolean => (goal === 'win' ? rival >= own : rival > own);

  /** Every end of the own turn, begun with this action or any, after which the round is the last; the richest first. */
  function endsAfter(action: Action | null): readonly End[] {
    const word = action === null ? '' : murano.encode(action);
    const known = ends.get(word);
    if (known !== undefined) return known;
    const open = openByMoney(SEAT);
    const list: End[] = [];
    const meet = (node: Reached): void => {
      const { state } = node;
      if (state.turn === SEAT) open.add(node);
      // L31: only an empty hand ends the match with this round, whatever the rival does.
      else if (state.hands[SEAT].length === 0) list.push({ end: node, worth: worthOf(state, SEAT) });
    };
    const start = { state: view, action: null, from: null };
    meet(action === null ? start : { state: after(view, SEAT, action), action, from: start });
    for (let node = open.take(); node !== undefined; node = open.take()) {
      count();
      for (const next of murano.legalActions(node.state, SEAT)) {
        meet({ state: after(node.state, SEAT, next), action: next, from: node });
      }
    }
    const sorted = list.toSorted((a, b) => b.worth - a.worth);
    ends.set(word, sorted);
    return sorted;
  }

  /** Whether no reply of the rival spoils an end of the own turn. */
  function isSafe({ end: { state }, worth }: End): boolean {
    const key = [state.ring, state.selector, state.markets.join(), state.warehouse].join(' ');
    const { reply, safeWith } = boards.get(key) ?? UNKNOWN;
    if (worth >= safeWith) return true;
    if (reply !== null && spoils(reply.worth, worth)) return false;
    const other = bestReply(state, { needed: (rival) => spoils(rival, worth), count });
    boards.set(key, other === null ? { reply, safeWith: worth } : { reply: other, safeWith });
    return other === null;
  }

  function within(action: Action | null): boolean | null {
    try {
      return endsAfter(action).some(isSafe);
    } catch (error) {
      if (error === BUDGET_SPENT) return null;
      throw error;
    }
  }

  return {
    isSure: () => within(null),
    isSureAfter: within,
    wayAfter(action) {
      const all = endsAfter(action);
      const own = all.find(isSafe) ?? all[0];
      if (own === undefined) return wayOut(view, action);
      const { state } = own.end;
      const reply =
        bestReply(state, { needed: (rival) => spoils(rival, own.worth), count }) ??
        bestReply(state, { needed: () => true, isMost: true, count })!;
      return { own: wayTo(own.end), rival: wayTo(reply.end), money: state.money[SEAT] };
    },
  };
}

/** Some way to the end of a turn after which the match goes on. */
function wayOut(start: View, first: Action): RoundWay {
  const own = [first];
  let state = after(start, SEAT, first);
  while (state.turn === SEAT) {
    const legal = murano.legalActions(state, SEAT);
    const action = legal.find(({ kind }) => kind === 'end') ?? legal[0];
    own.push(action);
    state = after(state, SEAT, action);
  }
  return { own, rival: [], money: state.money[SEAT] };
}
