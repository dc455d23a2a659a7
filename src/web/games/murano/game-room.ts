import './styles/index.css';
import { murano } from '#games/murano/index';
import type { View } from '#games/murano/rules/state';
import { bringBoard } from './art/index.ts';
import type { GameRoom, MatchStanding } from '../../game-ui.ts';
import { MuranoRoom } from './room.tsx';
import { MuranoScene } from './scene.tsx';
import { followTexts } from './texts.ts';
import { inTime, typefaces } from '../../device/typefaces.ts';

const coming = typefaces(["1em 'EB Garamond'", "italic 1em 'EB Garamond'", '1em Lato', '700 1em Lato']);
await Promise.all([followTexts(), bringBoard()]);
await inTime(coming);

/** What everybody has, and the round. */
export interface MuranoStanding extends MatchStanding {
  readonly money: readonly number[];
  readonly round: number;
}

export const room: GameRoom = {
  game: murano,
  Room: MuranoRoom,
  Scene: MuranoScene,
  standing({ state }) {
    const { money, round } = state as View;
    return { money, round };
  },
};
