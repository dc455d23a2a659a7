import { describe, expect, test } from 'vitest';
import { HIDDEN } from '#core/game';
import {
  arrangeCard,
  beginMemory,
  leaveHand,
  loseTrack,
  type Memory,
  moveCard,
  NO_MEMORY,
} from './memory.ts';
import type { State } from '../rules/state.ts';
import { table } from '../testing/table.ts';

const X = HIDDEN;
const UNSEEN = [X, X, X, X, X, X];
const IN_ORDER = [0, 1, 2, 3, 4, 5];

/** Two hands of which nothing else has been seen yet: the cards 0 to 5 and 6 to 11, all of them picked in this order. */
function hands(options: { readonly draft?: boolean; readonly openFirst?: boolean }, places = 6): State {
  const now = table({ hands: ['C01 C02 C03 C04 C05 C06', 'C07 C08 C09 C10 C11 C12'] }).state;
  const state: State = {
    ...now,
    options: { ...now.options, ...options },
    hands: now.hands.map((hand) => hand.slice(0, places)),
  };
  beginMemory(state);
  return state;
}

/** The memory after a change, of the seat that it concerns; the other seat's must be as before. */
function after(
  options: Parameters<typeof hands>[0],
  change: (state: State) => void,
): Record<keyof Memory, unknown> {
  const state = hands(options);
  const before = state.memory;
  change(state);
  const { picks, traced, faces, loose } = state.memory;
  for (const name of ['picks', 'traced', 'faces', 'loose'] as const) {
    expect(state.memory[name][1]).toEqual(before[name][1]);
    expect(state.memory[name]).toHaveLength(before[name].length);
  }
  return { picks: picks[0], traced: traced[0], faces: faces[0], loose: loose[0] };
}
const DRAFT = { draft: true };
const OPEN = { openFirst: true };
const BOTH = { draft: true, openFirst: true };

describe('at first', () => {
  test('[M90] nothing is remembered without a draft and without open cards', () => {
    expect(hands({}).memory).toBe(NO_MEMORY);
    expect(NO_MEMORY).toEqual({ picks: [], traced: [], faces: [], loose: [] });
  });

  test('[M102] after a draft: which pick lies where', () => {
    expect(hands(DRAFT).memory).toEqual({
      picks: [IN_ORDER, IN_ORDER],
      traced: [UNSEEN, UNSEEN],
      faces: [],
      loose: [],
    });
  });

  test('[M05] with open first cards: those', () => {
    const first = [
      [0, X, X, X, X, X],
      [6, X, X, X, X, X],
    ];
    expect(hands(OPEN).memory).toEqual({ picks: [], traced: [], faces: first, loose: [[], []] });
    expect(hands(BOTH).memory).toEqual({
      picks: [IN_ORDER, IN_ORDER],
      traced: first,
      faces: first,
      loose: [[], []],
    });
  });
});

describe('a card moved for all to see', () => {
  const move = (state: State): void => {
    moveCard(state, 0, 0, 2);
    expect(state.hands[0]).toEqual([1, 2, 0, 3, 4, 5]);
  };

  test('[M90] its pick goes with it', () => {
    expect(after(DRAFT, move)).toEqual({
      picks: [1, 2, 0, 3, 4, 5],
      traced: UNSEEN,
      faces: undefined,
      loose: undefined,
    });
  });

  test('[M90] so does its face, and the next one is seen', () => {
    expect(after(OPEN, move)).toEqual({
      picks: undefined,
      traced: undefined,
      faces: [1, X, 0, X, X, X],
      loose: [],
    });
    expect(after(BOTH, move)).toEqual({
      picks: [1, 2, 0, 3, 4, 5],
      traced: [0, 1, X, X, X, X],
      faces: [1, X, 0, X, X, X],
      loose: [],
    });
  });

  test('[M90] nothing otherwise', () => {
    const state = hands({});
    move(state);
    expect(state.memory).toBe(NO_MEMORY);
  });

  test('[M90] of another seat', () => {
    const state = hands(BOTH);
    moveCard(state, 1, 0, 1);
    expect(state.memory).toEqual({
      picks: [IN_ORDER, [1, 0, 2, 3, 4, 5]],
      traced: [
        [0, X, X, X, X, X],
        [6, 7, X, X, X, X],
      ],
      faces: [
        [0, X, X, X, X, X],
        [7, 6, X, X, X, X],
      ],
      loose: [[], []],
    });
  });
});

describe('Magician', () => {
  /** Three cards have been seen: 2, 1 and 0 lie in front. */
  const seen = (state: State): void => {
    moveCard(state, 0, 0, 2);
    moveCard(state, 0, 0, 1);
    expect(state.hands[0]).toEqual([2, 1, 0, 3, 4, 5]);
  };
  const lose = (state: State): void => {
    seen(state);
    loseTrack(state, 0);
  };

  test('[M90] nobody else can follow the cards of the hand', () => {
    expect(after(DRAFT, lose)).toEqual({ picks: UNSEEN, traced: UNSEEN, faces: undefined, loose: undefined });
    expect(after(OPEN, lose)).toEqual({
      picks: undefined,
      traced: undefined,
      faces: [2, X, X, X, X, X],
      loose: [0, 1],
    });
    expect(after(BOTH, lose)).toEqual({
      picks: UNSEEN,
      traced: [0, 1, 2, X, X, X],
      faces: [2, X, X, X, X, X],
      loose: [0, 1],
    });
    const state = hands({});
    lose(state);
    expect(state.memory).toBe(NO_MEMORY);
  });

  test('[M90] a second time the loose cards stay loose', () => {
    const twice = (state: State): void => {
      lose(state);
      moveCard(state, 0, 0, 3);
      loseTrack(state, 0);
    };
    expect(after(OPEN, twice)).toMatchObject({ faces: [1, X, X, X, X, X], loose: [0, 2] });
  });

  test('[M90] a card put in front is seen, and what was seen before is loose', () => {
    const first = (from: number, options = OPEN): unknown =>
      after(options, (state) => {
        lose(state);
        arrangeCard(state, 0, from, 0);
      });
    expect(first(3)).toMatchObject({ faces: [3, X, X, X, X, X], loose: [0, 1, 2] });
    expect(first(2)).toMatchObject({ faces: [0, X, X, X, X, X], loose: [1, 2] });
    expect(first(0)).toMatchObject({ faces: [2, X, X, X, X, X], loose: [0, 1] });
    // Its way cannot be followed, so it tells no pick.
    expect(first(3, BOTH)).toMatchObject({ picks: UNSEEN, traced: [0, 1, 2, X, X, X] });
  });

  test('[M90] a card put further back is not', () => {
    for (const options of [{}, DRAFT, OPEN, BOTH]) {
      const state = hands(options);
      lose(state);
      const { memory } = state;
      arrangeCard(state, 0, 4, 1);
      expect(state.hands[0]).toEqual([2, 4, 1, 0, 3, 5]);
      expect(state.memory).toBe(memory);
    }
  });

  test('[M90] without open cards not even the one in front', () => {
    for (const options of [{}, DRAFT]) {
      const state = hands(options);
      lose(state);
      const { memory } = state;
      arrangeCard(state, 0, 4, 0);
      expect(state.hands[0]).toEqual([4, 2, 1, 0, 3, 5]);
      expect(state.memory).toBe(memory);
    }
  });
});

describe('the first card leaves the hand', () => {
  const leave = (state: State): void => {
    expect(leaveHand(state, 0)).toBe(0);
    expect(state.hands[0]).toEqual([1, 2, 3, 4, 5]);
  };

  test('[M102] it tells which pick it was', () => {
    expect(after(DRAFT, leave)).toEqual({
      picks: [1, 2, 3, 4, 5],
      traced: [0, X, X, X, X, X],
      faces: undefined,
      loose: undefined,
    });
    const moved = (state: State): void => {
      moveCard(state, 0, 2, 0);
      expect(leaveHand(state, 0)).toBe(2);
    };
    expect(after(DRAFT, moved)).toMatchObject({ picks: [0, 1, 3, 4, 5], traced: [X, X, 2, X, X, X] });
  });

  test('[M102] but not once its way is lost', () => {
    const lost = (state: State): void => {
      loseTrack(state, 0);
      leaveHand(state, 0);
    };
    expect(after(DRAFT, lost)).toMatchObject({ picks: [X, X, X, X, X], traced: UNSEEN });
  });

  test('[M05] and the next one is seen', () => {
    expect(after(OPEN, leave)).toEqual({
      picks: undefined,
      traced: undefined,
      faces: [1, X, X, X, X],
      loose: [],
    });
    expect(after(BOTH, leave)).toEqual({
      picks: [1, 2, 3, 4, 5],
      traced: [0, 1, X, X, X, X],
      faces: [1, X, X, X, X],
      loose: [],
    });
  });

  test('[M90] nothing is remembered otherwise', () => {
    const state = hands({});
    leave(state);
    expect(state.memory).toBe(NO_MEMORY);
  });

  test('[M90] the last one leaves nothing', () => {
    const state = hands(BOTH, 1);
    expect(leaveHand(state, 1)).toBe(6);
    expect(state.hands).toEqual([[0], []]);
    expect(state.memory).toEqual({
      picks: [[0], []],
      traced: [[0], [6]],
      faces: [[0], []],
      loose: [[], []],
    });
  });
});
