import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Action } from '#games/murano/action';
import { type Card, CARDS, type Category, categoriesOf, recipeOf } from '#games/murano/cards';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/owed';
import { NO_SHARDS, one, type Shards } from '#games/murano/shards';
import type { View } from '#games/murano/state';
import type { Sight } from '#table/table';
import { handling as handlingOf, type Handling as HandlingOf } from '../table/handling.ts';
import type { Manner } from '../table/manner.ts';
import { demandsOf, missing, type Spot, spotKey, spotName } from './spots.ts';
import { m } from './texts.ts';

export type Handling = HandlingOf<View, Action, Spot>;
type SpotAt<At extends Spot['at']> = Extract<Spot, { at: At }>;

const chosenAt = <At extends Spot['at']>(chosen: readonly Spot[], at: At): readonly SpotAt<At>[] =>
  chosen.filter((spot): spot is SpotAt<At> => spot.at === at);

/** The shards of the workbench that were chosen, or those of the warehouse. */
export const shardsIn = (chosen: readonly Spot[], at: 'bench' | 'stock'): Shards =>
  chosenAt(chosen, at).reduce((sum, { shard }) => sum + one(shard), NO_SHARDS);

/** Things of which another one may be taken up instead. */
const EXCHANGEABLE: readonly Spot['at'][] = ['bench', 'card', 'made', 'advantage', 'theirs', 'socket', 'owl'];

const manner: Manner<View, Action, Spot> = {
  game: murano,
  nameOf: spotName,
  keyOf: spotKey,
  narrowed: (_view, _seat, legal, chosen) =>
    chosen.length === 0 ? legal : legal.filter((action) => missing(action, chosen) !== null),
  live(_view, _seat, open, chosen) {
    const keys = new Set<string>();
    for (const action of open) {
      const left = chosen.length === 0 ? demandsOf(action) : (missing(action, chosen) ?? []);
      for (const key of left) keys.add(key);
    }
    return keys;
  },
  settled(_view, _seat, open, chosen) {
    if (open.length !== 1) return null;
    const [action] = open;
    // One creation that can pay is enough: it need not be touched.
    if (action.kind === 'activate' && chosenAt(chosen, 'advantage').length > 0) return action;
    return demandsOf(action).length === chosen.length ? action : null;
  },
  readings: (spot) => [spot],
  instead(chosen, spot) {
    if (!EXCHANGEABLE.includes(spot.at)) return [];
    return [chosen.slice(1), chosen.filter(({ at }) => at !== spot.at), []];
  },
  attempted,
  shapeless: (chosen) =>
    chosenAt(chosen, 'bench').length > 1
      ? { rule: 'L18', text: () => m('why.oneShard') }
      : { rule: 'L11', text: () => m('why.notNow') },
};

/** A creation that pays for a category: a completed one first. */
function payer(view: View, seat: Seat, category: Category): Card {
  const fits = (card: Card): boolean => categoriesOf(card).includes(category);
  return view.completed[seat].find(fits) ?? view.aside[seat].find(fits) ?? CARDS.find(fits)!;
}

/** The action that touching a dead spot would have been. */
function attempted(view: View, seat: Seat, chosen: readonly Spot[], spot: Spot): Action | null {
  const owed = due(view)?.kind;
  const held = chosenAt(chosen, 'bench');
  switch (spot.at) {
    case 'bench':
      if (owed === 'return') return { kind: 'return', shards: one(spot.shard) };
      return { kind: 'sell', shards: one(spot.shard) };
    case 'stock':
      if (owed === 'swap' && held.length > 0) return { kind: 'swap', give: held[0].shard, take: spot.shard };
      if (owed === 'substitute') return { kind: 'substitute', shards: shardsIn([...chosen, spot], 'stock') };
      return { kind: 'gain', shard: spot.shard };
    case 'market': {
      const [socket] = chosenAt(chosen, 'socket');
      if (socket !== undefined) {
        return { kind: 'travel', shard: socket.shard, from: socket.market, to: spot.market };
      }
      if (held.length > 1) return null;
      if (owed === 'empty') return { kind: 'empty', market: spot.market };
      if (held.length === 0) return { kind: 'buy', market: spot.market };
      return { kind: 'exchange', shard: held[0].shard, market: spot.market };
    }
    case 'socket':
      return { kind: 'travel', shard: spot.shard, from: spot.market, to: spot.market };
    case 'card': {
      const card = view.hands[seat][0] ?? -1;
      if (spot.place > 1) return { kind: 'reorder', place: spot.place };
      return { kind: 'create', shards: card < 0 ? NO_SHARDS : recipeOf(card) };
    }
    case 'packet':
      return { kind: 'pick', place: spot.place };
    case 'made':
      return { kind: 'activate', card: spot.card, category: categoriesOf(spot.card)[0] };
    case 'advantage':
      return { kind: 'activate', card: payer(view, seat, spot.category), category: spot.category };
    case 'seat':
      return { kind: 'give', seat: spot.seat, shard: held[0]?.shard ?? 0 };
    case 'theirs':
      if (held.length > 0) return { kind: 'trade', seat: spot.seat, give: held[0].shard, take: spot.shard };
      return { kind: 'claim', seat: spot.seat, shard: spot.shard };
    case 'owl':
      return { kind: 'owl', place: 2 };
    case 'selector':
      return view.turned ? { kind: 'take' } : { kind: 'selector' };
    case 'ring':
      return { kind: 'notch' };
    case 'deed':
      return murano.parse(spot.kind) ?? murano.parse(`${spot.kind}-none`);
  }
}

/** Touching narrows the legal actions of Murano. With `only`, nothing but these words is offered. */
export const handling = (
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Handling => handlingOf(manner, sight, send, only);
