import './index.css';
import type { AnyGame } from '#core/game';
import type { GameRoom } from '../game-ui.ts';
import { PlainRoom } from './plain-room.tsx';
import { PlainScene } from './plain-scene.tsx';
import { followTexts } from './texts.ts';

await followTexts();

/** The room of every game that has none of its own. */
export const roomOf = (game: AnyGame): GameRoom => ({ game, Room: PlainRoom, Scene: PlainScene });
