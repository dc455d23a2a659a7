import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom, randomFromText } from '#core/random';
import { muster } from '#games/muster/index';
import { poolOf } from '../pool.ts';
import { iterations } from '../bot.ts';

test('former-2 is a yardstick and plays for ever as it was measured', () => {
  const { bot } = poolOf(muster).find(({ name }) => name === 'former-2')!;
  const options = defaultOptions(muster.options);
  const state = muster.setup(options, 2, muster.deal(options, 2, randomFromText('yardstick')));
  const random = quickRandom(2);
  const words: string[] = [];
  while (muster.outcome(state) === null) {
    const seat = state.turn;
    const action = bot.choose(muster.view(state, seat), seat, iterations(1), random);
    words.push(muster.encode(action));
    muster.play(state, seat, action);
  }
  expect(words.join(' ')).toMatchInlineSnapshot(
    `"banner-cloud2-cloud draw-pile banner-cloud5-cloud draw-pile banner-flame2-flame draw-pile banner-flame3-flame draw-pile banner-feather2-feather draw-pile banner-leaf2-leaf draw-pile banner-leaf3-leaf draw-pile banner-water4-water draw-pile banner-feather3-feather draw-pile bridge-leaf-leaf4 draw-pile draw-pile banner-flame2-flame draw-pile lay-castle-feather draw-pile wizard-leaf draw-pile banner-leaf1-feather draw-pile lay-leaf1-leaf draw-pile banner-cloud1-feather draw-pile banner-water3-water draw-pile banner-water5-water draw-pile banner-feather4-feather draw-pile wizard-leaf draw-pile move-leaf-cloud move-leaf-cloud move-cloud-leaf banner-flame4-flame draw-flame lay-leaf2-leaf draw-pile move-cloud-leaf move-leaf-flame place-flame move-leaf-flame move-flame-leaf move-flame-leaf move-leaf-flame move-leaf-flame move-flame-leaf place-flame move-flame-leaf move-leaf-flame move-leaf-flame lay-castle-feather draw-flame move-flame-leaf"`,
  );
});
