import { expect, test } from 'vitest';
import { PRESENT } from '#games/murano/pack/facts';
import { parseShards, type Shard } from '#games/murano/rules/shards';
import { exchangesChanged } from './exchanges.ts';

const ring = PRESENT.rings.A;

test('two neighbours the other way round change the two exchanges that face only one of them', () => {
  // T B G T Y R T B Y T G R: places 5 and 6.
  const yours = ring.with(4, ring[5]).with(5, ring[4]);
  expect(exchangesChanged(yours, ring)).toEqual([
    { yours: parseShards('GR'), here: parseShards('GY') },
    { yours: parseShards('BY'), here: parseShards('BR') },
  ]);
});

test('the ring as here changes none, and a transparent shard is brought by none', () => {
  expect(exchangesChanged(ring, ring)).toEqual([]);
  const clear = ring.map((): Shard => 4);
  expect(exchangesChanged(clear, ring).every(({ yours }) => yours === 0)).toBe(true);
});
