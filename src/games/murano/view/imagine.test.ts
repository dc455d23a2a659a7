import { describe, expect, test } from 'vitest';
import type { Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { CHALLENGE_DECK } from '../rules/cards.ts';
import { murano } from '../index.ts';
import { knownHand } from './knowledge.ts';
import type { Options } from '../options.ts';
import type { State, View } from '../rules/state.ts';
import { table } from '../testing/table.ts';

/** What a viewer imagines again and again; each time it must look the same and be a state that can be. */
function imagined(state: State, viewer: Seat | null, times = 60): State[] {
  const view = murano.view(state, viewer);
  return Array.from({ length: times }, (_, seed) => {
    const other = murano.imagine(view, viewer, quickRandom(seed));
    expect(murano.view(other, viewer)).toEqual(view);
    expect(murano.json.readPosition(murano.json.position(other))).toEqual(other);
    return other;
  });
}
const inOrder = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b);

describe('hands', () => {
  test('[M06] any unseen card in any place, the rest in the box', () => {
    const { state } = table({
      hands: ['C01 C02 C03 C04 C05', 'C07 C08 C09 C10 C11'],
      completed: ['C06'],
      aside: ['', 'C12'],
    });
    const unseen = [6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
    const all = imagined(state, 0, 120);
    for (const place of [0, 1, 2, 3, 4]) {
      expect(inOrder(all.map(({ hands }) => hands[1][place]))).toEqual(unseen);
    }
    expect(inOrder(all.flatMap(({ box }) => box))).toEqual(unseen);
    expect(inOrder(imagined(state, null, 120).map(({ hands }) => hands[0][0]))).toEqual(
      inOrder([...unseen, 0, 1, 2, 3, 4]),
    );
  });

  test('[M90] a card that everybody knows is in its hand, in every place that is not seen', () => {
    const { state } = table({
      options: { openFirst: true },
      advantages: 'free merchant expert magician',
      completed: ['C13'],
      hands: ['C01 C02 C03 C04 C05', 'C07 C08 C09 C10 C11 C12'],
    }).play('reorder-3', 'activate-C13-animals', 'order-4', 'order-3', 'order-3', 'order-4');
    expect(state.memory.loose).toEqual([[0, 1], []]);
    const hands = imagined(state, 1, 100).map((other) => other.hands[0]);
    for (const card of [0, 1]) {
      expect(inOrder(hands.map((hand) => hand.indexOf(card)))).toEqual([1, 2, 3, 4]);
    }
    expect(inOrder(hands.map((hand) => hand[0]))).toEqual([3]);
    // Nobody else has them; their owner knows where they are.
    for (const other of imagined(state, 0)) expect(other.hands[0]).toEqual(state.hands[0]);
    expect(knownHand(murano.view(state, 1), 1, 0)).toEqual({ places: [3, -1, -1, -1, -1], loose: [0, 1] });
    expect(knownHand(murano.view(state, null), null, 1)).toEqual({
      places: [6, -1, -1, -1, -1, -1],
      loose: [],
    });
  });

  test('[M68] a creation that was declared can be made, whichever it is', () => {
    const { state } = table({
      at: 'sold',
      advantages: 'topPrice',
      completed: ['C01'],
      hands: ['C17'],
      benches: ['GGRT'],
    }).play('activate-C01-art');
    const firsts = (viewer: Seat | null): number[] =>
      inOrder(imagined(state, viewer, 150).map((other) => other.hands[0][0]));
    const possible = firsts(null);
    expect(possible).toContain(16);
    expect(possible.length).toBeGreaterThan(1);
    expect(firsts(1)).toEqual(possible.filter((card) => !state.hands[1].includes(card)));
    expect(firsts(0)).toEqual([16]);
    for (const other of imagined(state, null)) expect(murano.legalActions(other, 0)).not.toEqual([]);
  });

  test('[M68] a view in which no creation could be made is an error', () => {
    const { state } = table({
      at: 'sold',
      advantages: 'topPrice',
      completed: ['C01'],
      hands: ['C17'],
      benches: ['GGGR'],
    }).play('activate-C01-art');
    const view: View = { ...murano.view(state, 1), benches: [0, 0] };
    expect(() => murano.imagine(view, 1, quickRandom(1))).toThrow('a view that no state could have given');
  });
});

describe('challenges and choices', () => {
  test('[L49] whatever was not revealed lies in the pile or is not in play', () => {
    const { state } = table({ seats: 1, pile: 'red green blue' });
    const all = imagined(state, 0, 100);
    for (const { pile, revealed, unused } of all) {
      expect(revealed).toEqual(state.revealed);
      expect([...pile, ...revealed, ...unused].sort((a, b) => a - b)).toEqual(CHALLENGE_DECK);
      expect(unused).toEqual(unused.slice().sort((a, b) => a - b));
    }
    const left = CHALLENGE_DECK.slice();
    for (const challenge of state.revealed) left.splice(left.indexOf(challenge), 1);
    expect(inOrder(all.map(({ pile }) => pile[0]))).toEqual(inOrder(left));
  });

  test('[M42] a discard that was not seen may be any shard of the bench', () => {
    const now = table({
      seats: 3,
      advantages: 'clumsiness',
      completed: ['C01'],
      benches: ['BT', 'GRR', 'Y'],
    }).play('activate-C01-art');
    const { state } = now.by(1, 'discard-G').by(2, 'discard-Y');
    const all = imagined(state, 0, 40).map(({ choices }) => choices);
    expect(inOrder(all.map(([, [choice]]) => choice))).toEqual([1, 3]);
    expect(inOrder(all.map(([, , [choice]]) => choice))).toEqual([2]);
    expect(all.every(([own]) => own.length === 0)).toBe(true);
    for (const { choices } of imagined(state, 1, 10)) expect(choices).toEqual([[], [1], [2]]);
  });
});

describe('drafts', () => {
  const start = (seats: number, given: Partial<Options>): State => {
    const options = murano.options.settle({ ...defaultOptions(murano.options), draft: true, ...given });
    return murano.setup(options, seats, murano.deal(options, seats, quickRandom(seats)));
  };

  test('[M38] a pick that was not seen may be any card of the packet', () => {
    const state = start(2, {});
    murano.play(state, 1, murano.parse('pick-3')!);
    const all = imagined(state, 0, 100);
    expect(inOrder(all.map(({ choices }) => choices[1][0]))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(imagined(state, 1, 5).map(({ choices }) => choices[1])).toEqual([[3], [3], [3], [3], [3]]);
  });

  test.each([2, 3, 4])(
    '[M102] with %i seats every view of a match can be imagined, and what is known is true',
    (seats) => {
      const chosen = ['magician', 'topPrice', 'present', 'gift'] as const;
      for (const openFirst of [false, true]) {
        const random = quickRandom(seats);
        const state = start(seats, { openFirst, advantages: 'chosen', chosen });
        for (let step = 0; step < 160 && murano.toAct(state).length > 0; step += 1) {
          const [seat] = murano.toAct(state);
          const legal = murano.legalActions(state, seat);
          // Creations and advantages first: they show the most.
          const shown = legal.filter(({ kind }) => kind === 'create' || kind === 'activate');
          const from = shown.length > 0 ? shown : legal;
          murano.play(state, seat, from[random.below(from.length)]);
          if (step % 12 > 0) continue;
          for (const viewer of [null, ...state.hands.keys()]) {
            imagined(state, viewer, 1);
            const view = murano.view(state, viewer);
            for (const rival of state.hands.keys()) {
              const { places, loose } = knownHand(view, viewer, rival);
              places.forEach((card, place) => expect([-1, state.hands[rival][place]]).toContain(card));
              expect(state.hands[rival]).toEqual(expect.arrayContaining([...loose]));
              expect(loose.some((card) => places.includes(card))).toBe(false);
            }
          }
        }
      }
    },
  );
});
