import type { Seat } from '#core/game';
import { CASTLES, type Castle, castleWord, RAINBOW, strengthOf } from '#games/muster/cards';
import { castlesOf, ownerOf, strengthAt } from '#games/muster/scoring';
import { rivalOf, type View } from '#games/muster/state';
import type { Matter } from '../../review/review.ts';

/** What a wizard brings: a castle held by less can change hands at one blow. [U14] */
const REACH = strengthOf(RAINBOW);
const SHOWN = 2;

/** The castles that are nearest to changing hands, and how many each side holds. */
export function matters(view: View, seat: Seat): Matter {
  const lead = (castle: Castle): number =>
    strengthAt(view, seat, castle) - strengthAt(view, rivalOf(seat), castle);
  const [own, other] = [castlesOf(view, seat), castlesOf(view, rivalOf(seat))];
  const close = CASTLES.filter((castle) => ownerOf(view, castle) !== null && Math.abs(lead(castle)) <= REACH)
    .toSorted((a, b) => Math.abs(lead(a)) - Math.abs(lead(b)))
    .slice(0, SHOWN);
  if (close.length === 0) {
    return {
      message: { key: 'review.matterNone', with: { who: seat, own, other } },
      rules: ['U30'],
      places: [],
    };
  }
  const castles = close.map((castle) => `@castle.${castleWord(castle)}`).join(' ');
  return {
    message: { key: 'review.matter', with: { who: seat, own, other, castles } },
    rules: ['U14', 'U30'],
    places: close.map((castle) => ({ factor: 'castle', place: castleWord(castle) })),
  };
}
