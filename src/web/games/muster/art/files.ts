import { fieldThumb, meadowDoor } from './door.ts';
import { scene } from './scene.ts';

/** What is always drawn alike is drawn once, when the application is built: the files behind `tavola:art/muster`. */
export const files: Readonly<Record<string, () => string>> = {
  'door.svg': meadowDoor,
  'thumb.svg': fieldThumb,
  'day.svg': () => scene(false),
  'night.svg': () => scene(true),
};
