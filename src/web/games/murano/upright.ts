import { computed, signal } from '@preact/signals';
import { settings } from '../../settings.ts';

const page = signal({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  page.value = { width: innerWidth, height: innerHeight };
});

/** A phone held upright, as the stylesheets have it. */
export const isUpright = computed(() => {
  const { width, height } = page.value;
  return width <= 560 || (width <= 700 && height > 560);
});

/** From this size on the text of the page is large, and a phone shows a page that is longer than its screen. */
const LARGE = 150;

/** A phone on its side, as the stylesheets have it. */
const isLying = computed(() => page.value.height <= 560);

/** On a phone there is no room for whole cards side by side: the hand is a strip of tiles. */
export const hasTiles = computed(() => (isUpright.value || isLying.value) && settings.value.textSize < LARGE);
