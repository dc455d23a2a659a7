import { signal } from '@preact/signals';
import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';
import type * as reel from './reel.tsx';

const page = usePage();
let Reel: typeof reel.Reel;
beforeAll(async () => {
  ({ Reel } = await import('./reel.tsx'));
});

const wanted: number[] = [];
const isPlaying = signal(false);
beforeEach(() => {
  wanted.length = 0;
  isPlaying.value = false;
});

/** A match of nine actions in three turns, shown after so many of them. */
function showAt(at: number): void {
  page.show(null);
  page.show(
    h(Reel, {
      at,
      total: 9,
      turns: [1, 4, 7].map((first, index) => ({ seat: index % 2, first, last: first + 2, round: index + 1 })),
      said: '',
      turn: (to: number) => wanted.push(to),
      playing: { isPlaying, speed: signal(1) },
      isListOpen: signal(false),
    }),
  );
}

test('each key of a replay goes where it says', () => {
  showAt(5);
  for (const button of page.all('.keys button').filter((each) => !each.classList.contains('running'))) {
    button.click();
  }
  // The start, a turn back, a step back; a step on, a turn on, the end.
  expect(wanted).toEqual([0, 3, 4, 6, 6, 9]);
});

test('what runs is halted, and what has ended begins anew', () => {
  showAt(5);
  page.press('.running');
  expect([isPlaying.value, wanted]).toEqual([true, []]);
  showAt(9);
  isPlaying.value = false;
  page.press('.running');
  expect([isPlaying.value, wanted]).toEqual([true, [0]]);
});
