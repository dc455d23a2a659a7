import type { Json } from '#core/json';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';

/**
 * Proves statements about the last round of a match of two without the solver: it shares nothing with it but the rules of
 * play. Hands are listed from the words of a position, one after the other, money and creations are counted there, and
 * positions are compared as JSON. Left out is only what is the same as another way in all but having less money.
 */

interface Told {
  readonly hands: readonly (readonly (string | null)[])[];
  readonly completed: readonly (readonly string[])[];
  readonly aside: readonly (readonly string[])[];
}
const told = (state: State): Told => murano.json.position(state) as unknown as Told;

const [OWN, RIVAL] = [0, 1];
const ALL = Array.from({ length: 24 }, (_, at) => `C${String(at + 1).padStart(2, '0')}`);

/** Each hand that the rival may hold, in each order: any cards that lie nowhere else. */
function handsIn(state: State): string[][] {
  const { hands, completed, aside } = told(state);
  const seen = [hands[OWN], ...completed, ...aside].flat();
  const free = ALL.filter((word) => !seen.includes(word));
  let all: string[][] = [[]];
  for (const _ of hands[RIVAL]) {
    all = all.flatMap((hand) => free.filter((word) => !hand.includes(word)).map((word) => [...hand, word]));
  }
  return all;
}

/** The state with this hand, read anew from its words. */
function withHand(state: State, hand: readonly string[]): State {
  const { box: _, ...words } = murano.json.position(state) as Record<string, Json>;
  return murano.json.readPosition({ ...words, hands: [told(state).hands[OWN], hand] });
}

function after(state: State, seat: number): State[] {
  return murano.legalActions(state, seat).map((action) => {
    const copy = murano.copy(state);
    murano.play(copy, seat, action);
    return copy;
  });
}

/** Whatever a turn of the seat can change, its money excepted: the other one's things stay where they are. */
const allButMoney = (state: State, seat: number): readonly unknown[] => [
  state.turn,
  state.phase,
  [state.turned, state.taken, state.dealt, state.made, state.lastDeal],
  [state.terms, state.owed, state.choices],
  [state.ring, state.selector, state.markets, state.warehouse],
  [state.benches[seat], state.hands[seat], state.completed[seat], state.aside[seat]],
];

/** Every state in which a seat may leave its turn, of those that differ in its money only the richest; rich ones early. */
function* ends(start: State, seat: number): Generator<State> {
  const richest = new Map<string, number>();
  const open: State[][] = [];
  const add = (state: State): void => {
    const money = state.money[seat];
    const key = JSON.stringify(allButMoney(state, seat));
    if ((richest.get(key) ?? -1) >= money) return;
    richest.set(key, money);
    (open[money] ??= []).push(state);
  };
  add(start);
  while (open.length > 0) {
    const state = open.at(-1)?.pop();
    if (state === undefined) open.pop();
    else if (murano.toAct(state)[0] === seat) after(state, seat).forEach(add);
    else yield state;
  }
}

/** Above 0: the seat is ahead, by money or with equal money by fewer creations; 0: both are first. [L32, M64] */
function lead(own: State, over: State): number {
  const creations = (state: State, seat: number): number =>
    state.completed[seat].length + state.aside[seat].length;
  return own.money[OWN] - over.money[RIVAL] || creations(over, RIVAL) - creations(own, OWN);
}

/** The words of the actions after which the seat is for certain ahead by this when the round is over. */
export function sureRounds(state: State, ahead: number): string[] {
  const hands = handsIn(state);
  /** How the rival's turn can end where all of it is known: the seat's own purse makes no difference to it. */
  const replies = new Map<string, readonly State[]>();
  const isBeaten = (own: State, hand: readonly string[]): boolean => {
    const { ring, selector, markets, warehouse } = murano.json.position(own) as Record<string, Json>;
    const key = JSON.stringify([ring, selector, markets, warehouse, hand]);
    const known = replies.get(key);
    const all: State[] = [];
    for (const over of known ?? ends(withHand(own, hand), RIVAL)) {
      if (lead(own, over) < ahead) return true;
      all.push(over);
    }
    replies.set(key, all);
    return false;
  };
  let worst = 0;
  const isSure = (own: State): boolean => {
    // The match has to be over with this round, whatever the rival does. [L31]
    if (told(own).hands[OWN].length > 0) return false;
    for (let tried = 0; tried < hands.length; tried += 1) {
      const at = (worst + tried) % hands.length;
      if (!isBeaten(own, hands[at])) continue;
      // What beats one end mostly beats the next one, too.
      worst = at;
      return false;
    }
    return true;
  };
  const verdicts = new Map<string, boolean>();
  const isSureEnd = (own: State): boolean => {
    const key = JSON.stringify(murano.json.position(own));
    const verdict = verdicts.get(key) ?? isSure(own);
    verdicts.set(key, verdict);
    return verdict;
  };
  return murano
    .legalActions(state, OWN)
    .filter((action) => {
      const next = murano.copy(state);
      murano.play(next, OWN, action);
      return [...ends(next, OWN)].some(isSureEnd);
    })
    .map(murano.encode);
}
