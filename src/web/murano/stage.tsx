import { type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { circleAt, type Market, MARKETS } from '#games/murano/board';
import { LIRA_SPACES } from '#games/murano/content/liras';
import { countOf } from '#games/murano/shards';
import type { View } from '#games/murano/state';
import { bowlGlassArt, circleArt, circleSpot, HEAP, liraSpot, tableArt } from '../art/murano/index.ts';
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
  readonly scrub: Scrub;
  /** The market that is looked at. */
  readonly looked: Signal<Market | null>;
  /** The market that a line of the log is about. */
  readonly lit: Market | null;
}

/** The board: warehouse, fixed circle, selector, turning ring and the four markets. */
export function Stage({ hand, scrub, looked, lit }: Props): JSX.Element {
  const view = hand.view.value;
  const shown = { options: view.options, ring: view.ring + scrub.notches.value };
  const pointed = hand.pointed.value;
  const previewed =
    pointed !== null && (pointed.kind === 'exchange' || pointed.kind === 'buy')
      ? pointed.market
      : looked.value;
  // The same element as before is not looked through again: a press costs only what it changes.
  const circle = useMemo(() => <Circle view={view} />, [view.options]);
  const heap = useMemo(() => <Heap view={view} />, [view.warehouse]);
  return (
    <div class="stage" role="group" aria-label={m('board.label')}>
      <Picture class="layer" name="table" draw={tableArt} />
      <Channels view={shown} previewed={previewed} />
      <Ring view={view} shown={shown.ring} hand={hand} scrub={scrub} />
      <Segments previewed={previewed} view={shown} />
      <Picture class="layer" name="circle" draw={circleArt} />
      {circle}
      {heap}
      <Picture class="layer" name="glass" draw={bowlGlassArt} />
      <Liras view={view} />
      <Selector hand={hand} ring={shown.ring} />
      {MARKETS.map((market) => (
        <MarketCorner
          key={market}
          hand={hand}
          market={market}
          ring={shown.ring}
          looked={looked}
          lit={lit === market || previewed === market}
        />
      ))}
      <Stock view={view} />
      <RingControl hand={hand} scrub={scrub} />
      <SellPill hand={hand} />
      <Bubble hand={hand} scrub={scrub} market={previewed} />
    </div>
  );
}

function Circle({ view }: { view: View }): JSX.Element {
  return (
    <>
      {PLACE_LIST.map((place) => (
        <span key={place} class="on-circle" style={at(circleSpot(place))}>
          <ShardIcon shard={circleAt(view, place)} />
        </span>
      ))}
    </>
  );
}

/** What lies in the warehouse, as a heap in the bowl. */
function Heap({ view }: { view: View }): JSX.Element {
  return (
    <div class="layer heap" data-place="warehouse">
      {HEAP.map((spot, index) => (
        <span
          key={index}
          class={spot.from < countOf(view.warehouse, spot.shard) ? '' : 'gone'}
          style={{ ...at(spot), '--turn': `${spot.turn}deg` }}
        >
          <ShardIcon shard={spot.shard} />
        </span>
      ))}
    </div>
  );
}

function Liras({ view }: { view: View }): JSX.Element {
  return (
    <>
      {view.liras.map((left, space) => (
        <span key={space} class="liras" style={at(liraSpot(LIRA_SPACES[space]))}>
          {Array.from({ length: left }, (_, index) => (
            <Coin key={index} />
          ))}
        </span>
      ))}
    </>
  );
}
