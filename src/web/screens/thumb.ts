import { fieldThumb, lagoonThumb } from 'tavola:doors';
import type { GameId } from '../games.ts';

/** The small picture that stands for a game in a list. */
export const gameThumb = (game: GameId): string => (game === 'muster' ? fieldThumb : lagoonThumb);
