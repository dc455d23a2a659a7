import './styles/index.css';
import { effect } from '@preact/signals';
import { murano } from '#games/murano/index';
import type { View } from '#games/murano/rules/state';
import { bringBoard } from './art/index.ts';
import type { GameRoom } from '../../games.ts';
import { MuranoRoom } from './room.tsx';
import { MuranoScene } from './scene.tsx';
import { loadTexts } from './texts.ts';
import { language } from '../../settings.ts';
import { inTime, typefaces } from '../../device/typefaces.ts';

const coming = typefaces(["1em 'EB Garamond'", "italic 1em 'EB Garamond'", '1em Lato', '700 1em Lato']);
await Promise.all([loadTexts(language.value), bringBoard()]);
await inTime(coming);
effect(() => void loadTexts(language.value));

/** Murano as the frame meets it. */
export const room: GameRoom = {
  game: murano,
  Room: MuranoRoom,
  Scene: MuranoScene,
  told({ state, game }) {
    const view = state as View;
    return { money: view.money, round: view.round, turn: game.toAct(view)[0] ?? -1 };
  },
};
