import type { JSX } from 'preact';
import type { Action } from '#games/murano/rules/action';
import { NO_SHARDS, one, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import { shardsIn, type Spot } from '../gestures/spots.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Coin } from '../pieces/pieces.tsx';
import { shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';

const SELL: Spot = { at: 'action', kind: 'sell' };

function textOf(shards: Shards): string {
  const kind = SHARDS.find((each) => shards === one(each));
  if (kind !== undefined) return m('sell.one', { shard: shardName(kind) });
  return shards === NO_SHARDS ? m('sell.brief') : m('sell.several', { count: sizeOf(shards) });
}

/** The sale of what was chosen, if it is one. */
function saleOf(ui: Interaction): Action | undefined {
  const shards = shardsIn(ui.selected.value, 'bench');
  return ui.open.value.find((action) => action.kind === 'sell' && action.shards === shards);
}

/** The warehouse buys whatever was chosen on the workbench. */
export function SellPill({ ui }: { ui: Interaction }): JSX.Element {
  const { proceeds } = ui.view.value.terms;
  const action = saleOf(ui);
  const shards = shardsIn(ui.selected.value, 'bench');
  const chosen = ui.isSelected(SELL);
  return (
    <button
      type="button"
      class={`sell${action === undefined ? '' : ' live'}${chosen ? ' chosen' : ''}`}
      data-spot="action-sell"
      aria-pressed={chosen ? 'true' : undefined}
      aria-disabled={action === undefined && !chosen ? 'true' : undefined}
      onClick={() => ui.press(SELL)}
      onPointerEnter={() => ui.point(action ?? null)}
      onPointerLeave={() => ui.point(null)}
      onFocus={() => ui.point(action ?? null)}
      onBlur={() => ui.point(null)}
    >
      {textOf(shards)}{' '}
      <b>
        +{proceeds}
        <span class="unseen"> L</span>
        <Coin />
      </b>{' '}
      <span class="unseen">{action === undefined ? m('sell.first') : shardsText(shards)}</span>
    </button>
  );
}
