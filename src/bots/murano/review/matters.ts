import type { Seat } from '#core/game';
import { murano } from '#games/murano/index';
import { exchanged, type Market, MARKETS, marketWord } from '#games/murano/rules/board';
import { cardWord } from '#games/murano/rules/cards';
import { NO_SHARDS, type Shards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { listed } from '#games/murano/view/describe';
import type { Matter } from '../../review/review.ts';
import { common, needsOf } from '../needs.ts';

/** The next creation, what it lacks, and where some of that is to be had at once. */
export function matters(view: View, seat: Seat): Matter | null {
  const [card] = view.hands[seat];
  if (card === undefined || card < 0) return null;
  const [missing = NO_SHARDS] = needsOf(view, seat).missing;
  const creation = `@creation.${cardWord(card)}`;
  const places = [{ factor: 'creation', place: cardWord(card) }];
  if (missing === NO_SHARDS) {
    return { message: { key: 'review.ready', with: { who: seat, creation } }, rules: ['L24'], places };
  }
  const markets = givingNow(view, seat, missing).map(marketWord);
  const values = { who: seat, creation, shards: listed(missing) };
  return markets.length === 0
    ? { message: { key: 'review.lacks', with: values }, rules: ['L24'], places }
    : {
        message: {
          key: 'review.lacksNow',
          with: { ...values, markets: markets.map((word) => `@market.${word}`).join(' ') },
        },
        rules: ['L18', 'L24'],
        places: [...places, ...markets.map((place) => ({ factor: 'market', place }))],
      };
}

/** The markets that would give at least one of these now, by exchange or for money. [L18, L21] */
function givingNow(view: View, seat: Seat, missing: Shards): readonly Market[] {
  const legal = murano.legalActions(view, seat);
  const gives = (market: Market): boolean =>
    legal.some(
      (action) =>
        (action.kind === 'exchange' || action.kind === 'buy') &&
        action.market === market &&
        common(missing, action.kind === 'buy' ? view.markets[market] : exchanged(view, market)) !== NO_SHARDS,
    );
  return MARKETS.filter(gives);
}
