import type { Sight } from '#table/table';
import { depart, type Travel } from '../../../motion/flights.ts';
import { placedIn } from './placed.ts';

/** Cards travel from where they lay to where they go. */
export const departIn = ({ event, view }: Sight): Travel | undefined =>
  event === null ? undefined : depart('.muster', placedIn(event.before), placedIn(view));
