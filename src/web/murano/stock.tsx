import type { JSX } from 'preact';
import { countOf, SHARDS } from '#games/murano/shards';
import type { View } from '#games/murano/state';
import { ShardIcon } from './pieces.tsx';
import { shardName } from './telling.ts';
import { m } from './texts.ts';

/** What the warehouse still has, by kind. */
export function Stock({ view }: { view: View }): JSX.Element {
  return (
    <dl class="stock" aria-label={m('board.stock')}>
      <i aria-hidden="true">{m('board.stock')}</i>
      {SHARDS.map((shard) => (
        <div key={shard} class={countOf(view.warehouse, shard) === 0 ? 'out' : ''}>
          <dt>
            <ShardIcon shard={shard} />
            <span class="unseen">{shardName(shard)}</span>
          </dt>
          <dd>{countOf(view.warehouse, shard)}</dd>
        </div>
      ))}
    </dl>
  );
}
