import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Sight } from '#table/table';
import { showMeanwhile } from './meanwhile.ts';

function coming(): {
  readonly shown: [first: number, count: number][];
  readonly stop: () => void;
  happens(lines: number): void;
  turn(hidden: boolean): void;
} {
  const sight = signal(standIn<Sight>({ log: [] }));
  const shown: [number, number][] = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const stop = showMeanwhile(sight, (first, count) => void shown.push([first, count]), page);
  return {
    shown,
    stop,
    happens(lines) {
      sight.value = standIn<Sight>({ log: Array.from({ length: lines }) });
    },
    turn(hidden) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('whoever comes back is shown what happened while the page was out of sight, once', () => {
  const { shown, happens, turn } = coming();
  happens(3);
  turn(true);
  happens(5);
  turn(true);
  happens(8);
  expect(shown).toEqual([]);
  turn(false);
  turn(false);
  expect(shown).toEqual([[3, 5]]);
});

test('where nothing happened, or was taken back, nothing is shown; nor in a room that was left', () => {
  const { shown, happens, turn, stop } = coming();
  happens(3);
  for (const lines of [3, 2]) {
    turn(true);
    happens(lines);
    turn(false);
  }
  stop();
  turn(true);
  happens(9);
  turn(false);
  expect(shown).toEqual([]);
});
