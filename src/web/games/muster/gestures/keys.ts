import type { Keys } from '../../../interaction/listen-to-keys.ts';

/** What digits, arrows, the space bar and T mean at a table of Muster. */
export const KEYS: Pick<Keys, 'digits' | 'places' | 'things' | 'start' | 'presses'> = {
  digits: '.hand .touch',
  places: '.places .list button',
  things: '.room [data-spot], .places button',
  start: '.hand .live',
  presses: { ' ': '.clock.live', t: '.turnover .turn' },
};
