import * as doors from './doors.ts';
import { boardDrawings, cardDrawings } from './murano/every.ts';

/**
 * What is always drawn alike is drawn once, not in the page: the files that each module `tavola:…` gives the addresses
 * of, by the name it exports them under.
 */
export const drawnFiles = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'murano-drawings': {
    'board.json': JSON.stringify(boardDrawings()),
    'cards.json': JSON.stringify(cardDrawings()),
  },
  doors: Object.fromEntries(Object.entries(doors).map(([name, draw]) => [`${name}.svg`, draw()])),
});
