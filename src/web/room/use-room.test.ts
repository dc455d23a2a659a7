import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { usePage } from '../testing/page.ts';
import { begunBy, PERSON, tableAt } from '../testing/tables.ts';
import type { RoomState, useRoom } from './use-room.ts';

const page = usePage();
let parts: { useRoom: typeof useRoom };
beforeAll(async () => {
  parts = await import('./use-room.ts');
});

test('whoever hands the screen on, or takes back, leaves nothing chosen for the next one', () => {
  const at = tableAt(begunBy(muster, 2, 0), [PERSON, PERSON]);
  const done: string[] = [];
  const states: RoomState<object>[] = [];
  const Room = (): null => {
    const ui = {
      board: { point: () => undefined },
      clear: () => done.push('clear'),
      stop: () => done.push('stop'),
    };
    states.push(parts.useRoom(at.table, () => ui, { digits: '', things: '', start: '' }));
    return null;
  };
  page.show(h(Room, {}));
  const [room] = states;
  room.look(0);
  expect([done, room.viewer.value]).toEqual([['clear'], 0]);
  at.table.send(0, muster.encode(muster.legalActions(room.sight.value.view, 0)[0]));
  room.undo();
  expect([done, at.played()]).toEqual([['clear', 'clear'], []]);
  room.look(null);
  expect([done.length, room.viewer.value]).toEqual([3, null]);
});
