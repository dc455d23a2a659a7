import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game } from '#core/game';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { placedIn as placedInMurano } from '../games/murano/motion/placed.ts';
import { placedIn as placedInMuster } from '../games/muster/motion/placed.ts';
import { HIDDEN, journeysBetween, type Placed } from './journeys.ts';

const folder = join(import.meta.dirname, '../../games');

/** Every so many steps of the recorded matches of a game, as somebody sees them who sits on the second seat. */
function* steps<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  every: number,
): Iterable<readonly [before: View, after: View]> {
  let count = 0;
  for (const file of globSync(`${game.id}/matches/*.match`, { cwd: folder }).toSorted()) {
    const match = loadMatch(readFileSync(join(folder, file), 'utf8'), () => game);
    for (const { last, state } of stagesOf(match)) {
      if (last === null || count++ % every !== 0) continue;
      yield [game.view(last.before.state, 1), game.view(state, 1)];
    }
  }
}

const sizes = (placed: readonly Placed[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { heap } of placed) counts.set(heap, (counts.get(heap) ?? 0) + 1);
  return counts;
};

/** The heaps after the journeys, and what they should be; a piece that lies nowhere any more is left aside. */
function check(before: readonly Placed[], after: readonly Placed[]): void {
  const journeys = journeysBetween(before, after);
  const counts = sizes(before);
  for (const { from, to } of journeys) {
    expect(from.heap).not.toBe(to.heap);
    expect(from.face === to.face || from.face === HIDDEN || to.face === HIDDEN).toBe(true);
    counts.set(from.heap, counts.get(from.heap)! - 1);
    counts.set(to.heap, (counts.get(to.heap) ?? 0) + 1);
  }
  for (const [heap, count] of sizes(after)) expect(counts.get(heap), heap).toBeGreaterThanOrEqual(count);
  const lost = before.length - after.length;
  const rest = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(rest - after.length).toBe(lost);
}

test('what moved leads from one view to the next: recorded matches of Muster', () => {
  for (const [before, after] of steps(muster, 5)) {
    check(placedInMuster(before), placedInMuster(after));
    check(placedInMuster(after), placedInMuster(before));
  }
});

test('what moved leads from one view to the next: recorded matches of Murano', () => {
  for (const [before, after] of steps(murano, 11)) {
    check(placedInMurano(before), placedInMurano(after));
  }
});

const at = (heap: string, face: number, index = 0): Placed => ({ heap, place: `${heap}-${index}`, face });

test('a hidden piece is rather one that stayed than one that left', () => {
  expect(journeysBetween([at('hand', HIDDEN)], [at('hand', 3)])).toEqual([]);
  expect(journeysBetween([at('hand', HIDDEN), at('table', 5)], [at('hand', 5), at('table', 3)])).toEqual([
    { from: at('table', 5), to: at('hand', 5) },
    { from: at('hand', HIDDEN), to: at('table', 3) },
  ]);
});
