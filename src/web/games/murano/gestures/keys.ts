import type { Keys } from '../../../interaction/listen-to-keys.ts';

/** What digits, letters and arrows mean at a table of Murano. */
export const KEYS: Pick<Keys, 'digits' | 'things' | 'start' | 'letters'> = {
  digits: '.packet .work, .bench .place.touch',
  things: '.murano [data-spot], .murano :is(.action, .take-back, .buy, .scrub button)',
  start: '.murano .action.primary, .bench .live',
  letters: {
    d: '.murano .action:not([aria-disabled]), .murano .token',
    m: '.market .corner.live',
    b: '.buy.live',
    c: '.fan .touch, .packet .work',
    a: '.advantage.live, .advantage',
    s: '.murano .sell',
    t: '.murano .turn',
  },
};
