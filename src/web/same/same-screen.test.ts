import { h } from 'preact';
import { expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();

const DEAL = 'same-1-0123456789ab~Ada:3:2';

test('a deal is played once on a device, and others’ results are told only afterwards', async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const [{ SameScreen }, { all, keep }] = await Promise.all([
    import('./same-screen.tsx'),
    import('../device/matches.ts'),
  ]);
  // What a device has kept may be anything.
  page.storage.set('tavola.same', 'null');
  page.show(h(SameScreen, { game: 'muster', code: DEAL }));
  await page.until(() => page.text().includes('Against Pip.'));
  expect(page.text()).not.toContain('Ada');
  page.press('.same button.primary');
  const match = await vi.waitFor(async () => {
    const found = (await all()).find(({ id }) => id === 'same-muster-1-0123456789ab');
    if (found === undefined) throw new Error('not yet begun');
    return found;
  }, 20_000);
  // Whoever opens the link has the same cards.
  expect(match.text).toContain('\nseed "tavola same 0123456789ab"\n');
  // Opened again, it goes on and does not begin anew.
  page.show(h('div', {}));
  page.show(h(SameScreen, { game: 'muster', code: `${DEAL}~Bo:1:4` }));
  await page.until(() => page.text().includes('Continue'));
  expect(page.text()).not.toContain('Begin');
  const outcome = 'outcome {"ranking":[[0],[1]],"scores":[4,1]}';
  await keep({ ...match, over: true, text: `${match.text}\n${outcome}\n` });
  page.show(h('div', {}));
  // The way back from the end of the match knows only the deal: what links told before is kept.
  page.show(h(SameScreen, { game: 'muster', code: 'same-1-0123456789ab' }));
  await page.until(() => page.text().includes('Ada: 3 to 2'));
  const rows = (): (string | null)[] => page.all('li').map((each) => each.textContent);
  expect(rows()).toEqual(['Guest: 4 to 1', 'Ada: 3 to 2', 'Bo: 1 to 4']);
  const { route } = await import('../route.ts');
  page.named('New cards for all').click();
  await page.until(() => location.search.startsWith('?with=same-1-'));
  expect(location.search).not.toContain('0123456789ab');
  expect(route.value).toMatchObject({ screen: 'new', game: 'muster' });
  await keep({ ...match, over: true, resigned: 0 });
  page.show(h('div', {}));
  page.show(h(SameScreen, { game: 'muster', code: DEAL }));
  await page.until(() => page.text().includes('Guest gave up'));
  expect(rows().at(-1)).toBe('Guest gave up');
});
