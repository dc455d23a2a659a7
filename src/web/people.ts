import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import { levelName, levelOf } from './levels.ts';
import { settings } from './settings.ts';
import { t } from './words/index.ts';

/** What the chronicle calls a player. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  if (player?.kind === 'bot') return botName(players, seat, player.level);
  if (players.filter(({ kind }) => kind === 'person').length > 1) {
    return seat === 0 ? t('seat.first') : t('seat.second');
  }
  return settings.value.name === '' ? t('seat.guest') : settings.value.name;
}

/** The one person at this screen: told as “you”, unless they want to read their name. */
export function youAt(players: readonly Player[]): Seat | null {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 && settings.value.name === '' ? persons[0] : null;
}

/** Two bots of one level are told apart by their number. */
function botName(players: readonly Player[], seat: Seat, level: string): string {
  const name = t(`persona.${levelOf(level)}`);
  const twins = players.filter((player) => player.kind === 'bot' && player.level === level);
  return twins.length > 1 ? `${name} ${seat === 0 ? 'I' : 'II'}` : name;
}

export function roleOf(player: Player): string {
  return player.kind === 'bot' ? t('bot', { level: levelName(levelOf(player.level)) }) : '';
}
