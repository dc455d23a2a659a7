import { gameIn } from '../../catalogue.ts';
import { nameOf } from '../../bots/personas.ts';
import type { SavedMatch } from '../../device/matches.ts';
import { pageText, t } from '../../words/index.ts';

/** Who plays a kept match, as its list tells it. */
export function companyOf(match: SavedMatch): {
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
  const names = players.flatMap((_, at) => (at === seat ? [] : [nameOf(match.game, players, at)]));
  return { kind: 'bot', seat, name: names.join(', ') };
}

/** The company in the words of a list. */
export function companyText(match: SavedMatch): string {
  const { kind, name } = companyOf(match);
  const count = match.players.length;
  if (kind === 'bot') return t('matches.against', { name });
  if (kind === 'alone') return t('matches.alone');
  return t(kind === 'people' ? 'matches.people' : 'matches.watched', { count });
}

/** Where a kept match stands, in one line. */
export function standOf(match: SavedMatch): string {
  const { kind, seat } = companyOf(match);
  const { turn } = match.told;
  const mine = kind !== 'people' && kind !== 'watched' && turn === seat;
  const who =
    mine || turn < 0
      ? t('home.yourTurn')
      : t('home.theirTurn', { name: nameOf(match.game, match.players, turn) });
  return [who, summaryOf(match)].filter(Boolean).join(', ');
}

/** What the game itself says about where a match stands, or how it has ended; '' where it says nothing. */
export function summaryOf(match: SavedMatch): string {
  const summary = gameIn(match.game)?.ui.summary?.(match.told, companyOf(match).seat, match.over);
  return summary === undefined ? '' : pageText(match.game, summary.key, summary.with);
}
