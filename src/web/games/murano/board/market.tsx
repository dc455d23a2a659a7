import type { ReadonlySignal, Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Action } from '#games/murano/rules/action';
import { exchanged, type Market } from '#games/murano/rules/board';
import { due } from '#games/murano/rules/owed';
import { NO_SHARDS, type Shard, type Shards, sizeOf } from '#games/murano/rules/shards';
import { BENCH_SIZE, isFull } from '#games/murano/rules/state';
import { marketArt, marketSpot, socketSpots } from '../art/index.ts';
import { addressInTurn } from '../../../art/image-address.ts';
import { useSeen } from '../../../room/seen.ts';
import { at } from './board-places.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Picture, ShardIcon, ShardRow } from '../pieces/pieces.tsx';
import { usePlaces } from '../bench/places.ts';
import type { Scrub } from './ring.ts';
import { type Spot, spotName } from '../gestures/spots.ts';
import { marketName, shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';
import { opensMarkets } from '../upright.ts';
import type { OpenedMarket } from './market-sheet.tsx';

interface Props {
  readonly ui: Interaction;
  readonly market: Market;
}

interface FacingProps extends Props {
  readonly scrub: Scrub;
}

interface CornerProps extends FacingProps {
  readonly looked: Signal<Market | null>;
  readonly previewed: ReadonlySignal<Market | null>;
  readonly lit: ReadonlySignal<Market | null>;
  /** On a phone a touch opens the market. */
  readonly opened: Signal<OpenedMarket | null>;
}

/** One market in its corner: its shards, what an exchange gives here, and its price. */
export function MarketCorner(props: CornerProps): JSX.Element {
  const { ui, market, scrub, looked, previewed, lit: litMarket, opened } = props;
  const shards = useSeen(() => entryAt(ui.view.value.markets, market), [ui]);
  const full = useSeen(() => isFull(ui.view.value, market), [ui]);
  const lit = useSeen(() => {
    const bought = ui.pointed.value?.kind === 'buy' && ui.pointed.value.market === market;
    return bought || litMarket.value === market || previewed.value === market;
  }, [ui, previewed]);
  const opens = useSeen(() => opensMarkets.value && isOpen(ui, market), [ui]);
  const places = usePlaces(shards);
  return (
    // Whether it opens is a class of the market: `:has()` of its corner made every new element of the room work out all styles anew.
    <div class={`market m${market}${full ? ' full' : ''}${lit ? ' lit' : ''}${opens ? ' opens' : ''}`}>
      <Stone ui={ui} market={market} lit={lit} />
      {socketSpots(market).map((spot, place) => (
        <span
          key={place}
          class="socket"
          style={at(spot)}
          data-place={`market-${market}-${place}`}
          data-face={places[place]}
        >
          {places[place] !== undefined && <ShardIcon shard={places[place]} />}
        </span>
      ))}
      <Corner ui={ui} market={market} scrub={scrub} looked={looked} opened={opened} />
      <Sockets ui={ui} market={market} places={places} />
      <div class="note">
        <i>{marketName(market)}</i>
        <Gives ui={ui} market={market} scrub={scrub} />
        {!opensMarkets.value && <BuyButton ui={ui} market={market} />}
      </div>
    </div>
  );
}

/** What an exchange gives here as the ring is shown; nothing in a full market. */
function useGives({ ui, market, scrub }: FacingProps): Shards | null {
  return useSeen(() => {
    if (isFull(ui.view.value, market)) return null;
    const { options, warehouse } = ui.view.value;
    return exchanged({ options, warehouse, ring: scrub.ringIn(ui) }, market);
  }, [ui]);
}

/** Something can be dealt here, and nothing else is asked for. */
const isOpen = ({ legal }: Interaction, market: Market): boolean =>
  legal.value.some(
    (action) => (action.kind === 'exchange' || action.kind === 'buy') && action.market === market,
  );

function Corner({
  looked,
  opened,
  ...props
}: FacingProps & Pick<CornerProps, 'looked' | 'opened'>): JSX.Element {
  const { ui, market } = props;
  const gives = useGives(props);
  const shards = useSeen(() => entryAt(ui.view.value.markets, market), [ui]);
  const price = useSeen(() => ui.view.value.terms.price, [ui]);
  const opens = useSeen(() => opensMarkets.value && isOpen(ui, market), [ui]);
  const label = [
    m('market.label', { name: marketName(market), shards: shardsText(shards) }),
    gives === null ? m('market.full') : m('market.gives', { shards: shardsText(gives) }),
    m('market.price', { price }),
  ].join(' ');
  return (
    <Touch
      ui={ui}
      spot={{ at: 'market', market }}
      label={label}
      class="corner"
      style={at(marketSpot(market))}
      opens={opens ? () => (opened.value = { market, view: ui.view.value }) : undefined}
      look={(on) => {
        looked.value = on ? market : null;
      }}
    />
  );
}

function Gives(props: FacingProps): JSX.Element {
  const gives = useGives(props);
  return (
    <span key={gives} class="gives">
      {gives === null ? (
        m('market.fullShort')
      ) : (
        <>
          <span class="word">{m('market.givesShort')}</span>{' '}
          {gives === NO_SHARDS ? m('nothing') : <ShardRow shards={gives} />}
        </>
      )}
    </span>
  );
}

const MOODS = ['calm', 'legal', 'hovered'] as const;

function Stone({ ui, market, lit }: Props & { readonly lit: boolean }): JSX.Element {
  const live = useSeen(() => ui.isLive({ at: 'market', market }), [ui]);
  const mood = live ? (lit ? 'hovered' : 'legal') : 'calm';
  // All of them before they are wanted: a stone that changes its light must not be gone for a moment.
  for (const each of MOODS) addressInTurn(`murano market ${market} ${each}`, () => marketArt(market, each));
  return <Picture class="layer" name={`market ${market} ${mood}`} draw={() => marketArt(market, mood)} />;
}

/** Buying needs one press: a market and its price are all there is to say. */
function BuyButton({ ui, market }: Props): JSX.Element {
  const price = useSeen(() => ui.view.value.terms.price, [ui]);
  const purchase = (): Action | undefined =>
    ui.legal.value.find((each) => each.kind === 'buy' && each.market === market);
  const live = useSeen(() => purchase() !== undefined, [ui]);
  const surplus = useSeen(() => {
    const [action, seat] = [purchase(), ui.mover.value];
    if (action === undefined || seat === null) return 0;
    return Math.max(0, sizeOf(entryAt(ui.previewOf(action).benches, seat)) - BENCH_SIZE);
  }, [ui]);
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
        if (action === undefined) ui.refuse({ at: 'market', market }, { kind: 'buy', market });
        else ui.play(action);
      }}
      onPointerEnter={() => ui.point(purchase() ?? null)}
      onPointerLeave={() => ui.point(null)}
      onFocus={() => ui.point(purchase() ?? null)}
      onBlur={() => ui.point(null)}
    >
      {text}
    </button>
  );
}

/** Traveller: the shards of a market can be touched one by one. */
function Sockets({ ui, market, places }: Props & { readonly places: readonly Shard[] }): JSX.Element | null {
  const isAsked = useSeen(() => ui.mover.value !== null && due(ui.view.value)?.kind === 'travel', [ui]);
  if (!isAsked) return null;
  const sockets = socketSpots(market);
  return (
    <>
      {[...new Set(places)].map((shard) => {
        const spot: Spot = { at: 'socket', market, shard };
        return (
          <Touch
            key={spotName(spot)}
            ui={ui}
            spot={spot}
            label={m('market.socket', { shard: shardName(shard), name: marketName(market) })}
            class="pick"
            style={at(entryAt(sockets, places.indexOf(shard)))}
          />
        );
      })}
    </>
  );
}
