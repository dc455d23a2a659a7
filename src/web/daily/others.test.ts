import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ProofRequest } from '#bots/proofs/proofs';
import { usePage } from '../testing/page.ts';
import type { Daily } from './today.ts';

vi.mock('../puzzles/proof-client.ts', async () => {
  const { answerProof } = await import('#bots/proofs/answer-proof');
  return {
    // The proof itself, without a worker around it.
    askProof: async (game: string, puzzle: string, notation: string | null) =>
      (await answerProof({ id: 1, game, puzzle, notation } satisfies ProofRequest)).line,
  };
});

const page = usePage();
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});

const DONE: Daily = {
  kind: 'puzzle',
  game: 'muster',
  number: 1,
  state: 'done',
  result: { tries: 1, isFound: true },
};

test('one sees how others did with what one has done, and adds one’s own by a press, without a name', async () => {
  const sent: unknown[] = [];
  const before = fetch;
  const results = [{ kind: 'puzzle', game: 'muster', result: 0, count: 4 }];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (body !== undefined) sent.push([path, JSON.parse(body)]);
    if (method === 'GET') {
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ results }) });
    }
    const player = { key: 'k', player: { id: 'p', name: 'Guest' } };
    const status = path === '/api/daily' ? 204 : 200;
    return Promise.resolve({ ok: true, status, json: () => Promise.resolve(player) });
  });
  const { Others } = await import('./others.tsx');
  page.show(
    h(Others, { day: '2026-11-17', dailies: [{ ...DONE, result: null, state: 'open' }], parOf: () => 0 }),
  );
  expect(page.all('.daily-others')).toEqual([]);
  page.show(h(Others, { day: '2026-11-17', dailies: [DONE], parOf: () => 0 }));
  await page.until(() => page.all('.daily-others li').length > 0);
  expect(page.all('.daily-others b').map((each) => each.textContent)).toEqual(['4', '0', '0', '0']);
  expect(page.text('.daily-others li.own')).toContain('1 wrong try');
  expect(sent).toEqual([]);
  page.press('.daily-others button');
  await page.until(() => page.all('.daily-others button').length === 0);
  vi.stubGlobal('fetch', before);
  expect(sent.at(-1)).toEqual(['/api/daily', { day: 321, kind: 'puzzle', game: 'muster', result: 1 }]);
});

test.each(['muster', 'murano'])(
  'yesterday’s puzzle of %s is told with its solution, played out, and with what was proven',
  async (game) => {
    const { Yesterday } = await import('./daily-screen.tsx');
    page.show(h('div', {}));
    page.show(h(Yesterday, { day: '2026-11-16' }));
    const at = page.all('.way h2').findIndex((each) => each.textContent?.toLowerCase().includes(game));
    expect(page.all('.daily-solution')).toEqual([]);
    page.all('.way button')[at].click();
    await page.until(() => page.all('.daily-solution').length === 1);
    expect(page.all('.daily-solution li').length).toBeGreaterThan(0);
    expect(page.text('.daily-solution .note')).toMatch(/exactly one/iu);
  },
);
