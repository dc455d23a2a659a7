import { muster } from '#games/muster/index';
import { castlesOf } from '#games/muster/scoring';
import { cardsLeft, type View } from '#games/muster/state';
import type { GameRoom } from '../../games.ts';
import { MusterRoom } from './room.tsx';
import { MusterScene } from './scene.tsx';

/** Muster as the frame meets it. */
export const room: GameRoom = {
  game: muster,
  Room: MusterRoom,
  Scene: MusterScene,
  told({ state, game }) {
    const view = state as View;
    return {
      castles: [castlesOf(view, 0), castlesOf(view, 1)],
      left: cardsLeft(view),
      turn: game.toAct(view)[0] ?? -1,
    };
  },
};
