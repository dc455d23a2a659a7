import type { JSX } from 'preact';
import { type Market, shownAt } from '#games/murano/board';
import { TRANSPARENT } from '#games/murano/shards';
import type { View } from '#games/murano/state';
import { channelPath, channelSpot, segmentPath, shardColour } from '../art/murano/index.ts';
import { PLACE_LIST } from './board-places.ts';

type Faces = Pick<View, 'options' | 'ring'>;

/** Hair-thin channels join each market to the segments it faces; those of the market one looks at flow. */
export function Channels({ view, previewed }: { view: Faces; previewed: Market | null }): JSX.Element {
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
export function Segments({ previewed, view }: { previewed: Market | null; view: Faces }): JSX.Element | null {
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
