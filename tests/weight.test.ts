import { expect, test } from 'vitest';
import { ENTRIES } from '#games/catalogue';
import type { Chunk } from '../tools/vite/plugins.ts';
import { firstMoveOf, strangersIn } from '../tools/vite/weight.ts';

const games = ENTRIES.map(({ id }) => id);
const [own, other] = games;

const chunk = (file: string, modules: readonly string[], imports: readonly string[] = []): Chunk => ({
  file,
  modules: modules.map((module) => `root/src/${module}`),
  imports,
});

/** As it should be: page, language and worker for all, room, rules and bots for each. */
const built = (shared: readonly string[] = []): readonly Chunk[] => [
  chunk('page', ['web/main.tsx', ...games.map((id) => `web/games/${id}/index.ts`)], ['core']),
  chunk(
    'core',
    games.flatMap((id) => [`games/${id}/entry.ts`, `bots/${id}/entry.ts`]),
  ),
  chunk('en', ['web/words/en.ts', ...games.map((id) => `web/games/${id}/page.en.ts`)]),
  chunk('fr', ['web/words/fr.ts']),
  chunk('worker', ['web/worker.ts'], ['core']),
  chunk('table', ['web/room/seat.ts', ...shared], ['page']),
  ...games.flatMap((id) => [
    chunk(`${id}-facade`, [`web/games/${id}/game-room.ts`], [`${id}-room`]),
    chunk(`${id}-room`, [`web/games/${id}/room.tsx`], ['table', `${id}-rules`]),
    chunk(`${id}-rules`, [`games/${id}/index.ts`], ['core']),
    chunk(`${id}-later`, [`web/games/${id}/end.tsx`], [`${id}-room`]),
    chunk(`${id}-simple`, [`bots/${id}/simple.ts`], [`${id}-rules`]),
    chunk(`${id}-strong`, [`bots/${id}/levels.ts`], [`${id}-simple`]),
  ]),
];

test('a first move waits for the page, the room, the rules and a simple bot, and for nothing else', () => {
  const parts = ['facade', 'room', 'rules', 'simple'].map((part) => `${own}-${part}`);
  expect([...firstMoveOf(own, built())].toSorted()).toEqual(
    ['core', 'en', 'page', 'table', 'worker', ...parts].toSorted(),
  );
  expect(strangersIn(own, games, built())).toEqual([]);
});

test.each([
  `web/games/${other}/board/board.tsx`,
  `web/games/${other}/styles/index.css`,
  `games/${other}/scoring.ts`,
  `bots/${other}/greedy.ts`,
])('a first move of one game that brings %s of another is a fault', (module) => {
  expect(strangersIn(own, games, built([module]))).toEqual(['table']);
});
