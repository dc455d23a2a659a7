import type { JSX } from 'preact';
import type { Action } from '#games/murano/rules/action';
import { shardsIn } from '../gestures/attempts.ts';
import type { Handling } from '../gestures/handling.ts';
import { Coin } from '../pieces/pieces.tsx';
import { shardsText } from '../telling.ts';
import { m } from '../texts.ts';

/** The sale of what was chosen, if it is one. */
function saleOf(hand: Handling): Action | undefined {
  const shards = shardsIn(hand.chosen.value, 'bench');
  return hand.open.value.find((action) => action.kind === 'sell' && action.shards === shards);
}

/** The warehouse buys whatever was chosen on the workbench. */
export function SellPill({ hand }: { hand: Handling }): JSX.Element {
  const { proceeds } = hand.view.value.terms;
  const action = saleOf(hand);
  const shards = shardsIn(hand.chosen.value, 'bench');
  const sellable = hand.legal.value.some(({ kind }) => kind === 'sell');
  return (
    <button
      type="button"
      class={`sell${action === undefined ? '' : ' live'}${sellable ? ' open' : ''}`}
      data-spot="deed-sell"
      aria-disabled={action === undefined ? 'true' : undefined}
      onClick={() => hand.touch({ at: 'deed', kind: 'sell' })}
      onPointerEnter={() => hand.point(action ?? null)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => hand.point(action ?? null)}
      onBlur={() => hand.point(null)}
    >
      <span class="long">{m('sell.short')}</span>
      <span class="brief">{m('sell.brief')}</span>{' '}
      <b>
        +{proceeds}
        <span class="unseen"> L</span>
        <Coin />
      </b>{' '}
      <span class="unseen">{action === undefined ? m('sell.first') : shardsText(shards)}</span>
    </button>
  );
}
