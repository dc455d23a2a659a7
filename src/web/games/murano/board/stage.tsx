import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { entryAt } from '#core/list';
import { circleAt, type Market, MARKETS } from '#games/murano/rules/board';
import { liraSpaces } from '#games/murano/modules/expert';
import { seatsOf } from '#games/murano/rules/state';
import { countOf } from '#games/murano/rules/shards';
import { bowlGlassArt, circleArt, circleSpot, HEAP, liraSpot, tableArt } from '../art/index.ts';
import { Laid } from '../../../room/stages.tsx';
import { useSeen, useSeenSignal } from '../../../room/seen.ts';
import { at, PLACE_LIST } from './board-places.ts';
import { Channels, Segments } from './channels.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { Later } from '../later.ts';
import type { Regions } from '../motion/regions.ts';
import { MarketCorner } from './market.tsx';
import type { OpenedMarket } from './market-sheet.tsx';
import { Coin, Picture, ShardIcon } from '../pieces/pieces.tsx';
import { RingControl } from './ring-control.tsx';
import { Stock } from './stock.tsx';
import { m } from '../texts.ts';
import { drawSelectorFirst, Ring, Selector } from './wheel.tsx';

interface Props {
  readonly regions: Regions;
  /** The market that is looked at. */
  readonly looked: Signal<Market | null>;
  /** The market that a line of the log is about. */
  readonly lit: ReadonlySignal<Market | null>;
  /** How much of the room is there. */
  readonly laid: Signal<number>;
}

/** The board: warehouse, fixed circle, selector, turning ring and the four markets. */
export function Stage({ regions, looked, lit, laid }: Props): JSX.Element {
  const { board: ui, scrub } = regions;
  const previewed = useSeenSignal(() => {
    const pointed = ui.pointed.value;
    if (pointed?.kind === 'buy') return null;
    return pointed?.kind === 'exchange' ? pointed.market : looked.value;
  }, [ui]);
  const opened = useSignal<OpenedMarket | null>(null);
  const isOpened = useSeen(() => opened.value?.view === ui.view.value, [ui]);
  const signals = { scrub, previewed };
  drawSelectorFirst();
  return (
    <div class="stage" role="group" aria-label={m('board.label')}>
      <Picture class="layer" name="table" draw={tableArt} />
      <Laid laid={laid} stage={3}>
        <Channels ui={ui} {...signals} />
      </Laid>
      <Ring ui={ui} scrub={scrub} laid={laid} />
      <Laid laid={laid} stage={3}>
        <Segments ui={ui} {...signals} />
      </Laid>
      <Picture class="layer" name="circle" draw={circleArt} />
      <Laid laid={laid} stage={4}>
        <Circle ui={ui} />
      </Laid>
      <Laid laid={laid} stage={5}>
        <Heap ui={ui} />
      </Laid>
      <Picture class="layer" name="glass" draw={bowlGlassArt} />
      <Liras ui={ui} />
      <Selector ui={ui} scrub={scrub} />
      <Laid laid={laid} stage={6}>
        {MARKETS.map((market) => (
          <MarketCorner
            key={market}
            ui={ui}
            market={market}
            looked={looked}
            lit={lit}
            opened={opened}
            {...signals}
          />
        ))}
        <Stock ui={ui} />
        <RingControl ui={ui} scrub={scrub} />
        <Later show={({ Pointing }) => <Pointing ui={ui} scrub={scrub} />} />
        {!isOpened && <Later show={({ Bubble }) => <Bubble ui={ui} {...signals} />} />}
      </Laid>
      <Later show={({ MarketSheet }) => <MarketSheet ui={ui} scrub={scrub} opened={opened} />} />
    </div>
  );
}

interface BoardProps {
  readonly ui: Interaction;
}

function Circle({ ui }: BoardProps): JSX.Element {
  const options = useSeen(() => ui.view.value.options, [ui]);
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
function Heap({ ui }: BoardProps): JSX.Element {
  return (
    <div class="layer heap" data-place="warehouse">
      {HEAP.map((spot, index) => (
        <Heaped key={index} ui={ui} spot={spot} />
      ))}
    </div>
  );
}

function Heaped({ ui, spot }: BoardProps & { readonly spot: (typeof HEAP)[number] }): JSX.Element {
  const gone = useSeen(() => spot.from >= countOf(ui.view.value.warehouse, spot.shard), [ui]);
  const icon = useMemo(() => <ShardIcon shard={spot.shard} />, [spot]);
  return (
    <span class={gone ? 'gone' : ''} style={{ ...at(spot), '--turn': `${spot.turn}deg` }}>
      {icon}
    </span>
  );
}

function Liras({ ui }: BoardProps): JSX.Element {
  const liras = useSeen(() => ui.view.value.liras, [ui]);
  const spaces = liraSpaces(ui.view.peek(), seatsOf(ui.view.peek()));
  return (
    <>
      {liras.map((left, space) => (
        <span key={space} class="liras" style={at(liraSpot(entryAt(spaces, space)))}>
          {Array.from({ length: left }, (_, index) => (
            <Coin key={index} />
          ))}
        </span>
      ))}
    </>
  );
}
