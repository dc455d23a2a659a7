import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { saveMatch } from '#core/saved';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import type { Player } from '#table/table';
import { usePage } from './testing/page.ts';
import { begunBy } from './testing/tables.ts';

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

test('a match that has just begun is sat down at as it is, and not read from its text', async () => {
  const { begin, opened } = await import('./play.ts');
  const { find } = await import('./device/matches.ts');
  await begin('muster', [{ kind: 'person' }]);
  // By its address: in a list two of the same moment lie in any order.
  const text = (await find(location.pathname.replace('/match/', '')))?.text ?? '';
  const { match } = await opened(text);
  expect((await opened(text)).match).toBe(match);
  await begin('muster', [{ kind: 'person' }]);
  expect((await opened(text)).match.state).toEqual(match.state);
});

test.each([
  ['beginner', true, -1],
  [null, false, 0],
])('what is kept of a match says whether it is over, and whose turn it is: %s', async (name, over, turn) => {
  const { keptForm } = await import('./play.ts');
  const { readFileSync } = await import('node:fs');
  const [{ loadMatch }, { newMatch }, { muster }] = await Promise.all([
    import('#core/loaded'),
    import('#core/match'),
    import('#games/muster/index'),
  ]);
  const match =
    name === null
      ? newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'kept' } })
      : loadMatch(readFileSync(`src/games/muster/matches/${name}.match`, 'utf8'), () => muster);
  const room = standIn<Parameters<typeof keptForm>[0]>({ game: muster });
  const players: Player[] = [{ kind: 'person' }, { kind: 'bot', level: '2' }];
  expect(keptForm(room, 'k3', players, 5, match)).toMatchObject({
    id: 'k3',
    game: 'muster',
    players,
    begun: 5,
    over,
    told: { turn },
  });
});

test('a finished match that lies here already is opened, and not counted twice', async () => {
  const { bringIn } = await import('./device/bring-in.ts');
  const { all } = await import('./device/matches.ts');
  const before = (await all()).length;
  const text = readFileSync(join(import.meta.dirname, '../games/muster/matches/every-kind.match'), 'utf8');
  const first = await bringIn(text);
  expect(await bringIn(text)).toBe(first);
  expect(await all()).toHaveLength(before + 1);
  // One that is still played may be gone on with in several ways.
  const running = saveMatch(begunBy(muster, 2, 0));
  expect(await bringIn(running)).not.toBe(await bringIn(running));
});
