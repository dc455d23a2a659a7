import type { Refusal, Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Action } from '#games/murano/rules/action';
import { MARKETS } from '#games/murano/rules/board';
import { CARDS, type Category, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import { refuse } from '#games/murano/rules/refusals';
import { COLOURS, hasShard, NO_SHARDS, type Shard, SHARDS } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { unmetBy } from '../../../interaction/mentions.ts';
import { mentionsOf, replacements, shardsIn, type Spot, spotKey } from './spots.ts';

type SpotAt<At extends Spot['at']> = Extract<Spot, { at: At }>;

/** The action that touching a dead spot would have been: one about all that was selected, if there is any. */
export function attempt(view: View, seat: Seat, selected: readonly Spot[], spot: Spot): Action | null {
  const triedWith = (spots: readonly Spot[]): readonly Action[] =>
    (TRIES[spot.at] as Tries<Spot['at']>)(
      { view, seat, selected: spots, held: heldIn(view, seat, spots) },
      spot,
    );
  for (const spots of [selected, ...replacements(selected, spot)]) {
    const candidate = triedWith(spots).find((action) => isAbout(action, [...spots, spot]));
    if (candidate !== undefined) return candidate;
  }
  return triedWith(selected)[0] ?? null;
}

const isAbout = (action: Action, spots: readonly Spot[]): boolean =>
  unmetBy(mentionsOf(action), spots.map(spotKey)) !== null;

/** Two shards at a market are no exchange: that is all that no action has the shape of. */
export const noSuchAction = (): Refusal => refuse('L18', 'oneShard');

interface Trying {
  readonly view: View;
  readonly seat: Seat;
  readonly selected: readonly Spot[];
  /** The shards one could give: those selected, or all of the workbench. */
  readonly held: readonly Shard[];
}
type Tries<At extends Spot['at']> = (now: Trying, spot: SpotAt<At>) => readonly Action[];

function heldIn(view: View, seat: Seat, selected: readonly Spot[]): readonly Shard[] {
  const held = shardsIn(selected, 'bench');
  return SHARDS.filter((shard) => hasShard(held === NO_SHARDS ? entryAt(view.benches, seat) : held, shard));
}

/** What one could mean by touching a thing, the likeliest first. */
const TRIES: { readonly [At in Spot['at']]: Tries<At> } = {
  bench({ view, selected }, spot) {
    const shards = shardsIn([...selected, spot], 'bench');
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
  stock({ view, selected, held }, spot) {
    const { shard } = spot;
    const shards = shardsIn([...selected, spot], 'stock');
    const owed = due(view)?.kind;
    if (owed === 'swap') return held.map((give) => ({ kind: 'swap', give, take: shard }));
    if (owed === 'substitute' || owed === 'receive') return [{ kind: owed, shards }];
    return [{ kind: 'gain', shard }];
  },
  market({ view, selected }, { market }) {
    const socket = selected.find((each) => each.at === 'socket');
    const shard = selected.find((each) => each.at === 'bench');
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
  card({ view, seat, selected }, { place }) {
    const [first = -1] = entryAt(view.hands, seat);
    const held = shardsIn(selected, 'bench');
    if (due(view)?.kind === 'order') return [{ kind: 'order', place }];
    if (place > 1) return (['reorder', 'owl'] as const).map((kind) => ({ kind, place }));
    const others = selected.flatMap((each) => (each.at === 'card' ? [each.place] : []));
    const shards = held === NO_SHARDS && first >= 0 ? recipeOf(view, first) : held;
    return [
      ...others.map((to) => ({ kind: 'reorder', place: to }) as const),
      { kind: 'create', shards },
      { kind: 'owl', place },
    ];
  },
  packet: (_now, { place }) => [{ kind: 'pick', place }],
  made({ view, selected }, { card }) {
    const meant = selected.flatMap((each) => (each.at === 'advantage' ? [each.category] : []));
    return [...meant, ...categoriesOf(view, card)].map((category) => ({ kind: 'activate', card, category }));
  },
  advantage({ view, seat, selected }, { category }) {
    const meant = selected.flatMap((each) => (each.at === 'made' ? [each.card] : []));
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
  action({ selected }, { kind }) {
    if (kind === 'sell') return [{ kind, shards: shardsIn(selected, 'bench') }];
    const action = murano.parse(kind) ?? murano.parse(`${kind}-none`);
    return action === null ? [] : [action];
  },
};

/** The creations that pay for a category: those completed first, then those set aside. */
function payers(view: View, seat: Seat, category: Category): readonly number[] {
  return [...entryAt(view.completed, seat), ...entryAt(view.aside, seat), ...CARDS].filter((card) =>
    categoriesOf(view, card).includes(category),
  );
}
