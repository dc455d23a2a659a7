import { day, door, night, thumb } from 'tavola:art/muster';
import type { GameUi } from '../../game-ui.ts';
import type { MusterStanding } from './game-room.ts';
import { WORDS } from './room-words.ts';

/** Muster as the frame meets it. */
export const ui: GameUi = {
  id: 'muster',
  room: async () => (await import('./game-room.ts')).room,
  // What fails is asked for again by the room.
  preload(language) {
    new Image().src = document.documentElement.dataset['theme'] === 'dark' ? night : day;
    void WORDS[language]().catch(() => undefined);
  },
  lesson: () => import('./lesson/index.ts'),
  forAll: () => import('./for-all.ts'),
  box: () => import('./box/index.tsx'),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  dailyPuzzles: 366,
  canLieFlat: true,
  primer: () => import('./primer/index.tsx'),
  position: () => import('./art/position.ts'),
  door: { picture: door, thumb, isBright: true },
  summary(standing, seat, isOver) {
    const { castles, left } = standing as MusterStanding;
    const both = { own: castles[seat] ?? 0, rival: castles[1 - seat] ?? 0 };
    return isOver
      ? { key: 'score', with: both }
      : { key: 'standing', with: { ...both, cards: `@cards=${left}` } };
  },
};
