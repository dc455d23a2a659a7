import { test } from 'vitest';
import { expectPacksChecked } from '#core/testing/packs';
import { murano } from '../index.ts';
import { randomPack } from '../testing/packs.ts';

test('[M103] ten thousand packs that a hand has changed are refused with a sentence, or can be played', () => {
  expectPacksChecked(murano, 10_000, randomPack);
});
