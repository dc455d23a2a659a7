import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import { coloursOf, countOf, type Shard, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import { shardsIn } from '../gestures/attempts.ts';
import type { Handling } from '../gestures/handling.ts';
import { ShardIcon } from '../pieces/pieces.tsx';
import { type Spot, spotName } from '../gestures/spots.ts';
import { shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';

/** Shards to choose from, where some are owed. */
export function Owed({ hand, seat }: { hand: Handling; seat: Seat }): JSX.Element | null {
  const owed = due(hand.view.value);
  const { warehouse } = hand.view.value;
  if (owed?.kind === 'return') return <Confirm hand={hand} seat={seat} kind="return" />;
  if (owed?.kind === 'gain') return <Tokens hand={hand} shards={owed.from} />;
  if (owed?.kind === 'swap') return <Tokens hand={hand} shards={coloursOf(warehouse)} />;
  if (owed?.kind !== 'substitute' && owed?.kind !== 'receive') return null;
  return (
    <>
      <Tokens hand={hand} shards={owed.kind === 'receive' ? owed.from : warehouse} />
      <Confirm hand={hand} seat={seat} kind={owed.kind} />
    </>
  );
}

/** Shards to choose from, by kind. */
function Tokens({ hand, shards }: { hand: Handling; shards: Shards }): JSX.Element {
  const chosen = shardsIn(hand.chosen.value, 'stock');
  return (
    <span class="tokens" role="group" aria-label={m('deed.choose')}>
      {SHARDS.filter((shard) => countOf(shards, shard) > 0).map((shard) => (
        <Token key={shard} hand={hand} shard={shard} count={countOf(chosen, shard)} />
      ))}
    </span>
  );
}

function Token({ hand, shard, count }: { hand: Handling; shard: Shard; count: number }): JSX.Element {
  const next: Spot = { at: 'stock', shard, nth: count };
  const live = hand.isLive(next);
  // Once no more of it can be taken, a touch puts one back.
  const spot: Spot = live || count === 0 ? next : { at: 'stock', shard, nth: count - 1 };
  return (
    <button
      type="button"
      class={`token touch${live ? ' live' : ''}${count > 0 ? ' chosen' : ''}`}
      data-spot={spotName(spot)}
      aria-pressed={count > 0 ? 'true' : 'false'}
      aria-label={count > 1 ? `${shardName(shard)} × ${count}` : shardName(shard)}
      aria-disabled={live || count > 0 ? undefined : 'true'}
      onClick={() => hand.touch(spot)}
    >
      <ShardIcon shard={shard} />
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </button>
  );
}

/** Confirms shards that were chosen one by one. */
function Confirm({
  hand,
  seat,
  kind,
}: {
  hand: Handling;
  seat: Seat;
  kind: 'return' | 'substitute' | 'receive';
}): JSX.Element {
  const shards = shardsIn(hand.chosen.value, kind === 'return' ? 'bench' : 'stock');
  const action: Action = { kind, shards };
  const legal = murano.refusal(hand.view.value, seat, action) === null;
  const count = due(hand.view.value)?.count ?? 0;
  const text =
    kind === 'return'
      ? m('deed.return', { chosen: sizeOf(shards), count })
      : shards === 0
        ? m('deed.takeNothing')
        : m('deed.takeThese', { shards: shardsText(shards) });
  return (
    <button
      type="button"
      class={`deed${legal ? ' primary' : ' waiting'}`}
      data-spot={`deed-${kind}`}
      aria-disabled={legal ? undefined : 'true'}
      onClick={() => (legal ? hand.play(action) : hand.refuse({ at: 'deed', kind }, action))}
    >
      {text}
    </button>
  );
}
