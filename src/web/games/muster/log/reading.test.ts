import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { usePage } from '../../../testing/page.ts';

const page = usePage();
beforeAll(async () => {
  await page.room('muster');
  // What a first move does not need comes with its texts.
  await import('../seldom.ts');
});

const { state } = table({ own: { leaf: 'leaf2' }, rival: { cloud: 'cloud3' }, hand: 'leaf3' });

test.each([
  [
    { own: null, rival: 'Corin' },
    [
      'Leaf castle. You hold by 2. Your side',
      'Cloud castle. Corin holds by 3. Your side',
      'Side of Corin, strength 3',
      'Your hand: Leaf 3',
      'Corin holds ',
    ],
  ],
  // A match that is looked back at from the seat of the rival.
  [
    { own: 'Corin', rival: null },
    [
      'Leaf castle. Corin holds by 2. Side of Corin',
      'Cloud castle. You hold by 3.',
      'Your side, strength 3',
      'Hand of Corin: Leaf 3',
      'You hold ',
    ],
  ],
])('a position is read to %o', async (names, sentences) => {
  const { Reading } = await import('./reading.tsx');
  page.show(h(Reading, { view: muster.view(state, 0), seat: 0, names }));
  for (const sentence of sentences) expect(page.text('.reading')).toContain(sentence);
  expect(page.text('.reading')).not.toMatch(/You holds|of You/u);
});
