import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Card } from '#games/murano/rules/cards';
import { due } from '#games/murano/rules/owed';
import { NO_SHARDS, type Shards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { creationOffers } from '#games/murano/view/preview';
import { type Lack, lackOf } from '../hand/badges.ts';

/** What comes of an action, as far as money and the first creation go. */
export interface Prospect {
  /** Liras that come or go at once. */
  readonly paid: number;
  /** Shards that must be returned first. */
  readonly surplus: number;
  /** The first creation in hand, or −1. */
  readonly card: Card;
  /** What it pays then; null while it cannot be made. */
  readonly pay: number | null;
  /** What it lacks then. */
  readonly lack: Lack;
}

/** Both views are the rules' own: nothing is promised that they do not keep. */
export function prospectOf(now: View, after: View, seat: Seat): Prospect {
  const owed = due(after);
  const card = after.hands[seat]?.[0] ?? -1;
  const bench: Shards = after.benches[seat] ?? NO_SHARDS;
  return {
    paid: entryAt(after.money, seat) - entryAt(now.money, seat),
    surplus: owed?.kind === 'return' && owed.seats.includes(seat) ? owed.count : 0,
    card,
    pay: owed === undefined && card >= 0 ? payIn(after, seat) : null,
    lack: card < 0 ? { shards: NO_SHARDS, count: 0 } : lackOf(card, bench),
  };
}

/** What the first creation pays in a position: by the action itself where it can be made at once. */
function payIn(view: View, seat: Seat): number | null {
  const gains = murano
    .legalActions(view, seat)
    .flatMap((action) => (action.kind === 'create' ? [murano.preview(view, seat, action)] : []))
    .map(({ money }) => entryAt(money, seat) - entryAt(view.money, seat));
  return gains.length > 0 ? Math.max(...gains) : (creationOffers(view, seat)[0]?.pay ?? null);
}

/** “+7”, “−2”, “0”: money with its sign. */
export const signed = (amount: number): string =>
  amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** Everything of it together: the better of two. */
export const netOf = ({ paid, pay }: Prospect): number => paid + (pay ?? 0);
