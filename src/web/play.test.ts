import { beforeAll, expect, test, vi } from 'vitest';
import type { Player } from '#table/table';
import { usePage } from './testing/page.ts';

usePage();
beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(): void {}
      addEventListener(): void {}
    },
  );
  const { loadWords } = await import('./words/index.ts');
  await loadWords('en');
});

test('of several who choose at once, a list tells the turn of a person', async () => {
  const { begin } = await import('./play.ts');
  const { all, find } = await import('./device/matches.ts');
  const players: Player[] = [{ kind: 'bot', level: '1' }, { kind: 'person' }];
  await begin('murano', players, { draft: true });
  const [kept] = await all();
  expect(kept).toMatchObject({ game: 'murano', players, over: false, told: { turn: 1 } });
  expect(location.pathname).toBe(`/match/${kept?.id}`);
  expect((await find(kept?.id ?? ''))?.text).toContain('game murano');
});

test('a company is as large as the game has seats for', async () => {
  const { begin } = await import('./play.ts');
  const { all } = await import('./device/matches.ts');
  await begin('muster', [{ kind: 'person' }]);
  const found = (await all()).find(({ game }) => game === 'muster');
  expect(found?.players).toEqual([{ kind: 'person' }, { kind: 'person' }]);
});
