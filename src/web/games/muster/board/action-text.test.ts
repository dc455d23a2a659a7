import { beforeAll, expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { usePage } from '../../../testing/page.ts';
import type * as actionText from './action-text.ts';

const page = usePage();
let tellAction: typeof actionText.tellAction;
beforeAll(async () => {
  await page.room('muster');
  await import('../seldom.ts');
  ({ tellAction } = await import('./action-text.ts'));
});

const { state } = table({
  own: { water: 'water1 wizard', leaf: 'leaf1 bridge leaf3' },
  rival: { flame: 'wizard' },
  hand: 'water2 leaf2 flame4 cloud1 cloud2',
});
const view = muster.view(state, 0);

test('a swap is called by what is swapped: a wizard is taken back, a bridge is mended, a rival’s wizard is won', () => {
  const swaps = muster.legalActions(view, 0).filter(({ kind }) => kind === 'swap');
  const told = swaps.map(
    (action) =>
      `${muster.encode(action)}: ${tellAction(view, 0, action, { own: null, rival: 'Maren' }).text}`,
  );
  expect(told).toMatchInlineSnapshot(`
    [
      "swap-0-water-1-water2: Take your wizard back at Water",
      "swap-0-leaf-1-leaf2: Mend your bridge at Leaf with Leaf 2",
      "swap-1-flame-0-flame4: Take Maren’s wizard at Flame",
    ]
  `);
});
