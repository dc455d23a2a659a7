import './styles/index.css';
import { h } from 'preact';
import { murano } from '#games/murano/index';
import { circleAt, parseMarket, PLACES, shownAt } from '#games/murano/rules/board';
import type { View } from '#games/murano/rules/state';
import { bringBoard } from './art/index.ts';
import type { GameRoom, MatchStanding } from '../../game-ui.ts';
import { mentionsOf } from './gestures/spots.ts';
import { MuranoRoom } from './room.tsx';
import { Later } from './later.ts';
import { followTexts } from './texts.ts';
import { inTime, typefaces } from '../../device/typefaces.ts';

const coming = typefaces(["1em 'EB Garamond'", "italic 1em 'EB Garamond'", '1em Lato', '700 1em Lato']);
await Promise.all([followTexts(), bringBoard()]);
await inTime(coming);

/** What everybody has, and the round. */
export interface MuranoStanding extends MatchStanding {
  readonly money: readonly number[];
  readonly round: number;
  /** The workbenches, and how many creations each has finished: for the picture in lists. Matches kept before have none. */
  readonly benches?: readonly number[];
  readonly completed?: readonly number[];
  /** What lies between all of them, for the same: the shards of the ring and the circle clockwise from 12:00. */
  readonly board?: {
    readonly ring: readonly number[];
    readonly circle: readonly number[];
    readonly selector: number;
    readonly markets: readonly number[];
  };
}

export const room: GameRoom = {
  game: murano,
  Room: MuranoRoom,
  // Nobody makes a first move at a table that is only looked at.
  Scene: (props) => h(Later, { show: ({ MuranoScene }) => h(MuranoScene, props) }),
  spotsOf: (_view, _seat, notation) => mentionsOf(murano.parse(notation)!),
  spotOf: (factor, place) => (factor === 'market' ? `market-${parseMarket(place)}` : 'card-1'),
  standing({ state }) {
    const view: View = state;
    const { money, round, benches, completed, selector, markets } = view;
    const places = Array.from({ length: PLACES }, (_, place) => place);
    const board = {
      ring: places.map((place) => shownAt(view, place)),
      circle: places.map((place) => circleAt(view, place)),
      selector,
      markets,
    };
    return { money, round, benches, completed: completed.map(({ length }) => length), board };
  },
};
