import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();

beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});

test('the pace of all tables of a deal is chosen where it is gathered for', async () => {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve({ ok: false, status: 503, json: () => Promise.resolve({ reason: 'full' }) });
  });
  const ann = { key: 'k'.repeat(43), id: 'i'.repeat(22), name: 'Ann' };
  page.storage.set('tavola.player', JSON.stringify(ann));
  const { Gather } = await import('./gather.tsx');
  page.show(h(Gather, { game: 'muster' }));
  await page.until(() => page.text().includes('Mirror: two against two'));
  page.named('Clock').click();
  await page.until(() => page.text().includes('Minutes'));
  page.named('Mirror: two against two').click();
  await page.until(() => asked.some(({ path }) => path.endsWith('/api/gatherings')));
  expect(asked.find(({ path }) => path.endsWith('/api/gatherings'))!.body).toMatchObject({
    kind: 'mirror',
    agreement: { pace: { kind: 'live', minutes: 15, increment: 10 }, away: 5, timeout: 'bot' },
  });
});
