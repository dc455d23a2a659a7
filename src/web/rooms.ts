import { effect } from '@preact/signals';
import type { AnyGame } from '#core/game';
import { CATALOGUE } from './catalogue.ts';
import type { GameRoom } from './game-ui.ts';
import { language } from './settings.ts';
import { shelfOf } from './shelf.ts';
import { bringWords } from './words/games.ts';

type Load = () => Promise<{ readonly room: GameRoom }>;

/** The room of rules that have none of their own: all it shows, it knows from the contract. */
async function plainRoom(rules: () => Promise<AnyGame>): Promise<GameRoom> {
  const [{ roomOf }, game] = await Promise.all([import('./plain/game-room.ts'), rules()]);
  return roomOf(game);
}

const newest = CATALOGUE.map(({ id, load, ui }): [string, Load] => [
  id,
  async () => {
    // All at once, in the same task.
    ui.preload?.(language.value);
    return { room: await (ui.room?.() ?? plainRoom(load)) };
  },
]);

const earlier = CATALOGUE.flatMap(({ id, ui, earlier: rules = {} }) =>
  Object.entries(rules).map(([version, load]): [string, Load] => [
    `${id} ${version}`,
    async () => ({ room: await (ui.earlierRooms?.[Number(version)]?.() ?? plainRoom(load)) }),
  ]),
);

const shelf = shelfOf(Object.fromEntries(newest), Object.fromEntries(earlier));

/** Games whose words follow the language. */
const spoken = new Set<string>();

/** The room of a game, for the rules of a version or for the newest. What has come once is there at once. */
export async function bring(id: string, version?: number): Promise<GameRoom> {
  const [room] = await Promise.all([shelf.bring(id, version), bringWords(id, language.value)]);
  if (!spoken.has(id)) {
    spoken.add(id);
    effect(() => void bringWords(id, language.value));
  }
  return room;
}

/** The rules of a game whose room has come. */
export const { gameOf } = shelf;
