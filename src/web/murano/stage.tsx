import type { ReadonlySignal, Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { circleAt, type Market, MARKETS } from '#games/murano/board';
import { LIRA_SPACES } from '#games/murano/content/liras';
import { countOf, type Shard, SHARDS } from '#games/murano/shards';
import { bowlGlassArt, circleArt, circleSpot, HEAP, liraSpot, tableArt } from '../art/murano/index.ts';
import { useSeen, useSeenSignal } from '../table/seen.ts';
import { at, PLACE_LIST } from './board-places.ts';
import { Bubble } from './bubble.tsx';
import { Channels, Segments } from './channels.tsx';
import type { Handling } from './handling.ts';
import { MarketCorner } from './market.tsx';
import { Coin, Picture, ShardIcon } from './pieces.tsx';
import type { Scrub } from './ring.ts';
import { RingControl } from './ring-control.tsx';
import { SellPill } from './sell.tsx';
import { Stock } from './stock.tsx';
import { m } from './texts.ts';
import { Ring, Selector } from './wheel.tsx';

interface Props {
  readonly hand: Handling;
  readonly markets: Handling;
  readonly scrub: Scrub;
  /** The market that is looked at. */
  readonly looked: Signal<Market | null>;
  /** The market that a line of the log is about. */
  readonly lit: ReadonlySignal<Market | null>;
}

/** The board: warehouse, fixed circle, selector, turning ring and the four markets. */
export function Stage({ hand, markets, scrub, looked, lit }: Props): JSX.Element {
  const ring = useSeenSignal(() => hand.view.value.ring + scrub.notches.value, [hand, scrub]);
  const previewed = useSeenSignal(() => {
    const pointed = hand.pointed.value;
    return pointed?.kind === 'exchange' || pointed?.kind === 'buy' ? pointed.market : looked.value;
  }, [hand]);
  return (
    <div class="stage" role="group" aria-label={m('board.label')}>
      <Picture class="layer" name="table" draw={tableArt} />
      <Channels hand={hand} ring={ring} previewed={previewed} />
      <Ring hand={hand} ring={ring} scrub={scrub} />
      <Segments hand={hand} ring={ring} previewed={previewed} />
      <Picture class="layer" name="circle" draw={circleArt} />
      <Circle hand={hand} />
      <Heap hand={hand} />
      <Picture class="layer" name="glass" draw={bowlGlassArt} />
      <Liras hand={hand} />
      <Selector hand={hand} ring={ring} />
      {MARKETS.map((market) => (
        <MarketCorner
          key={market}
          hand={markets}
          market={market}
          ring={ring}
          looked={looked}
          previewed={previewed}
          lit={lit}
        />
      ))}
      <Stock hand={hand} />
      <RingControl hand={hand} scrub={scrub} />
      <SellPill hand={hand} />
      <Bubble hand={hand} scrub={scrub} previewed={previewed} />
    </div>
  );
}

interface BoardProps {
  readonly hand: Handling;
}

function Circle({ hand }: BoardProps): JSX.Element {
  const options = useSeen(() => hand.view.value.options, [hand]);
  return (
    <>
      {PLACE_LIST.map((place) => (
        <span key={place} class="on-circle" style={at(circleSpot(place))}>
          <ShardIcon shard={circleAt({ options }, place)} />
        </span>
      ))}
    </>
  );
}

/** What lies in the warehouse, as a heap in the bowl. */
function Heap({ hand }: BoardProps): JSX.Element {
  return (
    <div class="layer heap" data-place="warehouse">
      {SHARDS.map((shard) => (
        <HeapOf key={shard} hand={hand} shard={shard} />
      ))}
    </div>
  );
}

function HeapOf({ hand, shard }: BoardProps & { shard: Shard }): JSX.Element {
  const count = useSeen(() => countOf(hand.view.value.warehouse, shard), [hand]);
  return (
    <>
      {HEAP.filter((spot) => spot.shard === shard).map((spot, index) => (
        <span
          key={index}
          class={spot.from < count ? '' : 'gone'}
          style={{ ...at(spot), '--turn': `${spot.turn}deg` }}
        >
          <ShardIcon shard={shard} />
        </span>
      ))}
    </>
  );
}

function Liras({ hand }: BoardProps): JSX.Element {
  const liras = useSeen(() => hand.view.value.liras, [hand]);
  return (
    <>
      {liras.map((left, space) => (
        <span key={space} class="liras" style={at(liraSpot(LIRA_SPACES[space]))}>
          {Array.from({ length: left }, (_, index) => (
            <Coin key={index} />
          ))}
        </span>
      ))}
    </>
  );
}
