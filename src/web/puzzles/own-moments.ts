import { storageName } from '../address.ts';
import { isObject, readStored, writeStored } from '../device/stored.ts';

/** A match of one's own that was looked back at, with costly moments that were not tried again yet. */
export interface OwnMoments {
  readonly id: string;
  readonly game: string;
  readonly left: number;
}

const KEY = storageName('tavola.moments');
const MOST = 30;

/** The matches that have moments to try, the last looked at first. */
export const ownMoments = (): readonly OwnMoments[] => readStored(KEY, isList) ?? [];

const isList = (value: unknown): value is readonly OwnMoments[] =>
  Array.isArray(value) && value.every((each) => isObject(each) && typeof each['id'] === 'string');

/** Called whenever a match is looked back at: without anything left to try it is not offered any more. */
export function keepMoments(own: OwnMoments): void {
  const others = ownMoments().filter(({ id }) => id !== own.id);
  const moments = own.left === 0 ? others : [own, ...others].slice(0, MOST);
  // Where nothing is kept, it is found among the matches.
  writeStored(KEY, moments);
}
