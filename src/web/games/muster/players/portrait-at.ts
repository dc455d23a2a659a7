import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import { chosenAt } from '../../../portraits/portraits.ts';

/** The portrait of a seat: a bot has that of its level, a person the one they have chosen, before their colour. */
export function portraitAt(players: readonly Player[], seat: Seat, colour: string): string {
  const player = players[seat];
  if (player?.kind === 'bot') return player.level;
  return [player?.colour ?? colour, chosenAt(players, seat) ?? []].flat().join(' ');
}

/** The same wherever nobody looks from one side: around a screen, in a replay. */
export const portraitOf = (players: readonly Player[], seat: Seat): string =>
  portraitAt(players, seat, seat === 1 ? 'violet' : 'you');
