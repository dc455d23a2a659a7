import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { saveMatch } from '#core/saved';
import { muster } from '#games/muster/index';
import type { SavedMatch } from '../../device/matches.ts';
import { usePage } from '../../testing/page.ts';

const page = usePage();
const match = newMatch(muster, { options: {}, start: { seed: 'given up' } });
const KEPT: SavedMatch = {
  id: 'r1',
  game: 'muster',
  players: [
    { kind: 'bot', level: '2' },
    { kind: 'person', name: 'Ada' },
  ],
  text: saveMatch(match),
  begun: 1,
  changed: 1,
  over: false,
  told: { turn: 0 },
};
beforeAll(async () => {
  await page.room('muster');
});

test('giving up is asked for twice, ends the match for good, and shows it whole', async () => {
  const [{ find, keep }, { Resign }, { route, readRoute }, { matchAt }, { playedMatch }] = await Promise.all([
    import('../../device/matches.ts'),
    import('./resign.tsx'),
    import('../../route.ts'),
    import('../../replay/loaded-match.ts'),
    import('../../results/results.ts'),
  ]);
  await keep(KEPT);
  expect(await matchAt('r1', '')).toContain('still');
  route.value = readRoute(new URL('http://tavola.test/match/r1'));
  page.show(h(Resign, { id: 'r1' }));
  page.named('Resign this match').click();
  await page.until(() => page.text().includes('Really resign?'));
  page.named('Play on').click();
  await page.until(() => !page.text().includes('Really resign?'));
  expect((await find('r1'))?.over).toBe(false);
  page.named('Resign this match').click();
  await page.until(() => page.text().includes('Really resign?'));
  page.named('Yes, I resign').click();
  await page.until(() => route.value.screen === 'replay');
  const kept = (await find('r1'))!;
  expect(kept).toMatchObject({ over: true, resigned: 1, told: { turn: -1 } });
  expect(playedMatch(kept)).toMatchObject({ result: 'lost', level: '2', score: 0 });
  expect(typeof (await matchAt('r1', ''))).toBe('object');
});

test('where the match is over, or far apart, it is not offered', async () => {
  const [{ Resign }, { route, readRoute }, { isOver }] = await Promise.all([
    import('./resign.tsx'),
    import('../../route.ts'),
    import('./is-over.ts'),
  ]);
  const isOffered = async (address: string): Promise<boolean> => {
    page.show(null);
    route.value = readRoute(new URL(`http://tavola.test${address}`));
    page.show(h(Resign, { id: 'r1' }));
    await page.rest();
    return page.all('button').length > 0;
  };
  expect(await isOffered('/match/r1')).toBe(true);
  expect(await isOffered('/table/r1')).toBe(false);
  isOver.value = true;
  expect(await isOffered('/match/r1')).toBe(false);
});
