import { afterEach, expect, test, vi } from 'vitest';
import type { Seat } from '#core/game';
import { standIn } from '#core/testing/stand-in';
import type { Sight, Table } from '#table/table';
import { sit } from './seat.ts';

/** A table that tells what is done at it. */
function tableHeard() {
  const done: string[] = [];
  const watching = new Map<symbol, { seat: Seat | null; notify: (sight: Sight) => void }>();
  const sightOf = (seat: Seat | null, view: string, mayUndo: boolean): Sight =>
    standIn<Sight>({ seat, view: `${view} of ${seat}`, mayUndo });
  let now = { view: 'start', mayUndo: false };
  const table = standIn<Table>({
    watch(seat: Seat | null, notify: (sight: Sight) => void) {
      const key = Symbol('watcher');
      watching.set(key, { seat, notify });
      notify(sightOf(seat, now.view, now.mayUndo));
      return () => watching.delete(key);
    },
    send: (seat: Seat, word: string) => done.push(`${seat} sends ${word}`),
    undo: (seat: Seat) => done.push(`${seat} takes back`),
    leave: () => done.push('left'),
    past: (seat: Seat | null) => ['first', 'second'].map((view) => sightOf(seat, view, false)),
  });
  return {
    table,
    done,
    watchers: () => [...watching.values()].map(({ seat }) => seat),
    become(view: string, mayUndo = false) {
      now = { view, mayUndo };
      for (const { seat, notify } of watching.values()) notify(sightOf(seat, view, mayUndo));
    },
  };
}

test('somebody sees what their seat sees, and acts for it', () => {
  const { table, done, become } = tableHeard();
  const seated = sit(table, 1);
  expect([seated.sight.value.view, seated.viewer.value, seated.lower.value]).toEqual(['start of 1', 1, 1]);
  become('later');
  expect(seated.sight.value.view).toBe('later of 1');
  seated.send('take-2');
  expect(done).toEqual(['1 sends take-2']);
});

test('only what may be taken back is', () => {
  const { table, done, become } = tableHeard();
  const seated = sit(table, 0);
  seated.undo();
  expect(done).toEqual([]);
  become('later', true);
  seated.undo();
  expect(done).toEqual(['0 takes back']);
});

test('while the screen is handed on nobody sees a hand, and nobody acts', () => {
  const { table, done, become, watchers } = tableHeard();
  const seated = sit(table, 1);
  seated.look(null);
  expect(watchers()).toEqual([null]);
  expect(seated.sight.value.view).toBe('start of null');
  // The seat at the lower edge stays where it was until the next one looks.
  expect([seated.viewer.value, seated.lower.value]).toEqual([null, 1]);
  become('later', true);
  seated.send('take-2');
  seated.undo();
  expect(done).toEqual([]);
  seated.look(0);
  expect(watchers()).toEqual([0]);
  expect([seated.sight.value.view, seated.lower.value]).toEqual(['later of 0', 0]);
});

test('whoever leaves hears nothing any more', () => {
  const { table, done, become, watchers } = tableHeard();
  const seated = sit(table, null);
  expect(seated.lower.value).toBe(0);
  seated.leave();
  expect([done, watchers()]).toEqual([['left'], []]);
  become('later');
  expect(seated.sight.value.view).toBe('start of null');
});

afterEach(() => vi.unstubAllGlobals());

test('what happens while something that was is shown is shown at once', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const { table, become } = tableHeard();
  const seated = sit(table, 1);
  seated.relive(0, 1);
  await vi.waitFor(() => expect(seated.isReliving.value).toBe(true));
  expect(seated.sight.value.view).toBe('first of 1');
  become('later');
  expect(seated.isReliving.value).toBe(false);
  expect(seated.sight.value.view).toBe('later of 1');
});
