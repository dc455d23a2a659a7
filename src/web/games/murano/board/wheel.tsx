import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { circleAt, NOON, shownAt } from '#games/murano/rules/board';
import { angleOf, BOARD, ringAngle, ringSpot, selectorArt } from '../art/index.ts';
import { drawRing } from '../art/of-pack.ts';
import { addressInTurn } from '../../../art/image-address.ts';
import { Laid } from '../../../room/stages.tsx';
import { useSeen } from '../../../room/seen.ts';
import { at, PLACE_LIST } from './board-places.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Picture, ShardIcon } from '../pieces/pieces.tsx';
import { type Scrub, useAngle } from './ring.ts';
import { ringDrag } from './ring-drag.ts';
import type { Spot } from '../gestures/spots.ts';
import { shardName } from '../telling.ts';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';

interface RingProps {
  readonly ui: Interaction;
  readonly scrub: Scrub;
}

/** One element turns; its shards turn back as far and stay upright. */
export function Ring({ ui, scrub, laid }: RingProps & { readonly laid: Signal<number> }): JSX.Element {
  const angle = useAngle(ringAngle(useSeen(() => scrub.ringIn(ui), [ui])));
  const stands = useSeen(() => ui.view.value.ring, [ui]);
  const options = useSeen(() => ui.view.value.options, [ui]);
  const free = useSeen(() => scrub.most.value > 0, [scrub]);
  const ahead = useSeen(() => scrub.notches.value > 0, [scrub]);
  // The same elements as before are not looked through again: turning costs only the turn.
  const printed = useMemo(
    () => (
      <>
        <Picture class="layer" name={`ring ${options.ring} ${options.pack}`} draw={() => drawRing(options)} />
        <Laid laid={laid} stage={3}>
          {PLACE_LIST.map((place) => (
            <span key={place} class="on-ring" style={at(ringSpot(place))}>
              <ShardIcon shard={shownAt({ options, ring: 0 }, place)} />
            </span>
          ))}
        </Laid>
      </>
    ),
    [options],
  );
  return (
    <div
      class={`layer ring${free ? ' free' : ''}${ahead ? ' ahead' : ''}`}
      style={{ '--turn': `${angle}deg` }}
      data-ring={stands}
      onPointerDown={(event) => ringDrag(event, ui, scrub)}
    >
      {printed}
    </div>
  );
}

const SELECTOR: Spot = { at: 'selector' };

/** The largest pictures of all are drawn before the others: they are there when the eye comes. */
export function drawSelectorFirst(): void {
  for (const part of ['under', 'over'] as const) {
    addressInTurn(`murano selector ${part}`, () => selectorArt(part));
  }
}

/** The selector sweeps; touching it turns it on, or takes the pair it holds. */
export function Selector({ ui, scrub }: RingProps): JSX.Element {
  const ring = useSeen(() => scrub.ringIn(ui), [ui]);
  const place = useSeen(() => ui.view.value.selector, [ui]);
  const options = useSeen(() => ui.view.value.options, [ui]);
  const angle = useAngle(angleOf(place));
  const pair =
    place === NOON ? null : ([circleAt({ options }, place), shownAt({ options, ring }, place)] as const);
  const label =
    pair === null
      ? m('board.selectorNoon')
      : m('board.selector', { circle: shardName(pair[0]), ring: shardName(pair[1]) });
  const live = useSeen(() => ui.isLive(SELECTOR), [ui]);
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
        <Touch ui={ui} spot={SELECTOR} label={label} class="pointer" place="pair" />
      </span>
    </div>
  );
}
