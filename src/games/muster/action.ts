import type { Seat } from '#core/game';
import type { Rule } from '#core/rules';
import type { Banner, Card, Castle } from './cards.ts';
import type { View } from './state.ts';

/** Where a card is drawn from: a castle, or the pile. */
export const PILE = 5;
export type Source = Castle | typeof PILE;

/** One decision of a seat. A bridge goes with the banner that closes it; each refilled card is a decision of its own. */
export type Action =
  | { readonly kind: 'banner'; readonly card: Banner; readonly castle: Castle }
  | { readonly kind: 'wizard'; readonly castle: Castle }
  | { readonly kind: 'move'; readonly from: Castle; readonly to: Castle }
  | { readonly kind: 'lay'; readonly card: Card; readonly castle: Castle }
  | { readonly kind: 'bridge'; readonly castle: Castle; readonly card: Banner; readonly bridges: number }
  | {
      readonly kind: 'swap';
      readonly side: Seat;
      readonly castle: Castle;
      readonly slot: number;
      readonly card: Banner;
    }
  | { readonly kind: 'draw'; readonly from: Source }
  | { readonly kind: 'place'; readonly castle: Castle };

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;
export type RuleOf<Kind extends Action['kind']> = Rule<View, ActionOf<Kind>>;
