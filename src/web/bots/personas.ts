import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import type { BotEntry } from '#bots/entry';
import * as entries from '#bots/catalogue';
import { levelHint, levelName, levelOf, mannerOf } from './levels.ts';
import { isNameless } from './nameless.ts';
import { settings } from '../settings.ts';
import { t } from '../words/index.ts';

/** What the chronicle calls a player. */
export function nameOf(game: string, players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  if (player?.kind === 'bot') return botName(game, players, seat, player.level);
  if (player?.name !== undefined) return isNameless(player.name) ? t('seat.guest') : player.name;
  const persons = players.filter(({ kind }) => kind === 'person').length;
  if (persons > 1) return t('seat.player', { count: seat + 1 });
  return settings.value.name === '' ? t('seat.guest') : settings.value.name;
}

/**
 * The one person at this screen: told as “you”, unless they want to read their name. Far apart they are `own` among
 * several, and have a name for the others.
 */
export function youAt(players: readonly Player[], own: readonly Seat[] = personsAmong(players)): Seat | null {
  const [seat, ...others] = own;
  if (seat === undefined || others.length > 0) return null;
  const player = players[seat];
  const isFar = player?.kind === 'person' && player.name !== undefined;
  return isFar || settings.value.name === '' ? seat : null;
}

const personsAmong = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const ENTRIES: Readonly<Record<string, BotEntry>> = entries;

/** Whoever plays at a level has a name; where the bots were not taught the game, that of the level. */
export const personaOf = (game: string, level: string): string => personasOf(game, level)[0];

function personasOf(game: string, name: string): readonly [string, ...string[]] {
  const level = levelOf(game, name);
  const [first = levelName(game, level), ...others] = ENTRIES[game]?.personas[Number(level)] ?? [];
  return [first, ...others];
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Bots of one level are told apart by their names; where there are not enough of them, by their number. */
function botName(game: string, players: readonly Player[], seat: Seat, level: string): string {
  const names = personasOf(game, level);
  const twins = players.flatMap((player, at) =>
    player.kind === 'bot' && player.level === level ? [at] : [],
  );
  const nth = twins.indexOf(seat);
  if (twins.length <= names.length) return names[nth] ?? names[0];
  return `${names[0]} ${NUMERALS[nth] ?? nth + 1}`;
}

/** What is told of those of a level to whoever chooses one: a name, a manner and how they think. */
export const introductionOf = (game: string, level: string): string =>
  [`${personaOf(game, level)}:`, mannerOf(game, level), levelHint(game, level)].filter(Boolean).join(' ');

export function roleOf(game: string, player: Player): string {
  return player.kind === 'bot' ? t('bot', { level: levelName(game, levelOf(game, player.level)) }) : '';
}
