import { storageName } from '../address.ts';
import { stored } from '../device/stored.ts';

/** A match of one's own that was looked back at, with costly moments that were not tried again yet. */
export interface OwnMoments {
  readonly id: string;
  readonly game: string;
  readonly left: number;
}

const KEY = storageName('tavola.moments');
const MOST = 30;

/** The matches that have moments to try, the last looked at first. */
export function ownMoments(): readonly OwnMoments[] {
  const moments = stored(KEY);
  return Array.isArray(moments) ? (moments as readonly OwnMoments[]) : [];
}

/** Called whenever a match is looked back at: without anything left to try it is not offered any more. */
export function keepMoments(own: OwnMoments): void {
  const others = ownMoments().filter(({ id }) => id !== own.id);
  const moments = own.left === 0 ? others : [own, ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(moments));
  } catch {
    // Then it is found among the matches.
  }
}
