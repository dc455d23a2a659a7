import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import { coloursOf, countOf, type Shard, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardIcon } from '../pieces/pieces.tsx';
import { shardsIn, type Spot, spotName } from '../gestures/spots.ts';
import { shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';

/** Shards to choose from, where some are owed. */
export function Owed({ ui, seat }: { ui: Interaction; seat: Seat }): JSX.Element | null {
  const owed = due(ui.view.value);
  const { warehouse } = ui.view.value;
  if (owed?.kind === 'return') return <Confirm ui={ui} seat={seat} kind="return" />;
  if (owed?.kind === 'gain') return <Tokens ui={ui} shards={owed.from} />;
  if (owed?.kind === 'swap') return <Tokens ui={ui} shards={coloursOf(warehouse)} />;
  if (owed?.kind !== 'substitute' && owed?.kind !== 'receive') return null;
  return (
    <>
      <Tokens ui={ui} shards={owed.kind === 'receive' ? owed.from : warehouse} />
      <Confirm ui={ui} seat={seat} kind={owed.kind} />
    </>
  );
}

/** Shards to choose from, by kind. */
export function Tokens({ ui, shards }: { ui: Interaction; shards: Shards }): JSX.Element {
  const chosen = shardsIn(ui.selected.value, 'stock');
  return (
    <span class="tokens" role="group" aria-label={m('action.choose')}>
      {SHARDS.filter((shard) => countOf(shards, shard) > 0).map((shard) => (
        <Token key={shard} ui={ui} shard={shard} count={countOf(chosen, shard)} />
      ))}
    </span>
  );
}

function Token({ ui, shard, count }: { ui: Interaction; shard: Shard; count: number }): JSX.Element {
  const next: Spot = { at: 'stock', shard, nth: count };
  const live = ui.isLive(next);
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
      onClick={() => ui.press(spot)}
    >
      <ShardIcon shard={shard} />
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </button>
  );
}

/** Confirms shards that were chosen one by one. */
export function Confirm({
  ui,
  seat,
  kind,
}: {
  ui: Interaction;
  seat: Seat;
  kind: 'return' | 'substitute' | 'receive';
}): JSX.Element {
  const shards = shardsIn(ui.selected.value, kind === 'return' ? 'bench' : 'stock');
  const action: Action = { kind, shards };
  const legal = murano.refusal(ui.view.value, seat, action) === null;
  const count = due(ui.view.value)?.count ?? 0;
  const text =
    kind === 'return'
      ? m('action.return', { chosen: sizeOf(shards), count })
      : shards === 0
        ? m('action.takeNothing')
        : m('action.takeThese', { shards: shardsText(shards) });
  return (
    <button
      type="button"
      class={`action${legal ? ' primary' : ' waiting'}`}
      data-spot={`action-${kind}`}
      aria-disabled={legal ? undefined : 'true'}
      onClick={() => (legal ? ui.play(action) : ui.refuse({ at: 'action', kind }, action))}
    >
      {text}
    </button>
  );
}
