import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { OnlineTableState } from '#table/online-table';
import { pointing } from './pointing.ts';

const shown: string[] = [];
beforeEach(() => void (shown.length = 0));
const playerAt = (name: string, seat: number | null, toAct: readonly number[]) => ({
  state: signal(standIn<OnlineTableState>({ seat, toAct })),
  point: (spots: readonly string[]) => void shown.push(`${name}: ${spots.join(' ')}`),
});

test('a finger is told once by whoever is to act, and taken back when it is let go of', () => {
  const point = pointing([playerAt('first', 0, [1]), playerAt('second', 1, [1])], () => true);
  for (const spots of [['market-1'], ['market-1'], ['market-1', 'shard-2'], [], []]) point(spots);
  expect(shown).toEqual(['second: market-1', 'second: market-1 shard-2', 'second: ']);
});

test('whoever would rather not be looked at tells nothing, and takes back what was told', () => {
  let mayPoint = true;
  const point = pointing([playerAt('first', 0, [0]), null], () => mayPoint);
  point(['castle-1']);
  mayPoint = false;
  point(['castle-2']);
  point(['castle-3']);
  expect(shown).toEqual(['first: castle-1', 'first: ']);
});

test('in the turn of somebody else nothing is told; in one’s own the same is told anew', () => {
  const player = playerAt('first', 0, [0]);
  const point = pointing([player, playerAt('watcher', null, [0])], () => true);
  point(['castle-1']);
  Object.assign(player.state, { value: { seat: 0, toAct: [1] } });
  point([]);
  Object.assign(player.state, { value: { seat: 0, toAct: [0] } });
  point(['castle-1']);
  expect(shown).toEqual(['first: castle-1', 'first: castle-1']);
});
