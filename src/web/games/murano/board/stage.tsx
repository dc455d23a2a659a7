import type { ReadonlySignal, Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { circleAt, type Market, MARKETS } from '#games/murano/rules/board';
import { LIRA_SPACES } from '#games/murano/content/liras';
import { countOf } from '#games/murano/rules/shards';
import { bowlGlassArt, circleArt, circleSpot, HEAP, liraSpot, tableArt } from '../art/index.ts';
import { Laid } from '../../../room/stages.tsx';
import { useSeen, useSeenSignal } from '../../../room/seen.ts';
import { at, PLACE_LIST } from './board-places.ts';
import { Channels, Segments } from './channels.tsx';
import type { Handling } from '../gestures/handling.ts';
import { Later } from '../later.ts';
import type { Parts } from '../motion/parts.ts';
import { MarketCorner } from './market.tsx';
import { Coin, Picture, ShardIcon } from '../pieces/pieces.tsx';
import { RingControl } from './ring-control.tsx';
import { SellPill } from '../bench/sell.tsx';
import { Stock } from './stock.tsx';
import { m } from '../texts.ts';
import { isUpright } from '../upright.ts';
import { drawSelectorFirst, Ring, Selector } from './wheel.tsx';

interface Props {
  readonly parts: Parts;
  /** The market that is looked at. */
  readonly looked: Signal<Market | null>;
  /** The market that a line of the log is about. */
  readonly lit: ReadonlySignal<Market | null>;
  /** How much of the room is there. */
  readonly laid: Signal<number>;
}

/** The board: warehouse, fixed circle, selector, turning ring and the four markets. */
export function Stage({ parts, looked, lit, laid }: Props): JSX.Element {
  const { wheel: hand, channels, east, west, scrub } = parts;
  const previewed = useSeenSignal(() => {
    const pointed = hand.pointed.value;
    if (pointed?.kind === 'buy') return null;
    return pointed?.kind === 'exchange' ? pointed.market : looked.value;
  }, [hand]);
  const seen = { scrub, previewed };
  drawSelectorFirst();
  return (
    <div class="stage" role="group" aria-label={m('board.label')}>
      <Picture class="layer" name="table" draw={tableArt} />
      <Laid laid={laid} stage={3}>
        <Channels hand={channels} {...seen} />
      </Laid>
      <Ring hand={hand} scrub={scrub} laid={laid} />
      <Laid laid={laid} stage={3}>
        <Segments hand={channels} {...seen} />
      </Laid>
      <Picture class="layer" name="circle" draw={circleArt} />
      <Laid laid={laid} stage={4}>
        <Circle hand={hand} />
      </Laid>
      <Laid laid={laid} stage={5}>
        <Heap hand={hand} />
      </Laid>
      <Picture class="layer" name="glass" draw={bowlGlassArt} />
      <Liras hand={hand} />
      <Selector hand={hand} scrub={scrub} />
      <Laid laid={laid} stage={6}>
        {MARKETS.map((market) => (
          <MarketCorner
            key={market}
            hand={market < 2 ? east : west}
            market={market}
            looked={looked}
            lit={lit}
            {...seen}
          />
        ))}
        <Stock hand={hand} />
        <RingControl hand={hand} scrub={scrub} />
        {!isUpright.value && <SellPill hand={hand} />}
        <Later show={({ Bubble }) => <Bubble hand={hand} {...seen} />} />
      </Laid>
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
      {HEAP.map((spot, index) => (
        <Heaped key={index} hand={hand} spot={spot} />
      ))}
    </div>
  );
}

function Heaped({ hand, spot }: BoardProps & { readonly spot: (typeof HEAP)[number] }): JSX.Element {
  const gone = useSeen(() => spot.from >= countOf(hand.view.value.warehouse, spot.shard), [hand]);
  const icon = useMemo(() => <ShardIcon shard={spot.shard} />, [spot]);
  return (
    <span class={gone ? 'gone' : ''} style={{ ...at(spot), '--turn': `${spot.turn}deg` }}>
      {icon}
    </span>
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
