import { storageName } from '../address.ts';
import { storedFields } from '../device/stored.ts';

/** What this device keeps of somebody's box: what it is called, its facts as a match takes them, and how far one has come. */
export interface KeptBox {
  readonly name: string;
  readonly text: string;
  /** What the game's own page keeps. */
  readonly draft: unknown;
}

const placeOf = (game: string): string => storageName(`tavola.box.${game}`);

export function keptBox(game: string): KeptBox | null {
  const box = storedFields<KeptBox>(placeOf(game));
  return typeof box.text === 'string' && typeof box.name === 'string' ? (box as KeptBox) : null;
}

export function keepBox(game: string, box: KeptBox | null): void {
  try {
    if (box === null) localStorage.removeItem(placeOf(game));
    else localStorage.setItem(placeOf(game), JSON.stringify(box));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
