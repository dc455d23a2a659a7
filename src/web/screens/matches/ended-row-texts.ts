import { verdict } from '#core/verdict';
import { nameOf, youAt } from '../../bots/personas.ts';
import type { SavedMatch } from '../../device/matches.ts';
import { endingOf } from '../../results/results.ts';
import { language } from '../../settings.ts';
import { s } from '../words.ts';

/** Who has won a match that is over; '' where nobody plays against anybody. */
export function verdictOf(match: SavedMatch): string {
  const ending = endingOf(match);
  if (ending === null || match.players.length === 1) return '';
  const you = youAt(match.players);
  return verdict(ending, language.value, (seat) =>
    seat === you ? null : nameOf(match.game, match.players, seat),
  );
}

/** How it ended, where it did not end by its rules. */
export function resignedText({ game, players, resigned }: SavedMatch): string {
  if (resigned === undefined) return '';
  return resigned === youAt(players)
    ? s('matches.youResigned')
    : s('matches.resigned', { name: nameOf(game, players, resigned) });
}
