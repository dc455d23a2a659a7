import type { Keys } from '../table/keys.ts';

/** What digits and arrows mean at a table of Murano. */
export const KEYS: Pick<Keys, 'digits' | 'things' | 'start'> = {
  digits: '.bench .place.touch',
  things: '.murano [data-spot], .murano .deed, .murano .take-back, .murano .buy',
  start: '.murano .deed.primary, .bench .live',
};
