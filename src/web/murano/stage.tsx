import { type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { circleAt, type Market, MARKETS, NOON, PLACES, shownAt } from '#games/murano/board';
import { LIRA_SPACES } from '#games/murano/content/liras';
import { countOf, TRANSPARENT } from '#games/murano/shards';
import type { View } from '#games/murano/state';
import {
  angleOf,
  BOARD,
  bowlGlassArt,
  channelPath,
  channelSpot,
  circleArt,
  circleSpot,
  HEAP,
  liraSpot,
  ringAngle,
  ringArt,
  ringSpot,
  segmentPath,
  selectorArt,
  shardColour,
  type Spot as Point,
  tableArt,
} from '../art/murano/index.ts';
import { Bubble } from './bubble.tsx';
import type { Handling } from './handling.ts';
import { MarketCorner } from './market.tsx';
import { Coin, Picture, ShardIcon } from './pieces.tsx';
import { useAngle, type Scrub } from './ring.ts';
import { ringDrag } from './ring-drag.ts';
import { Stock } from './stock.tsx';
import { shardName } from './telling.ts';
import { m } from './texts.ts';
import { Touch } from './touch.tsx';
import { RingControl } from './ring-control.tsx';
import { SellPill } from './sell.tsx';

const PLACE_LIST = Array.from({ length: PLACES }, (_, place) => place);
const at = ({ x, y }: Point): Record<string, string> => ({ left: `${x / 10}%`, top: `${y / 10}%` });

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

type Faces = Pick<View, 'options' | 'ring'>;

function Channels({ view, previewed }: { view: Faces; previewed: Market | null }): JSX.Element {
  return (
    <svg class="layer channels" viewBox="0 0 1000 1000" aria-hidden="true">
      {PLACE_LIST.map((place) => {
        const shard = shownAt(view, place);
        const clear = shard === TRANSPARENT;
        const on = previewed === Math.floor(place / 3) && !clear;
        const { x, y } = channelSpot(place);
        const d = channelPath(place);
        return (
          <g key={place} class={clear ? 'clear' : on ? 'on' : ''} style={{ color: shardColour(shard).mid }}>
            {!clear && <path class="bed" d={d} />}
            {on && <path class="glow" d={d} />}
            <path class="hair" d={d} />
            {on && <path class="flow" d={d} />}
            <circle cx={x} cy={y} r={clear ? 4 : 5.5} />
          </g>
        );
      })}
    </svg>
  );
}

/** The segments that give something to the market one looks at. */
function Segments({ previewed, view }: { previewed: Market | null; view: Faces }): JSX.Element | null {
  if (previewed === null) return null;
  return (
    <svg class="layer segments" viewBox="0 0 1000 1000" aria-hidden="true">
      {PLACE_LIST.filter((place) => Math.floor(place / 3) === previewed).map((place) => {
        const shard = shownAt(view, place);
        return shard === TRANSPARENT ? null : (
          <path key={place} d={segmentPath(place)} style={{ color: shardColour(shard).mid }} />
        );
      })}
    </svg>
  );
}

interface RingProps {
  readonly view: View;
  readonly shown: number;
  readonly hand: Handling;
  readonly scrub: Scrub;
}

/** One element turns; its shards turn back as far and stay upright. */
function Ring({ view, shown, hand, scrub }: RingProps): JSX.Element {
  const angle = useAngle(ringAngle(shown));
  const side = view.options.ring;
  const shards = useMemo(() => {
    const printed = { options: view.options, ring: 0 };
    return PLACE_LIST.map((place) => (
      <span key={place} class="on-ring" style={at(ringSpot(place))}>
        <ShardIcon shard={shownAt(printed, place)} />
      </span>
    ));
  }, [view.options]);
  const free = scrub.most.value > 0;
  return (
    <div
      class={`layer ring${free ? ' free' : ''}${scrub.notches.value > 0 ? ' ahead' : ''}`}
      style={{ '--turn': `${angle}deg` }}
      data-ring={view.ring}
      onPointerDown={(event) => ringDrag(event, hand, scrub)}
    >
      <Picture class="layer" name={`ring ${side}`} draw={() => ringArt(side)} />
      {shards}
    </div>
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

/** The selector sweeps; touching it turns it on, or takes the pair it holds. */
function Selector({ hand, ring }: { hand: Handling; ring: number }): JSX.Element {
  const view = hand.view.value;
  const place = view.selector;
  const angle = useAngle(angleOf(place));
  const faces = { options: view.options, ring };
  const pair = place === NOON ? null : ([circleAt(view, place), shownAt(faces, place)] as const);
  const label =
    pair === null
      ? m('board.selectorNoon')
      : m('board.selector', { circle: shardName(pair[0]), ring: shardName(pair[1]) });
  const live = hand.isLive({ at: 'selector' });
  return (
    <div class={`selector${live ? ' live' : ''}`} style={{ '--turn': `${angle}deg` }}>
      <Picture class="layer turns" name="selector under" draw={() => selectorArt('under')} />
      {pair !== null && (
        <span class="layer turns">
          <span class="on-circle gripped" style={at({ x: 500, y: 500 - BOARD.circle.shards })}>
            <ShardIcon shard={pair[0]} />
          </span>
          <span class="on-ring gripped" style={at({ x: 500, y: 500 - BOARD.ring.shards })}>
            <ShardIcon shard={pair[1]} />
          </span>
        </span>
      )}
      <Picture class="layer turns" name="selector over" draw={() => selectorArt('over')} />
      <span class="layer turns grip">
        <Touch hand={hand} spot={{ at: 'selector' }} label={label} class="pointer" place="pair" />
      </span>
    </div>
  );
}
