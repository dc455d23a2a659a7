import { lagoonDoor, lagoonThumb } from '../games/murano/art/door.ts';
import { boardDrawings, cardDrawings } from '../games/murano/art/every.ts';
import { fieldThumb, meadowDoor } from '../games/muster/art/door.ts';

/**
 * What is always drawn alike is drawn once, not in the page: the files that each module `tavola:…` gives the addresses
 * of, by the name it exports them under.
 */
export const drawnFiles = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'murano-drawings': {
    'board.json': JSON.stringify(boardDrawings()),
    'cards.json': JSON.stringify(cardDrawings()),
  },
  doors: {
    'fieldThumb.svg': fieldThumb(),
    'lagoonDoor.svg': lagoonDoor(),
    'lagoonThumb.svg': lagoonThumb(),
    'meadowDoor.svg': meadowDoor(),
  },
});
