import { beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { testDatabase } from '../testing/database.ts';
import { usePage } from '../testing/page.ts';
import type { SavedMatch } from './matches.ts';

usePage();
const kept = testDatabase();
/** The page begins anew, on the same device. */
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', kept.indexedDB);
});

const match = (id: string, changed: number): SavedMatch =>
  standIn<SavedMatch>({ id, changed, text: `text of ${id}`, game: 'muster', players: [], over: false });

test('matches are kept from one visit to the next, the newest first, until they are forgotten', async () => {
  const before = await import('./matches.ts');
  await before.keep(match('old', 1));
  await before.keep(match('new', 3));
  await before.keep(match('middle', 2));
  await before.keep(match('old', 5));
  vi.resetModules();
  const { all, find, forget } = await import('./matches.ts');
  expect((await all()).map(({ id, changed }) => [id, changed])).toEqual([
    ['old', 5],
    ['new', 3],
    ['middle', 2],
  ]);
  expect(await find('new')).toMatchObject({ text: 'text of new' });
  expect(await find('nobody’s')).toBeUndefined();
  await forget('new');
  expect(await find('new')).toBeUndefined();
  expect((await all()).map(({ id }) => id)).toEqual(['old', 'middle']);
});

test('what is to be kept soon is kept before anything is looked for; what was forgotten does not come back', async () => {
  const { all, find, forget, keepSoon } = await import('./matches.ts');
  let made = 0;
  const make = (changed: number) => (): SavedMatch => {
    made += 1;
    return match('soon', changed);
  };
  keepSoon('soon', make(1));
  keepSoon('soon', make(2));
  expect(await find('soon')).toMatchObject({ changed: 2 });
  // Of several changes in one task only the last is written.
  expect(made).toBe(1);
  keepSoon('soon', make(3));
  await forget('soon');
  expect((await all()).map(({ id }) => id)).not.toContain('soon');
});

test('of the reviews two hundred are kept, the oldest go first', async () => {
  const { findReview, keepReview } = await import('../look-back/kept-reviews.ts');
  for (let at = 1; at <= 202; at += 1) {
    await keepReview({ key: `review ${at}`, changed: at, review: at, shown: [] });
  }
  vi.resetModules();
  const { findReview: found } = await import('../look-back/kept-reviews.ts');
  expect(await findReview('review 1')).toMatchObject({ review: 1 });
  expect(await found('review 1')).toBeUndefined();
  expect(await found('review 2')).toBeUndefined();
  expect(await found('review 3')).toMatchObject({ review: 3 });
  expect(await found('review 202')).toMatchObject({ review: 202, shown: [] });
});
