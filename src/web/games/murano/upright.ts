import { computed, signal } from '@preact/signals';
import { settings } from '../../settings.ts';

const page = signal({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  page.value = { width: innerWidth, height: innerHeight };
});

/** A phone held upright, as the stylesheets have it. */
const isUpright = computed(() => {
  const { width, height } = page.value;
  return width <= 560 || (width <= 700 && height > 560);
});

/** From this size on the text of the page is large, and a phone shows a page that is longer than its screen. */
const LARGE = 150;

/** Up to this height a board has no room for buttons beside its markets. */
const LOW = 700;

/** From this width on rivals, board and hand stand beside one another. */
const WIDEST = 1280;

/** A phone on its side, or a window as low for its width, as the stylesheets have it. */
const isLying = computed(() => {
  const { width, height } = page.value;
  return height <= 560 || (width > 700 && height <= (width < WIDEST ? LOW : 640));
});

const isPhone = computed(() => isUpright.value || isLying.value);

/** A tablet held upright, as the stylesheets have it. */
const isTablet = computed(() => {
  const { width, height } = page.value;
  return width >= 701 && width <= 1100 && height >= width;
});

/** From this width on large letters have room beside the board. */
const WIDE = 1440;

/** What is held in the hands, or has little room for its letters: what is done at a market opens at a touch. */
export const opensMarkets = computed(
  () =>
    isPhone.value ||
    isTablet.value ||
    page.value.height <= LOW ||
    (settings.value.textSize >= LARGE && page.value.width < WIDE),
);

/**
 * On a phone there is no room for whole cards side by side, nor on a tablet held upright below the turns of two and more
 * rivals: the hand is a strip of tiles.
 */
export const hasTiles = (seats: number): boolean =>
  (isPhone.value || (isTablet.value && seats > 2)) && settings.value.textSize < LARGE;
