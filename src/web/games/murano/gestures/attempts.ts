import type { Refusal, Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { MARKETS } from '#games/murano/rules/board';
import { CARDS, type Category, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import { refuse } from '#games/murano/rules/refusals';
import {
  COLOURS,
  hasShard,
  NO_SHARDS,
  one,
  type Shard,
  SHARDS,
  type Shards,
} from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { missing, type Spot } from './spots.ts';

type SpotAt<At extends Spot['at']> = Extract<Spot, { at: At }>;

/** The shards of the workbench that were chosen, or those of the warehouse. */
export const shardsIn = (chosen: readonly Spot[], at: 'bench' | 'stock'): Shards =>
  chosen.reduce((sum, spot) => (spot.at === at ? sum + one(spot.shard) : sum), NO_SHARDS);

const benchOnly = (chosen: readonly Spot[]): readonly Spot[] => chosen.filter(({ at }) => at === 'bench');

/** What stays chosen when this is taken up instead: of shards only what a market or a sale can use. */
export function instead(chosen: readonly Spot[], spot: Spot): readonly (readonly Spot[])[] {
  if (spot.at === 'market' || spot.at === 'deed') return [benchOnly(chosen)];
  return [chosen.slice(1), chosen.filter(({ at }) => at !== spot.at), []];
}

/** The action that touching a dead spot would have been: one about all that was chosen, if there is any. */
export function attempted(view: View, seat: Seat, chosen: readonly Spot[], spot: Spot): Action | null {
  const triedWith = (kept: readonly Spot[]): readonly Action[] =>
    (TRIES[spot.at] as Tries<Spot['at']>)({ view, seat, chosen: kept, held: heldIn(view, seat, kept) }, spot);
  for (const kept of [chosen, ...instead(chosen, spot)]) {
    const found = triedWith(kept).find((action) => missing(action, [...kept, spot]) !== null);
    if (found !== undefined) return found;
  }
  return triedWith(chosen)[0] ?? null;
}

/** Two shards at a market are no exchange: that is all that no action has the shape of. */
export const shapeless = (): Refusal => refuse('L18', 'oneShard');

interface Trying {
  readonly view: View;
  readonly seat: Seat;
  readonly chosen: readonly Spot[];
  /** The shards one could give: those chosen, or all of the workbench. */
  readonly held: readonly Shard[];
}
type Tries<At extends Spot['at']> = (now: Trying, spot: SpotAt<At>) => readonly Action[];

function heldIn(view: View, seat: Seat, chosen: readonly Spot[]): readonly Shard[] {
  const held = shardsIn(chosen, 'bench');
  return SHARDS.filter((shard) => hasShard(held === NO_SHARDS ? view.benches[seat] : held, shard));
}

/** What one could mean by touching a thing, the likeliest first. */
const TRIES: { readonly [At in Spot['at']]: Tries<At> } = {
  bench({ view, chosen }, spot) {
    const shards = shardsIn([...chosen, spot], 'bench');
    const owed = due(view)?.kind;
    if (owed === 'return') return [{ kind: 'return', shards }];
    if (owed === 'swap') return COLOURS.map((take) => ({ kind: 'swap', give: spot.shard, take }));
    if (owed === 'discard') return [{ kind: 'discard', shard: spot.shard }];
    if (owed === 'create') return [{ kind: 'create', shards }];
    return [
      { kind: 'sell', shards },
      { kind: 'create', shards },
    ];
  },
  stock({ view, chosen, held }, spot) {
    const { shard } = spot;
    const shards = shardsIn([...chosen, spot], 'stock');
    const owed = due(view)?.kind;
    if (owed === 'swap') return held.map((give) => ({ kind: 'swap', give, take: shard }));
    if (owed === 'substitute' || owed === 'receive') return [{ kind: owed, shards }];
    return [{ kind: 'gain', shard }];
  },
  market({ view, chosen }, { market }) {
    const socket = chosen.find((each) => each.at === 'socket');
    const shard = chosen.find((each) => each.at === 'bench');
    if (socket !== undefined) {
      return [{ kind: 'travel', shard: socket.shard, from: socket.market, to: market }];
    }
    if (due(view)?.kind === 'empty') return [{ kind: 'empty', market }];
    return shard === undefined
      ? [{ kind: 'buy', market }]
      : [{ kind: 'exchange', shard: shard.shard, market }];
  },
  socket: (_now, { market, shard }) =>
    [...MARKETS.filter((to) => to !== market), market].map((to) => ({
      kind: 'travel',
      shard,
      from: market,
      to,
    })),
  card({ view, seat, chosen }, { place }) {
    const [first = -1] = view.hands[seat];
    const held = shardsIn(chosen, 'bench');
    if (due(view)?.kind === 'order') return [{ kind: 'order', place }];
    if (place > 1) return (['reorder', 'owl'] as const).map((kind) => ({ kind, place }));
    const others = chosen.flatMap((each) => (each.at === 'card' ? [each.place] : []));
    const shards = held === NO_SHARDS && first >= 0 ? recipeOf(first) : held;
    return [
      ...others.map((to) => ({ kind: 'reorder', place: to }) as const),
      { kind: 'create', shards },
      { kind: 'owl', place },
    ];
  },
  packet: (_now, { place }) => [{ kind: 'pick', place }],
  made({ chosen }, { card }) {
    const meant = chosen.flatMap((each) => (each.at === 'advantage' ? [each.category] : []));
    return [...meant, ...categoriesOf(card)].map((category) => ({ kind: 'activate', card, category }));
  },
  advantage({ view, seat, chosen }, { category }) {
    const meant = chosen.flatMap((each) => (each.at === 'made' ? [each.card] : []));
    return [...meant, ...payers(view, seat, category)].map((card) => ({ kind: 'activate', card, category }));
  },
  seat: ({ held }, { seat }) => held.map((shard) => ({ kind: 'give', seat, shard })),
  theirs({ view, held }, { seat, shard }) {
    if (due(view)?.kind === 'trade') return held.map((give) => ({ kind: 'trade', seat, give, take: shard }));
    return [{ kind: 'claim', seat, shard }];
  },
  owl: () => [{ kind: 'owl', place: 2 }],
  selector: ({ view }) => [view.turned ? { kind: 'take' } : { kind: 'selector' }],
  ring: () => [{ kind: 'notch' }],
  deed({ chosen }, { kind }) {
    if (kind === 'sell') return [{ kind, shards: shardsIn(chosen, 'bench') }];
    const action = murano.parse(kind) ?? murano.parse(`${kind}-none`);
    return action === null ? [] : [action];
  },
};

/** The creations that pay for a category: those completed first, then those set aside. */
function payers(view: View, seat: Seat, category: Category): readonly number[] {
  return [...view.completed[seat], ...view.aside[seat], ...CARDS].filter((card) =>
    categoriesOf(card).includes(category),
  );
}
