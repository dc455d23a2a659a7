import type { Seat } from '#core/game';
import { cardWord } from '#games/murano/rules/cards';
import { NO_SHARDS } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { listed } from '#games/murano/view/describe';
import type { Matter } from '../../review/review.ts';
import { needsOf } from '../needs.ts';

/** The next creation, and what it lacks. */
export function matters(view: View, seat: Seat): Matter | null {
  const [card] = view.hands[seat];
  if (card === undefined || card < 0) return null;
  const [missing = NO_SHARDS] = needsOf(view, seat).missing;
  const creation = `@creation.${cardWord(card)}`;
  const places = [{ factor: 'creation', place: cardWord(card) }];
  return missing === NO_SHARDS
    ? { message: { key: 'review.ready', with: { who: seat, creation } }, rules: ['L24'], places }
    : {
        message: { key: 'review.lacks', with: { who: seat, creation, shards: listed(missing) } },
        rules: ['L24'],
        places,
      };
}
