import { patiently } from '../patiently.ts';
import type { GameKeys } from './key-commands.ts';

/** What the keys of a room do. */
export interface Keys extends GameKeys {
  clear(): void;
  undo(): void;
  /** The things that digits take up, and those that arrows go to. */
  readonly digits: string;
  readonly things: string;
  /** Where arrows begin. */
  readonly start: string;
  /** What digits go to as long as there is any; the same digit again presses it. */
  readonly places?: string;
}

/** What obeys the keys comes when there is a room to play in; a key that is pressed before waits for it. */
export function listenToKeys(keys: Keys): () => void {
  const early: KeyboardEvent[] = [];
  let press = (event: KeyboardEvent): void => void early.push(event);
  const stop = patiently(
    () => import('./keys.ts'),
    ({ pressKey }) => {
      press = (event) => pressKey(keys, event);
      early.splice(0).forEach(press);
    },
  );
  const listen = (event: KeyboardEvent): void => press(event);
  addEventListener('keydown', listen);
  return () => {
    stop();
    removeEventListener('keydown', listen);
  };
}
