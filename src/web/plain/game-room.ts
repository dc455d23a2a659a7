import './plain.css';
import { effect } from '@preact/signals';
import type { AnyGame } from '#core/game';
import type { GameRoom } from '../game-ui.ts';
import { language } from '../settings.ts';
import { PlainRoom } from './plain-room.tsx';
import { PlainScene } from './plain-scene.tsx';
import { loadTexts } from './texts.ts';

await loadTexts(language.value);
effect(() => void loadTexts(language.value));

/** The room of every game that has none of its own. */
export const roomOf = (game: AnyGame): GameRoom => ({ game, Room: PlainRoom, Scene: PlainScene });
