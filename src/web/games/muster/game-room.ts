import './styles/index.css';
import { h } from 'preact';
import { parseCastle } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { castlesOf } from '#games/muster/scoring';
import { cardsLeft, type View } from '#games/muster/state';
import type { GameRoom, MatchStanding } from '../../game-ui.ts';
import { mentionsOf } from './gestures/spots.ts';
import { MusterRoom } from './room.tsx';
import { Later } from './later.ts';
import { followTexts } from './texts.ts';

await followTexts();

/** The castles of each side, and the cards left. */
export interface MusterStanding extends MatchStanding {
  readonly castles: readonly number[];
  readonly left: number;
  /** What lies under each castle, by side: public, for the picture in lists. Matches kept before have none. */
  readonly columns?: readonly (readonly number[])[];
}

export const room: GameRoom = {
  game: muster,
  Room: MusterRoom,
  // Nobody makes a first move at a table that is only looked at.
  Scene: (props) => h(Later, { show: ({ MusterScene }) => h(MusterScene, props) }),
  spotsOf: (view, seat, notation) => mentionsOf(view as View, seat, muster.parse(notation)!),
  spotOf: (_factor, place) => `castle-${parseCastle(place)}`,
  standing({ state }) {
    const view: View = state;
    return {
      castles: [castlesOf(view, 0), castlesOf(view, 1)],
      left: cardsLeft(view),
      columns: view.columns,
    };
  },
};
