import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Market, shownAt } from '#games/murano/rules/board';
import { TRANSPARENT } from '#games/murano/rules/shards';
import { channelPath, channelSpot, segmentPath, shardColour } from '../art/index.ts';
import { useSeen } from '../../../room/seen.ts';
import { PLACE_LIST } from './board-places.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { Scrub } from './ring.ts';

interface Props {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly previewed: ReadonlySignal<Market | null>;
}

/** Hair-thin channels join each market to the segments it faces; those of the market one looks at flow. */
export function Channels(props: Props): JSX.Element {
  return (
    <svg class="layer channels" viewBox="0 0 1000 1000" aria-hidden="true">
      {PLACE_LIST.map((place) => (
        <Channel key={place} place={place} {...props} />
      ))}
    </svg>
  );
}

function Channel({ ui, scrub, previewed, place }: Props & { readonly place: number }): JSX.Element {
  const shard = useSeen(
    () => shownAt({ options: ui.view.value.options, ring: scrub.ringIn(ui) }, place),
    [ui],
  );
  const looked = useSeen(() => previewed.value === Math.floor(place / 3), [previewed]);
  const clear = shard === TRANSPARENT;
  const on = looked && !clear;
  const { x, y } = channelSpot(place);
  const d = channelPath(place);
  return (
    <g class={clear ? 'clear' : on ? 'on' : ''} style={{ color: shardColour(shard).mid }}>
      <path class="bed" d={d} />
      {on && <path class="glow" d={d} />}
      <path class="hair" d={d} />
      {on && <path class="flow" d={d} />}
      <circle cx={x} cy={y} r={clear ? 4 : 5.5} />
    </g>
  );
}

/** The segments that give something to the market one looks at. */
export function Segments({ ui, scrub, previewed }: Props): JSX.Element | null {
  const options = useSeen(() => ui.view.value.options, [ui]);
  const ring = useSeen(() => scrub.ringIn(ui), [ui]);
  const market = previewed.value;
  if (market === null) return null;
  return (
    <svg class="layer segments" viewBox="0 0 1000 1000" aria-hidden="true">
      {PLACE_LIST.filter((place) => Math.floor(place / 3) === market).map((place) => {
        const shard = shownAt({ options, ring }, place);
        return shard === TRANSPARENT ? null : (
          <path key={place} d={segmentPath(place)} style={{ color: shardColour(shard).mid }} />
        );
      })}
    </svg>
  );
}
