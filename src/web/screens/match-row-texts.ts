import { type GameId, isGame } from '../games.ts';
import { nameOf } from '../bots/personas.ts';
import type { Kept, Told } from '../device/matches.ts';
import { t } from '../words/index.ts';

export const gameIn = ({ game }: Kept): GameId => (isGame(game) ? game : 'muster');

/** Who plays a kept match, as its list tells it. */
export function companyOf(match: Kept): {
  kind: 'bot' | 'people' | 'alone' | 'watched';
  name: string;
  seat: number;
} {
  const { players } = match;
  const seat = Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
  const persons = players.filter(({ kind }) => kind === 'person').length;
  if (persons === 0) return { kind: 'watched', seat, name: '' };
  if (players.length === 1) return { kind: 'alone', seat, name: '' };
  if (persons > 1) return { kind: 'people', seat, name: '' };
  const names = players.flatMap((_, at) => (at === seat ? [] : [nameOf(gameIn(match), players, at)]));
  return { kind: 'bot', seat, name: names.join(', ') };
}

/** The company in the words of a list. */
export function companyText(match: Kept): string {
  const { kind, name } = companyOf(match);
  const count = match.players.length;
  if (kind === 'bot') return t('matches.against', { name });
  if (kind === 'alone') return t('matches.alone');
  return t(kind === 'people' ? 'matches.people' : 'matches.watched', { count });
}

/** Where a kept match stands, in one line. */
export function standOf(match: Kept): string {
  const { kind, seat } = companyOf(match);
  const { turn } = match.told;
  const mine = kind !== 'people' && kind !== 'watched' && turn === seat;
  const who =
    mine || turn < 0
      ? t('home.yourTurn')
      : t('home.theirTurn', { name: nameOf(gameIn(match), match.players, turn) });
  return `${who}, ${pointsOf(match.told, seat)}`;
}

/** Castles and cards, or money and round. */
function pointsOf(told: Told, seat: number): string {
  if ('money' in told) return t('home.liras', { money: told.money.join(' : '), round: told.round });
  const { castles, left } = told;
  const cards = t('home.cards', { count: left });
  return t('home.castles', { own: castles[seat], rival: castles[1 - seat], cards });
}

/** How a kept match has ended. */
export function scoreOf(match: Kept): string {
  const { seat } = companyOf(match);
  const { told } = match;
  if ('money' in told) return t('matches.liras', { money: told.money.join(' : ') });
  return t('matches.score', { own: told.castles[seat], rival: told.castles[1 - seat] });
}
