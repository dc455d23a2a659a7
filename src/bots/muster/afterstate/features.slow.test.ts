import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { BRIDGE, type Card, copiesOf, FACES, RAINBOW } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { countsIn } from '#games/muster/pack';
import type { View } from '#games/muster/state';
import { randomPackText } from '#games/muster/testing/packs';
import { featureWriter } from './features.ts';
import { AT, WORDS } from './table.ts';

/** How many bits each face has, and so how many copies can be told of. */
const COPIES = Array.from({ length: FACES }, (_, face) => copiesOf(face));
const FIRST = COPIES.map((_, face) => COPIES.slice(0, face).reduce((sum, copies) => sum + copies, 0));

/** The number of copies that the bits of a face say, which are set from the first on. */
function told(words: Int32Array, from: number, face: Card): number {
  const bits = Array.from({ length: COPIES[face] }, (_, copy) => from + FIRST[face] + copy);
  return bits.findLastIndex((bit) => ((words[bit >> 5] >>> (bit & 31)) & 1) === 1) + 1;
}

/** The cards that a seat has not seen, counted one by one. */
function unseenBy(view: View, seat: number, face: Card): number {
  const seen = [
    ...view.hands[seat],
    ...view.shown[1 - seat],
    ...view.turned,
    ...view.castlePiles.flat(),
    ...view.columns.flat().map((piece) => (piece === BRIDGE ? RAINBOW : piece)),
  ];
  return countsIn(view)[face] - seen.filter((card) => card === face).length;
}

test('[B44] with any deck, the bits of each face are about its own cards, and all are set where there are more', () => {
  const writer = featureWriter();
  const words = new Int32Array(WORDS);
  let more = 0;
  for (let number = 0; number < 60; number += 1) {
    const random = quickRandom(number);
    const options = { ...defaultOptions(muster.options), pack: randomPackText(random) };
    const state = muster.setup(options, 2, muster.deal(options, 2, random));
    for (let move = 0; move < 30 && muster.outcome(state) === null; move += 1) {
      const seat = state.turn;
      const view = muster.view(state, seat);
      writer.look(view, seat);
      writer.write(view, seat, words);
      for (let face = 0; face < FACES; face += 1) {
        const unseen = unseenBy(view, seat, face);
        if (unseen > COPIES[face]) more += 1;
        expect(told(words, AT.unseen, face), `unseen ${face}`).toBe(Math.min(COPIES[face], unseen));
        const held = view.hands[seat].filter((card) => card === face).length;
        expect(told(words, AT.ownHand, face), `held ${face}`).toBe(Math.min(COPIES[face], held));
      }
      const legal = muster.legalActions(state, seat);
      muster.play(state, seat, legal[random.below(legal.length)]);
    }
  }
  expect(more).toBeGreaterThan(1000);
});
