import type { FindGame } from '#core/catalogue';
import type { AnyGame } from '#core/game';
import type { Match } from '#core/match';
import { problem } from '#core/problem';

type Load<Room> = () => Promise<{ readonly room: Room }>;

export interface Shelf<Room> {
  /** The room for this version of the rules; where there is none of its own, that of the newest. */
  bring(id: string, version?: number): Promise<Room>;
  /** Rules that have come; nothing is fetched for it. */
  readonly gameOf: FindGame;
}

/** Rooms that come when they are wanted: the newest of each game, and those of earlier rules as `game version`. */
export function shelfOf<Room extends { readonly game: AnyGame }>(
  newest: Readonly<Record<string, Load<Room>>>,
  earlier: Readonly<Record<string, Load<Room>>>,
): Shelf<Room> {
  const come = new Map<string, Room>();
  const once = async (key: string, load: Load<Room>): Promise<Room> => {
    const there = come.get(key) ?? (await load()).room;
    come.set(key, there);
    return there;
  };
  return {
    async bring(id, version) {
      const key = `${id} ${version}`;
      const own = earlier[key];
      if (own !== undefined) return once(key, own);
      const load = newest[id];
      if (load === undefined) throw problem('unknown-game', `${id}: there is no room for it here`);
      return once(id, load);
    },
    gameOf(id, version) {
      const game = come.get(id)?.game;
      return version === undefined || game?.version === version ? game : come.get(`${id} ${version}`)?.game;
    },
  };
}

/** Opens the text of a match. The room that its rules need comes first, and no other. */
export async function openText<Room extends { readonly game: AnyGame }>(
  text: string,
  bring: (id: string, version: number) => Promise<Room | null>,
  gameOf: FindGame,
): Promise<{ match: Match; room: Room }> {
  const [, id = '', version = ''] = /^game (\w+) (\d+)/mu.exec(text) ?? [];
  const [room, { loadMatch }] = await Promise.all([bring(id, Number(version)), import('#core/loaded')]);
  const match = loadMatch(text, gameOf);
  if (room?.game !== match.game) throw problem('unknown-game', `${id}: there is no room for it here`);
  return { match, room };
}
