import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { MARKETS } from '#games/murano/rules/board';
import { CARDS, CATEGORIES, recipeOf } from '#games/murano/rules/cards';
import { due } from '#games/murano/rules/owed';
import { packetAt } from '#games/murano/modules/draft';
import { choicesOf, countOf, hasShard, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import type { TouchTest } from '../../../../interaction/testing/touches.ts';
import * as reasons from '../attempts.ts';
import { model } from '../gestures.ts';
import { type Spot, spotKey } from '../spots.ts';

/** What the room draws to be touched, by the moment. */
// oxlint-disable-next-line eslint/complexity -- one line for each kind of spot
function* everySpot(view: View, seat: Seat | null): Iterable<Spot> {
  const lower = seat ?? 0;
  const owed = due(view)?.kind;
  const isAsked = seat !== null && due(view)?.seats.includes(seat) === true;
  let place = 0;
  for (const shard of SHARDS) {
    for (let left = countOf(view.benches[lower], shard); left > 0; left -= 1) {
      yield { at: 'bench', shard, place: place++ };
    }
  }
  for (const market of MARKETS) {
    yield { at: 'market', market };
    if (!isAsked || owed !== 'travel') continue;
    for (const shard of SHARDS) {
      if (hasShard(view.markets[market], shard)) yield { at: 'socket', market, shard };
    }
  }
  yield { at: 'selector' };
  yield { at: 'action', kind: 'sell' };
  for (const [index, card] of view.hands[lower].entries()) {
    if (card >= 0) yield { at: 'card', place: index + 1 };
  }
  for (const card of view.completed[lower]) yield { at: 'made', card };
  for (const category of CATEGORIES) yield { at: 'advantage', category };
  if (view.owl === lower) yield { at: 'owl' };
  if (owed === 'pick') {
    const { length } = packetAt(view, lower);
    for (let at = 1; at <= length; at += 1) yield { at: 'packet', place: at };
  }
  if (isAsked) yield* askedSpots(view, lower);
}

/** What only a choice of the moment shows. */
function* askedSpots(view: View, seat: Seat): Iterable<Spot> {
  const { kind, from } = due(view)!;
  const stock = kind === 'receive' || kind === 'gain' ? from : view.warehouse;
  if (['substitute', 'receive', 'gain', 'swap'].includes(kind)) {
    for (const shard of SHARDS) {
      for (let nth = 0; nth < Math.min(2, countOf(stock, shard)); nth += 1) yield { at: 'stock', shard, nth };
    }
  }
  for (const rival of view.benches.keys()) {
    if (rival === seat) continue;
    if (kind === 'give') yield { at: 'seat', seat: rival };
    if (kind !== 'claim' && kind !== 'trade') continue;
    for (const shard of SHARDS) {
      if (hasShard(view.benches[rival], shard)) yield { at: 'theirs', seat: rival, shard };
    }
  }
}

const partsOf = (shards: Shards): readonly Shards[] => choicesOf(shards, 0, sizeOf(shards));

// oxlint-disable-next-line eslint/complexity -- one line for each kind of action
function* everyAction(view: View, seat: Seat): Iterable<Action> {
  const seats = [...view.benches.keys()];
  const [first = -1] = view.hands[seat];
  for (const kind of ['selector', 'take', 'skip', 'end', 'notch', 'stop'] as const) yield { kind };
  for (const shards of partsOf(view.benches[seat])) {
    for (const kind of ['sell', 'create', 'return'] as const) yield { kind, shards };
  }
  if (first >= 0) yield { kind: 'create', shards: recipeOf(view, first) };
  const owed = due(view)?.kind;
  if (owed === 'substitute' || owed === 'receive') {
    for (const shards of choicesOf(view.warehouse, 0, 3)) yield { kind: owed, shards };
  }
  for (let place = 1; place <= 8; place += 1) {
    for (const kind of ['reorder', 'owl', 'order', 'pick'] as const) yield { kind, place };
  }
  for (const market of MARKETS) {
    yield { kind: 'buy', market };
    yield { kind: 'empty', market };
    for (const shard of SHARDS) {
      yield { kind: 'exchange', shard, market };
      for (const to of MARKETS) yield { kind: 'travel', shard, from: market, to };
    }
  }
  for (const shard of SHARDS) {
    yield { kind: 'gain', shard };
    yield { kind: 'discard', shard };
    for (const take of SHARDS) yield { kind: 'swap', give: shard, take };
    for (const rival of seats) {
      for (const kind of ['claim', 'give'] as const) yield { kind, seat: rival, shard };
      for (const take of SHARDS) yield { kind: 'trade', seat: rival, give: shard, take };
    }
  }
  for (const card of CARDS) for (const category of CATEGORIES) yield { kind: 'activate', card, category };
}

export const MURANO_TOUCHES: TouchTest<View, Action, Spot> = {
  model,
  reasons,
  spots: (view, seat) => [...everySpot(view, seat)],
  everyAction,
  keys: (_view, _seat, spot) => [spotKey(spot)],
  aside: (selected, { at }) => [
    ...(at === 'market' || at === 'action' ? [selected.filter((each) => each.at === 'bench')] : [[]]),
    ...(at === 'market' ? selected.filter((each) => each.at === 'bench').map((each) => [each]) : []),
  ],
  // Several shards at a market are no exchange.
  stated: (_view, _seat, selected, { at }) =>
    at === 'market' && selected.filter((each) => each.at === 'bench').length > 1 ? ['L18'] : [],
};
