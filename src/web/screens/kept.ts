import { nameOf } from '../people.ts';
import type { Kept } from '../store.ts';
import { t } from '../words/index.ts';

/** Who plays a kept match, as its list tells it. */
export function companyOf({ players }: Kept): {
  kind: 'bot' | 'two' | 'watched';
  name: string;
  seat: number;
} {
  const seat = players.findIndex(({ kind }) => kind === 'person');
  const persons = players.filter(({ kind }) => kind === 'person').length;
  if (persons === 1) return { kind: 'bot', seat, name: nameOf(players, 1 - seat) };
  return { kind: persons === 0 ? 'watched' : 'two', seat: 0, name: '' };
}

/** Where a kept match stands, in one line. */
export function standOf(match: Kept): string {
  const { kind, seat } = companyOf(match);
  const { castles, left, turn } = match.told;
  const told = {
    own: castles[seat],
    rival: castles[1 - seat],
    cards: t('home.cards', { count: left }),
    name: turn < 0 ? '' : nameOf(match.players, turn),
  };
  return kind === 'bot' && turn === seat ? t('home.yourTurn', told) : t('home.theirTurn', told);
}
