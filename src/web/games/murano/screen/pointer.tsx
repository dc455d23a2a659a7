import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { entryAt } from '#core/list';
import { exchanged, type Market, MARKETS } from '#games/murano/rules/board';
import { NO_SHARDS, one, type Shard, SHARDS } from '#games/murano/rules/shards';
import { isFull } from '#games/murano/rules/state';
import type { Pointed } from '#table/online-table';
import { w } from '../../../big-screen/words.ts';
import type { SeatNames } from '../../../room/names.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardRow } from '../pieces/pieces.tsx';
import { marketName } from '../telling.ts';
import { m } from '../texts.ts';

/** What a finger can be on, out of what the phone has told; whatever else it says is not shown. */
interface Finger {
  readonly market: Market | null;
  readonly shard: Shard | null;
  readonly notches: number;
}

function fingerOf(spots: readonly string[]): Finger {
  const last = (at: string): number =>
    Number(
      spots
        .find((spot) => spot.startsWith(`${at}-`))
        ?.split('-')
        .at(-1) ?? -1,
    );
  return {
    market: MARKETS.find((each) => each === last('market')) ?? null,
    shard: SHARDS.find((each) => each === Math.max(last('bench'), last('socket'), last('theirs'))) ?? null,
    notches: Math.max(0, last('ring')),
  };
}

/** The market that a finger is on: it is lit, as if somebody looked at it here. */
export function usePointedMarket(pointed: ReadonlySignal<Pointed | null>): Signal<Market | null> {
  const market = useSignal<Market | null>(null);
  const { value } = pointed;
  useEffect(() => {
    market.value = value === null ? null : fingerOf(value.spots).market;
  }, [value]);
  return market;
}

interface Props {
  readonly ui: Interaction;
  readonly pointed: ReadonlySignal<Pointed | null>;
  readonly names: SeatNames;
}

/** Somebody's finger over the board, in words: what lies open, and nothing of what it would be worth. */
export function Pointer({ ui, pointed, names }: Props): JSX.Element | null {
  const { value } = pointed;
  if (value === null || !ui.sight.value.toAct.includes(value.seat)) return null;
  const view = ui.view.value;
  const { market, shard, notches } = fingerOf(value.spots);
  if (market === null && shard === null && notches === 0) return null;
  const ring = view.ring + notches;
  const { options, warehouse } = view;
  const gives =
    market === null || isFull(view, market) ? NO_SHARDS : exchanged({ options, warehouse, ring }, market);
  return (
    <p class="finger">
      <b>{w('screen.points', { name: names.nameOf(value.seat) })}</b>{' '}
      {notches > 0 && (
        <>
          {m('ring.short')} {m('ring.by', { count: notches })}{' '}
        </>
      )}
      {shard !== null && <ShardRow shards={one(shard)} read />}
      {shard !== null && market !== null && gives !== NO_SHARDS && (
        <>
          {' '}
          {w('screen.for')} <ShardRow shards={gives} read />
        </>
      )}
      {shard === null && market !== null && (
        <>
          {marketName(market)} <ShardRow shards={entryAt(view.markets, market)} read />
        </>
      )}
    </p>
  );
}
