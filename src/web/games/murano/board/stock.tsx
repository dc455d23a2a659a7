import type { JSX } from 'preact';
import { countOf, SHARDS } from '#games/murano/rules/shards';
import { useSeen } from '../../../room/seen.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardIcon } from '../pieces/pieces.tsx';
import { shardName } from '../telling.ts';
import { m } from '../texts.ts';

/** What the warehouse still has, by kind. */
export function Stock({ ui }: { ui: Interaction }): JSX.Element {
  const warehouse = useSeen(() => ui.view.value.warehouse, [ui]);
  return (
    <dl class="stock" aria-label={m('board.stock')}>
      <i aria-hidden="true">{m('board.stock')}</i>
      {SHARDS.map((shard) => (
        <div key={shard} class={countOf(warehouse, shard) === 0 ? 'out' : ''}>
          <dt>
            <ShardIcon shard={shard} />
            <span class="unseen">{shardName(shard)}</span>
          </dt>
          <dd>{countOf(warehouse, shard)}</dd>
        </div>
      ))}
    </dl>
  );
}
