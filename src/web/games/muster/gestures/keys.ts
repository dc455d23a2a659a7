import type { Keys } from '../../../interaction/keys.ts';

/** What digits and arrows mean at a table of Muster. */
export const KEYS: Pick<Keys, 'digits' | 'things' | 'start'> = {
  digits: '.hand .touch',
  things: '.room [data-spot], .places button',
  start: '.hand .live',
};
