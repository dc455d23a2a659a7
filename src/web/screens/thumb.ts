import { fieldThumb, lagoonDoor } from '../art/doors.ts';
import { address } from '../art/src.ts';
import type { GameId } from '../games.ts';

/** The small picture that stands for a game in a list. */
export const gameThumb = (game: GameId): string =>
  game === 'muster' ? address('thumb muster', fieldThumb) : address('door murano', lagoonDoor);
