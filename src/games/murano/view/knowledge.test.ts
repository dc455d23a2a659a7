import { describe, expect, test } from 'vitest';
import type { Hidden, Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import { type Card, CARDS } from '../rules/cards.ts';
import { murano } from '../index.ts';
import { knownHand } from './knowledge.ts';
import type { Memory } from './memory.ts';
import type { State } from '../rules/state.ts';
import { table } from '../testing/table.ts';

const X = -1;

/** Seat 0 is dealt the cards 0, 1 …, seat 1 the next ones, and so on; all take the first card of each packet. */
function drafted(seats: number, rounds: number): State {
  const size = seats === 2 ? 7 : 6;
  const options = murano.options.settle({ ...defaultOptions(murano.options), draft: true });
  const state = murano.setup(options, seats, {
    first: 0,
    ring: 0,
    selector: 0,
    markets: [0, 1, 2, 3],
    advantages: [7, 4, 2, 3],
    hands: Array.from({ length: seats }, (_, seat) => CARDS.slice(seat * size, (seat + 1) * size)),
    challenges: [],
    rest: CARDS.slice(seats * size),
  });
  for (let round = 0; round < rounds; round += 1) {
    for (let seat = 0; seat < seats; seat += 1) murano.play(state, seat, { kind: 'pick', place: 1 });
  }
  return state;
}

function known(state: State, viewer: Seat | null, rival: Seat): readonly (readonly (Card | Hidden)[])[] {
  const { places, loose } = knownHand(murano.view(state, viewer), viewer, rival);
  return [places, loose];
}
const remembering = (state: State, memory: Partial<Memory>): State => ({
  ...state,
  memory: { ...state.memory, ...memory },
});

describe('while cards are picked', () => {
  test('[M102] of two players each packet that comes back tells one pick', () => {
    expect(known(drafted(2, 0), 0, 1)).toEqual([[], []]);
    expect(known(drafted(2, 1), 0, 1)).toEqual([[X], []]);
    expect(known(drafted(2, 2), 0, 1)).toEqual([[X, 1], []]);
    expect(known(drafted(2, 3), 0, 1)).toEqual([[X, 1, 9], []]);
    expect(known(drafted(2, 3), 1, 0)).toEqual([[X, 8, 2], []]);
    expect(known(drafted(2, 3), null, 1)).toEqual([[X, X, X], []]);
    expect(known(drafted(2, 3), 0, 0)).toEqual([[0, 8, 2], []]);
  });

  test('[M102] of three none, but those that everybody has seen', () => {
    expect(known(drafted(3, 3), 0, 1)).toEqual([[X, X, X], []]);
    expect(known(drafted(3, 4), 1, 2)).toEqual([[X, X, X, X], []]);
  });
});

describe('after the draft', () => {
  const unseen = [X, X, X, X, X];

  test('[M102] a card that one has shown tells who picked the others', () => {
    const done = drafted(3, 5);
    expect(done.hands).toEqual([
      [0, 13, 8, 3, 16],
      [6, 1, 14, 9, 4],
      [12, 7, 2, 15, 10],
    ]);
    // Of packet 0, seat 1 took card 1 and seat 2 card 2; seat 0 saw that both were gone.
    const shown = remembering(done, { traced: [unseen, [X, 1, X, X, X], unseen] });
    expect(known(done, 0, 2)).toEqual([unseen, []]);
    expect(known(shown, 0, 2)).toEqual([[X, X, 2, X, X], []]);
    expect(known(shown, 0, 1)).toEqual([unseen, []]);
    expect(known(shown, 1, 2)).toEqual([unseen, []]);
    expect(known(shown, null, 2)).toEqual([unseen, []]);
  });

  test('[M90] its place moves with it, and is lost with Magician', () => {
    const done = drafted(2, 6);
    const [own] = done.memory.picks;
    expect(known(done, 0, 1)).toEqual([[X, 1, 9, 3, 11, X], []]);
    const hand = done.hands[1];
    const moved = remembering(
      { ...done, hands: [done.hands[0], [hand[1], hand[0], ...hand.slice(2)]] },
      { picks: [own, [1, 0, 2, 3, 4, 5]] },
    );
    expect(known(moved, 0, 1)).toEqual([[1, X, 9, 3, 11, X], []]);
    const lost = remembering(done, { picks: [own, [X, X, X, X, X, X]] });
    expect(known(lost, 0, 1)).toEqual([
      [X, X, X, X, X, X],
      [1, 3, 9, 11],
    ]);
  });

  test('[M102] a card that has left the hand is not loose in it', () => {
    const done = drafted(2, 6);
    const [own, rival] = done.hands;
    for (const place of ['completed', 'aside'] as const) {
      const left = remembering(
        { ...done, hands: [own, rival.filter((card) => card !== 3)], [place]: [[], [3]] },
        { picks: [done.memory.picks[0], [0, 1, 2, 4, 5]] },
      );
      expect(known(left, 0, 1)).toEqual([[X, 1, 9, 11, X], []]);
    }
  });
});

describe('without a draft', () => {
  test('[M05] [M90] what lies open and what everybody remembers, in order', () => {
    const { state } = table({
      options: { openFirst: true },
      hands: ['', 'C07 C08 C09 C10 C11 C12'],
    });
    expect(known(state, 0, 1)).toEqual([[6, X, X, X, X, X], []]);
    const loose = remembering(state, { loose: [[], [10, 8]] });
    expect(known(loose, 0, 1)).toEqual([
      [6, X, X, X, X, X],
      [8, 10],
    ]);
    expect(known(loose, 1, 1)).toEqual([[6, 7, 8, 9, 10, 11], []]);
    expect(known(table().state, 0, 1)).toEqual([[X, X, X, X, X, X], []]);
  });
});
