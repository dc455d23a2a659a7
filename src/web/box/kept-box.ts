import { storageName } from '../address.ts';
import { isObject, readStored, writeStored } from '../device/stored.ts';

/** What this device keeps of somebody's box: what it is called, its facts as a match takes them, and how far one has come. */
export interface KeptBox {
  readonly name: string;
  readonly text: string;
  /** What the game's own page keeps. */
  readonly draft: unknown;
}

const placeOf = (game: string): string => storageName(`tavola.box.${game}`);

const isBox = (value: unknown): value is KeptBox =>
  isObject(value) && typeof value['text'] === 'string' && typeof value['name'] === 'string';

export const keptBox = (game: string): KeptBox | null => readStored(placeOf(game), isBox);
export const keepBox = (game: string, box: KeptBox | null): void => writeStored(placeOf(game), box);
