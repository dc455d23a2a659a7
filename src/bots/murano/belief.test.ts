import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { sampleState } from './belief.ts';
import { needsOf } from './needs.ts';

const DRAWN = 300;

/** How often the rival's next creation lacks one shard, in worlds drawn this way. */
function nearlyReady(draw: typeof sampleState): number {
  const { state } = table({
    hands: ['C17 C01 C12', 'C18 C21 C10'],
    benches: ['G', 'RRR'],
    round: 3,
    lastMade: 2,
  });
  const view = murano.view(state, 0);
  const random = quickRandom(4);
  let count = 0;
  for (let at = 0; at < DRAWN; at += 1) {
    const world = draw(view, 0, random);
    expect(murano.view(world, 0)).toEqual(view);
    if (needsOf(world, 1).held[0] === 3) count += 1;
  }
  return count / DRAWN;
}

test('hands that the bench of their owner fits are imagined more often than by chance', () => {
  const byChance = nearlyReady((view, seat, random) => murano.imagine(view, seat, random));
  expect(byChance).toBeGreaterThan(0);
  expect(nearlyReady(sampleState)).toBeGreaterThan(1.5 * byChance);
});
