import { computed, signal } from '@preact/signals';
import { settings } from '../settings.ts';

const page = signal({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  page.value = { width: innerWidth, height: innerHeight };
});

/** A phone held upright, as upright.css has it. */
export const isUpright = computed(() => {
  const { width, height } = page.value;
  return width <= 560 || (width <= 700 && height > 560);
});

/** From this size on the text of the page is large, and a phone shows a page that is longer than its screen. */
const LARGE = 150;
/** What the rest of the table needs beside the board, if whole cards are to be read below it. */
const ROOM_FOR_CARDS = 426;

/** A phone inside a browser has no room for cards below the board: the hand is a strip of tiles. */
export const isLow = computed(
  () =>
    isUpright.value &&
    settings.value.textSize < LARGE &&
    page.value.height - page.value.width < ROOM_FOR_CARDS,
);
