import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { circleAt, NOON, shownAt } from '#games/murano/board';
import type { View } from '#games/murano/state';
import { angleOf, BOARD, ringAngle, ringArt, ringSpot, selectorArt } from '../art/murano/index.ts';
import { at, PLACE_LIST } from './board-places.ts';
import type { Handling } from './handling.ts';
import { Picture, ShardIcon } from './pieces.tsx';
import { type Scrub, useAngle } from './ring.ts';
import { ringDrag } from './ring-drag.ts';
import { shardName } from './telling.ts';
import { m } from './texts.ts';
import { Touch } from './touch.tsx';

interface RingProps {
  readonly view: View;
  readonly shown: number;
  readonly hand: Handling;
  readonly scrub: Scrub;
}

/** One element turns; its shards turn back as far and stay upright. */
export function Ring({ view, shown, hand, scrub }: RingProps): JSX.Element {
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

/** The selector sweeps; touching it turns it on, or takes the pair it holds. */
export function Selector({ hand, ring }: { hand: Handling; ring: number }): JSX.Element {
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
