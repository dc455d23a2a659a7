import type { Json } from '#core/json';
import type { Player } from '#table/table';
import { storageName } from '../address.ts';
import { gameIn } from '../catalogue.ts';
import { DEFAULT_LEVEL, levelName, levelOf } from '../bots/levels.ts';
import { nameOf } from '../bots/personas.ts';
import { locale } from '../settings.ts';
import { isObject, readStored, writeStored } from './stored.ts';

/** Who played last time, and with which options. */
export interface Last {
  readonly players: readonly Player[];
  readonly options: Json;
}

/** What a newcomer is offered: one bot, and the options that the game advises. */
const firstOf = (game: string): Last => ({
  players: [{ kind: 'person' }, { kind: 'bot', level: DEFAULT_LEVEL }],
  options: gameIn(game)?.ui.firstOptions ?? {},
});

/** Of all matches, and of those against bots alone. */
type Which = 'last' | 'quick';
const key = (which: Which, game: string): string => storageName(`tavola.${which}.${game}`);

const isCompany = (value: unknown): value is Last =>
  isObject(value) && Array.isArray(value['players']) && value['players'].length > 0;
export const storedCompany = (which: Which, game: string): Last | null =>
  readStored(key(which, game), isCompany);

const isAgainstBots = (players: readonly Player[]): boolean =>
  players.length > 1 && players.filter(({ kind }) => kind === 'person').length === 1;

/** The last company, whoever it was: a sheet shows it before anything begins. */
export const lastOf = (game: string): Last => storedCompany('last', game) ?? firstOf(game);

/** What one press begins: always a match against bots, the last such company or the first of all. */
export function quickOf(game: string): Last {
  const last = lastOf(game);
  return storedCompany('quick', game) ?? (isAgainstBots(last.players) ? last : firstOf(game));
}

export const rivalsOf = (game: string): string => rivalsIn(game, quickOf(game));

/** Whom one would meet there: one bot with its level, of several the names. */
export function rivalsIn(game: string, { players }: Pick<Last, 'players'>): string {
  const bots = players.flatMap((player, seat) => (player.kind === 'bot' ? [{ seat, ...player }] : []));
  const names = bots.map(({ seat }) => nameOf(game, players, seat));
  const [only, ...others] = bots;
  if (only === undefined || others.length > 0) return listed(names);
  // Bots of a game that has no persons for them are called by their level already.
  return [...new Set([...names, levelName(game, levelOf(game, only.level))])].join(', ');
}

/** Several names as a sentence has them. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names);

export function remember(game: string, last: Last): void {
  writeStored(key('last', game), last);
  if (isAgainstBots(last.players)) writeStored(key('quick', game), last);
}
