import type { AnyGame } from './game.ts';

/** The rules of a game in this version; without one, in the newest. */
export type FindGame = (id: string, version?: number) => AnyGame | undefined;

export interface Catalogue {
  /** Each game in its newest version: with that, new matches are played. */
  readonly games: readonly AnyGame[];
  /** A match keeps the rules it began with: those of earlier versions are found as well. */
  readonly gameOf: FindGame;
}

/** Games in the order in which they are offered, several versions of one side by side. */
export function catalogueOf(all: readonly AnyGame[]): Catalogue {
  const versions = new Map<string, Map<number, AnyGame>>();
  for (const game of all) {
    const known = versions.get(game.id) ?? new Map<number, AnyGame>();
    if (known.has(game.version)) throw new Error(`${game.id} ${game.version} stands twice in the catalogue`);
    versions.set(game.id, known.set(game.version, game));
  }
  const newest = new Map(
    [...versions].map(([id, known]) => [id, known.get(Math.max(...known.keys()))!] as const),
  );
  return {
    games: [...newest.values()],
    gameOf: (id, version) => (version === undefined ? newest.get(id) : versions.get(id)?.get(version)),
  };
}
