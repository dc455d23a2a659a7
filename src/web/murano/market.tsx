import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { exchanged, type Market } from '#games/murano/board';
import { due } from '#games/murano/owed';
import { NO_SHARDS, sizeOf } from '#games/murano/shards';
import { BENCH_SIZE, isFull } from '#games/murano/state';
import { marketArt, marketSpot, socketSpots } from '../art/murano/index.ts';
import type { Handling } from './handling.ts';
import { Picture, ShardIcon, ShardRow } from './pieces.tsx';
import { usePlaces } from './places.ts';
import { type Spot, spotName } from './spots.ts';
import { marketName, shardName, shardsText } from './telling.ts';
import { m } from './texts.ts';
import { Touch } from './touch.tsx';

interface Props {
  readonly hand: Handling;
  readonly market: Market;
  /** The position of the ring that is shown, looking ahead or not. */
  readonly ring: number;
  readonly looked: Signal<Market | null>;
  readonly lit: boolean;
}

/** One market in its corner: its shards, what an exchange gives here, and its price. */
export function MarketCorner({ hand, market, ring, looked, lit }: Props): JSX.Element {
  const view = hand.view.value;
  const shards = view.markets[market];
  const places = usePlaces(shards);
  const spot: Spot = { at: 'market', market };
  const live = hand.isLive(spot);
  const gives = exchanged({ options: view.options, warehouse: view.warehouse, ring }, market);
  const mood = live && lit ? 'hovered' : live ? 'legal' : 'calm';
  const centre = marketSpot(market);
  const sockets = socketSpots(market);
  const label = [
    m('market.label', { name: marketName(market), shards: shardsText(shards) }),
    isFull(view, market) ? m('market.full') : m('market.gives', { shards: shardsText(gives) }),
    m('market.price', { price: view.terms.price }),
  ].join(' ');
  return (
    <div class={`market m${market}${isFull(view, market) ? ' full' : ''}${lit ? ' lit' : ''}`}>
      <Picture class="layer" name={`market ${market} ${mood}`} draw={() => marketArt(market, mood)} />
      {places.map((shard, index) => {
        const { x, y } = sockets[index] ?? sockets[0];
        return (
          <span
            key={index}
            class="socket"
            style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
            data-place={`market-${market}-${index}`}
          >
            <ShardIcon shard={shard} />
          </span>
        );
      })}
      <Touch
        hand={hand}
        spot={spot}
        label={label}
        class="corner"
        style={{ left: `${centre.x / 10}%`, top: `${centre.y / 10}%` }}
        look={(on) => {
          looked.value = on ? market : null;
        }}
      />
      <Sockets hand={hand} market={market} places={places} />
      <div class="note">
        <i>{marketName(market)}</i>
        {isFull(view, market) ? (
          <span key="full" class="gives">
            {m('market.fullShort')}
          </span>
        ) : (
          <span key={gives} class="gives">
            <span aria-hidden="true">{m('market.arrow')}</span>
            {gives === NO_SHARDS ? m('nothing') : <ShardRow shards={gives} />}
          </span>
        )}
        <BuyButton hand={hand} market={market} />
      </div>
    </div>
  );
}

/** Buying needs one press: a market and its price are all there is to say. */
function BuyButton({ hand, market }: { hand: Handling; market: Market }): JSX.Element {
  const view = hand.view.value;
  const action = hand.legal.value.find((each) => each.kind === 'buy' && each.market === market);
  const seat = hand.mover.value;
  const surplus =
    action === undefined || seat === null
      ? 0
      : Math.max(0, sizeOf(hand.previewOf(action).benches[seat]) - BENCH_SIZE);
  const name = marketName(market);
  const text = m('market.buy', { price: view.terms.price });
  return (
    <button
      type="button"
      class={`buy${action === undefined ? '' : ' live'}`}
      data-spot={action === undefined ? `buy-${market}` : undefined}
      aria-label={`${text}, ${name}${surplus > 0 ? `, ${m('surplus', { count: surplus })}` : ''}`}
      aria-disabled={action === undefined ? 'true' : undefined}
      onClick={() =>
        action === undefined
          ? hand.refuse({ at: 'market', market }, { kind: 'buy', market })
          : hand.play(action)
      }
      onPointerEnter={() => hand.point(action ?? null)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => hand.point(action ?? null)}
      onBlur={() => hand.point(null)}
    >
      {text}
    </button>
  );
}

/** Traveller: the shards of a market can be touched one by one. */
function Sockets({
  hand,
  market,
  places,
}: {
  hand: Handling;
  market: Market;
  places: readonly number[];
}): JSX.Element | null {
  if (hand.mover.value === null || due(hand.view.value)?.kind !== 'travel') return null;
  const sockets = socketSpots(market);
  const kinds = [...new Set(places)] as (0 | 1 | 2 | 3 | 4)[];
  return (
    <>
      {kinds.map((shard) => {
        const spot: Spot = { at: 'socket', market, shard };
        const { x, y } = sockets[places.indexOf(shard)];
        return (
          <Touch
            key={spotName(spot)}
            hand={hand}
            spot={spot}
            label={m('market.socket', { shard: shardName(shard), name: marketName(market) })}
            class="pick"
            style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
          />
        );
      })}
    </>
  );
}
