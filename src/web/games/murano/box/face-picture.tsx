import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Shard } from '#games/murano/rules/shards';
import { angleOf, at, sector } from '../art/geometry.ts';
import { shardColour } from '../art/glass.ts';
import { ShardIcon } from '../pieces/pieces.tsx';
import { shardName } from '../telling.ts';
import { say } from './texts.ts';

const RING = { inner: 230, outer: 410, yours: 322, here: 456 } as const;
const spot = (place: number, radius: number): Readonly<Record<string, string>> => {
  const { x, y } = at(angleOf(place), radius);
  return { left: `${x / 10}%`, top: `${y / 10}%` };
};

interface Props {
  readonly yours: readonly (Shard | null)[];
  readonly here: readonly Shard[];
  /** The place that comes next; none where nothing is entered. */
  readonly next?: number;
  readonly label: string;
  readonly go?: (place: number) => void;
}

function textOf(place: number, yours: Shard | null, here: Shard): string {
  const values = { place: say('place', { place: place + 1 }), here: shardName(here) };
  if (yours === null) return say('empty', values);
  return say(yours === here ? 'same' : 'other', { ...values, yours: shardName(yours) });
}

/** A face of the ring or the circle as it was entered, and around it, small, what is here. */
export function FacePicture({ yours, here, next, label, go }: Props): JSX.Element {
  return (
    <div class="box-face">
      <svg viewBox="0 0 1000 1000" aria-hidden="true">
        {here.map((_, place) => (
          <path
            key={place}
            class={sectorClass(yours[place] ?? null, entryAt(here, place), place === next)}
            d={sector(angleOf(place) - 14.6, angleOf(place) + 14.6, RING.inner, RING.outer)}
            style={fillOf(yours[place] ?? null)}
          />
        ))}
      </svg>
      <ol aria-label={label}>
        {here.map((shard, place) => {
          const own = yours[place] ?? null;
          return (
            <li key={place}>
              <button
                type="button"
                style={spot(place, RING.yours)}
                aria-label={textOf(place, own, shard)}
                aria-current={place === next ? 'step' : undefined}
                disabled={go === undefined}
                onClick={() => go?.(place)}
              >
                {own === null ? place + 1 : <ShardIcon shard={own} />}
                {own !== null && <Sign isSame={own === shard} />}
              </button>
              <span style={spot(place, RING.here)} aria-hidden="true">
                <ShardIcon shard={shard} />
              </span>
            </li>
          );
        })}
      </ol>
      <b aria-hidden="true">{label}</b>
      {go !== undefined && <small aria-hidden="true">{say('outside')}</small>}
    </div>
  );
}

const SAME = 'M6 12.5l4 4L18 8';
const OTHER = 'M6 9.5h12M6 14.5h12M15.500 5.500l-7 13';

const Sign = ({ isSame }: { isSame: boolean }): JSX.Element => (
  <i class={isSame ? '' : 'off'} aria-hidden="true">
    <svg viewBox="0 0 24 24">
      <path d={isSame ? SAME : OTHER} />
    </svg>
  </i>
);

function sectorClass(yours: Shard | null, here: Shard, isNext: boolean): string {
  if (isNext) return 'next';
  return yours === null || yours === here ? '' : 'differs';
}

const fillOf = (shard: Shard | null): Readonly<Record<string, string>> =>
  shard === null ? {} : { fill: shardColour(shard).mid, fillOpacity: '0.28' };
