import { door, thumb } from 'tavola:art/murano';
import type { GameUi } from '../../game-ui.ts';
import { fetchBoard } from './art/fetched.ts';
import type { MuranoStanding } from './game-room.ts';
import { WORDS } from './room-words.ts';

/** Murano as the frame meets it. */
export const ui: GameUi = {
  id: 'murano',
  room: async () => (await import('./game-room.ts')).room,
  // What fails is asked for again by the room.
  preload: (language) => void Promise.allSettled([fetchBoard(), WORDS[language]()]),
  lesson: () => import('./lesson/index.ts'),
  forAll: () => import('./for-all.ts'),
  box: () => import('./box/index.tsx'),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  dailyPuzzles: 366,
  deals: () => import('./daily/deals.ts'),
  primer: () => import('./primer/index.tsx'),
  position: () => import('./art/position.ts'),
  door: { picture: door, thumb },
  canLieFlat: true,
  hasTypefaces: true,
  // L9: the advantages advised for a first match.
  firstOptions: { advantages: 'first' },
  // A turn has many actions.
  botPause: { calm: 480, brisk: 400 },
  summary(standing, seat, isOver) {
    const { money, round } = standing as MuranoStanding;
    const own = money.slice(seat, seat + 1);
    const all = [...own, ...money.toSpliced(seat, 1)];
    return { key: isOver ? 'score' : 'standing', with: { money: all.join(' : '), round } };
  },
};
