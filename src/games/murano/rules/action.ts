import type { Seat } from '#core/game';
import type { Rule } from '#core/rules';
import type { Market } from './board.ts';
import type { Card, Category } from './cards.ts';
import type { Shard, Shards } from './shards.ts';
import type { View } from './state.ts';

interface Plain<Kind> {
  readonly kind: Kind;
}
interface AtMarket<Kind> extends Plain<Kind> {
  readonly market: Market;
}
interface WithShards<Kind> extends Plain<Kind> {
  readonly shards: Shards;
}
interface WithShard<Kind> extends Plain<Kind> {
  readonly shard: Shard;
}
/** A card by its place in a hand or a packet, counted from 1: only its owner sees its face. */
interface AtPlace<Kind> extends Plain<Kind> {
  readonly place: number;
}
interface WithSeat<Kind> extends Plain<Kind> {
  readonly seat: Seat;
}

/** One decision of a seat. What an advantage asks is a decision of its own, after the one to activate it. */
export type Action =
  // The phases of a turn.
  | Plain<'selector'>
  | Plain<'take'>
  | (AtMarket<'exchange'> & WithShard<'exchange'>)
  | AtMarket<'buy'>
  | WithShards<'sell'>
  | Plain<'skip'>
  | WithShards<'create'>
  | Plain<'end'>
  // At any time.
  | Plain<'notch'>
  | AtPlace<'reorder'>
  | { readonly kind: 'activate'; readonly card: Card; readonly category: Category }
  | AtPlace<'owl'>
  // Owed.
  | WithShards<'return'>
  | WithShards<'substitute'>
  | WithShards<'receive'>
  | WithShard<'gain'>
  | AtPlace<'order'>
  | (WithShard<'travel'> & { readonly from: Market; readonly to: Market })
  | { readonly kind: 'swap'; readonly give: Shard; readonly take: Shard }
  | Plain<'stop'>
  | { readonly kind: 'spin'; readonly ring: number }
  | (WithSeat<'claim'> & WithShard<'claim'>)
  | (WithSeat<'give'> & WithShard<'give'>)
  | (WithSeat<'trade'> & { readonly give: Shard; readonly take: Shard })
  | WithShard<'discard'>
  | AtMarket<'empty'>
  | AtPlace<'pick'>;

export type Kind = Action['kind'];
export type ActionOf<K extends Kind> = Extract<Action, { readonly kind: K }>;
export type RuleOf<K extends Kind> = Rule<View, ActionOf<K>>;
