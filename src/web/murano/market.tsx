import type { ReadonlySignal, Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Action } from '#games/murano/action';
import { exchanged, type Market, MARKET_SIZE } from '#games/murano/board';
import { due } from '#games/murano/owed';
import { NO_SHARDS, sizeOf } from '#games/murano/shards';
import { BENCH_SIZE, isFull } from '#games/murano/state';
import { marketArt, marketSpot, socketSpots } from '../art/murano/index.ts';
import { useSeen } from '../table/seen.ts';
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
}

interface CornerProps extends Props {
  /** The position of the ring that is shown, looking ahead or not. */
  readonly ring: ReadonlySignal<number>;
  readonly looked: Signal<Market | null>;
  readonly previewed: ReadonlySignal<Market | null>;
  readonly lit: ReadonlySignal<Market | null>;
}

const SOCKETS = Array.from({ length: MARKET_SIZE }, (_, place) => place);

/** One market in its corner: its shards, what an exchange gives here, and its price. */
export function MarketCorner({ hand, market, ring, looked, previewed, lit: told }: CornerProps): JSX.Element {
  const shards = useSeen(() => hand.view.value.markets[market], [hand]);
  const full = useSeen(() => isFull(hand.view.value, market), [hand]);
  const gives = useSeen(() => {
    const { options, warehouse } = hand.view.value;
    return exchanged({ options, warehouse, ring: ring.value }, market);
  }, [hand]);
  const price = useSeen(() => hand.view.value.terms.price, [hand]);
  const lit = useSeen(() => told.value === market || previewed.value === market, [previewed]);
  const places = usePlaces(shards);
  const centre = marketSpot(market);
  const sockets = socketSpots(market);
  const label = [
    m('market.label', { name: marketName(market), shards: shardsText(shards) }),
    full ? m('market.full') : m('market.gives', { shards: shardsText(gives) }),
    m('market.price', { price }),
  ].join(' ');
  return (
    <div class={`market m${market}${full ? ' full' : ''}${lit ? ' lit' : ''}`}>
      <Stone hand={hand} market={market} lit={lit} />
      {SOCKETS.map((place) => (
        <span
          key={place}
          class="socket"
          style={{ left: `${sockets[place].x / 10}%`, top: `${sockets[place].y / 10}%` }}
          data-place={`market-${market}-${place}`}
          data-shard={places[place]}
        >
          {places[place] !== undefined && <ShardIcon shard={places[place]} />}
        </span>
      ))}
      <Touch
        hand={hand}
        spot={{ at: 'market', market }}
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
        {full ? (
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

function Stone({ hand, market, lit }: Props & { readonly lit: boolean }): JSX.Element {
  const live = useSeen(() => hand.isLive({ at: 'market', market }), [hand]);
  const mood = live ? (lit ? 'hovered' : 'legal') : 'calm';
  return <Picture class="layer" name={`market ${market} ${mood}`} draw={() => marketArt(market, mood)} />;
}

/** Buying needs one press: a market and its price are all there is to say. */
function BuyButton({ hand, market }: Props): JSX.Element {
  const price = useSeen(() => hand.view.value.terms.price, [hand]);
  const purchase = (): Action | undefined =>
    hand.legal.value.find((each) => each.kind === 'buy' && each.market === market);
  const live = useSeen(() => purchase() !== undefined, [hand]);
  const surplus = useSeen(() => {
    const [action, seat] = [purchase(), hand.mover.value];
    if (action === undefined || seat === null) return 0;
    return Math.max(0, sizeOf(hand.previewOf(action).benches[seat]) - BENCH_SIZE);
  }, [hand]);
  const text = m('market.buy', { price });
  return (
    <button
      type="button"
      class={`buy${live ? ' live' : ''}`}
      data-spot={live ? undefined : `buy-${market}`}
      aria-label={`${text}, ${marketName(market)}${surplus > 0 ? `, ${m('surplus', { count: surplus })}` : ''}`}
      aria-disabled={live ? undefined : 'true'}
      onClick={() => {
        const action = purchase();
        if (action === undefined) hand.refuse({ at: 'market', market }, { kind: 'buy', market });
        else hand.play(action);
      }}
      onPointerEnter={() => hand.point(purchase() ?? null)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => hand.point(purchase() ?? null)}
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
}: Props & { readonly places: readonly number[] }): JSX.Element | null {
  const asked = useSeen(() => hand.mover.value !== null && due(hand.view.value)?.kind === 'travel', [hand]);
  if (!asked) return null;
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
