import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { columnShown, standingOf } from './standing.ts';

const view = muster.view(
  table({
    own: { leaf: 'leaf1 leaf1 leaf2', cloud: 'cloud1 cloud1', water: 'wizard' },
    rival: { leaf: 'leaf5', cloud: 'cloud2' },
    hand: 'leaf3 water1 feather3 cloud3 flame4',
  }).state,
  0,
);

test('a castle stands by strength, on a tie by banners, or for nobody', () => {
  expect(standingOf(view, 0, 3)).toEqual({ own: 4, rival: 5, holder: 'rival', by: 1, banners: null });
  expect(standingOf(view, 1, 3).holder).toBe('own');
  expect(standingOf(view, 0, 2)).toMatchObject({ holder: 'own', by: 0, banners: [2, 1] });
  expect(standingOf(view, 0, 4)).toMatchObject({ holder: null, by: 0, banners: null });
});

test('a preview shows what comes and what leaves', () => {
  const played = muster.preview(view, 0, muster.parse('banner-leaf3-leaf')!);
  expect(columnShown(view, played, 0, 3).map(({ as }) => as)).toEqual(['there', 'there', 'there', 'coming']);
  const moved = muster.preview(view, 0, muster.parse('move-water-flame')!);
  expect(columnShown(view, moved, 0, 0)).toMatchObject([{ as: 'leaving' }]);
  expect(columnShown(view, moved, 0, 4)).toMatchObject([{ as: 'coming' }]);
  const swapped = muster.preview(view, 0, muster.parse('swap-0-water-0-water1')!);
  expect(columnShown(view, swapped, 0, 0)).toMatchObject([{ as: 'coming', piece: 0 }]);
});
