import type { GameEntry } from '#core/entry';
import { entryAt } from '#core/list';
import { ENTRIES } from '#games/catalogue';
import type { GameUi } from './game-ui.ts';
import * as uis from './games/index.ts';
import { language } from './settings.ts';

/** A game as the page knows it before anything of it has come. */
export interface CatalogueGame extends GameEntry {
  readonly ui: GameUi;
}

const UIS: Readonly<Record<string, GameUi>> = uis;

/** Every game, in the order in which they are offered. */
export const CATALOGUE: readonly CatalogueGame[] = ENTRIES.map((entry) => ({
  ...entry,
  ui: UIS[entry.id] ?? { id: entry.id },
}));

export const gameIn = (id: string): CatalogueGame | undefined => CATALOGUE.find((each) => each.id === id);

export const isGame = (id: string): boolean => gameIn(id) !== undefined;

/** The title in the reader's language; of a game that is not known here, its id. */
export const titleOf = (id: string): string => gameIn(id)?.title[language.value] ?? id;

/** Where the entrance leads whoever has not played yet. */
export const FOR_NEWCOMERS =
  CATALOGUE.find(({ isForNewcomers }) => isForNewcomers === true) ?? entryAt(CATALOGUE, 0);
