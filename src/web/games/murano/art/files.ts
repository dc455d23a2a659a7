import { lagoonDoor, lagoonThumb } from './door.ts';
import { boardDrawings, cardDrawings } from './every.ts';

/** What is always drawn alike is drawn once, when the application is built: the files behind `tavola:art/murano`. */
export const files: Readonly<Record<string, () => string>> = {
  'board.json': () => JSON.stringify(boardDrawings()),
  'cards.json': () => JSON.stringify(cardDrawings()),
  'door.svg': lagoonDoor,
  'thumb.svg': lagoonThumb,
};
