import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Action } from '#games/murano/rules/action';
import type { Market } from '#games/murano/rules/board';
import { ringOffers } from '#games/murano/view/preview';
import { NO_SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import { isFull, type View } from '#games/murano/rules/state';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardRow } from '../pieces/pieces.tsx';
import { type Prospect, prospectOf, signed } from './prospects.ts';
import type { Scrub } from './ring.ts';
import { creationName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly previewed: ReadonlySignal<Market | null>;
}

/** What would come of it, by the rules themselves: beside what is pointed at. */
export function Bubble({ ui, scrub, previewed }: Props): JSX.Element | null {
  const market = previewed.value;
  const action = ui.pointed.value;
  const ahead = scrub.notches.value;
  const gives = market !== null && (!isFull(ui.view.value, market) || ui.selected.value.length > 0);
  const later = consequences(ui, scrub.afterIn(ui));
  if (!gives && ahead === 0 && later.length === 0) return null;
  const at = action?.kind === 'buy' ? `buy-${action.market}` : (market ?? 'dock');
  return (
    <div key={at} class={`bubble to-${at}`} role="status">
      {gives && <Gives ui={ui} market={market} ahead={ahead} />}
      {action?.kind === 'buy' && <Buys ui={ui} market={action.market} />}
      {market === null && ahead > 0 && (
        <p class="gives">{m(scrub.free.value ? 'bubble.aheadFree' : 'bubble.ahead', { count: ahead })}</p>
      )}
      {later.map(({ text, warns }) => (
        <p key={text} class={warns ? 'later warn' : 'later'}>
          {text}
        </p>
      ))}
      {gives && <Next ui={ui} market={market} ahead={ahead} />}
    </div>
  );
}

interface GivesProps {
  readonly ui: Interaction;
  readonly market: Market;
  readonly ahead: number;
}

function Buys({ ui, market }: Omit<GivesProps, 'ahead'>): JSX.Element {
  return (
    <p class="gives">
      {m('bubble.buys')} <ShardRow shards={entryAt(ui.view.value.markets, market)} read />
    </p>
  );
}

/** What the market gives as the ring is shown. */
function Gives({ ui, market, ahead }: GivesProps): JSX.Element {
  const view = ui.view.value;
  const offers = ringOffers(view);
  const now = entryAt(entryAt(offers, ahead % offers.length).markets, market);
  if (isFull(view, market)) return <p class="gives">{m('market.full')}</p>;
  return (
    <p class="gives">
      {m('bubble.gives')} {now === NO_SHARDS ? m('nothing') : <ShardRow shards={now} read />}
      <span class="words">{now === NO_SHARDS ? '' : shardsText(now)}</span>
    </p>
  );
}

/** And one notch later: after whatever belongs to the ring as it is shown. */
function Next({ ui, market, ahead }: GivesProps): JSX.Element | null {
  const view = ui.view.value;
  const seat = ui.seat.value;
  const next = ringOffers(view)[ahead + 1];
  if (next === undefined || seat === null || isFull(view, market)) return null;
  if (entryAt(view.money, seat) < next.price) return null;
  const shards = entryAt(next.markets, market);
  return (
    <p class="later">
      {m('bubble.notch', { count: ahead + 1, price: next.price })}{' '}
      {shards === NO_SHARDS ? m('nothing') : <ShardRow shards={shards} read />}
    </p>
  );
}

interface Consequence {
  readonly text: string;
  readonly warns: boolean;
}

const TELLING: readonly Action['kind'][] = ['take', 'exchange', 'buy', 'sell', 'gain', 'receive'];

const consequence = (text: string, warns = false): Consequence => ({ text, warns });

/** After the pointed action: what must go back, what is left, and what the first creation would pay. */
function consequences(ui: Interaction, after: View | null): readonly Consequence[] {
  const seat = ui.mover.value;
  const action = ui.pointed.value;
  if (after === null || seat === null || action === null || !TELLING.includes(action.kind)) return [];
  const prospect = prospectOf(ui.view.value, after, seat);
  return [
    ...(prospect.surplus > 0 ? [consequence(m('surplus', { count: prospect.surplus }), true)] : []),
    ...(action.kind === 'sell' ? saleOf(ui.view.value, after, seat, action.shards) : []),
    ...earned(prospect),
  ];
}

/** However many are sold, they bring the same. */
function saleOf({ terms }: View, after: View, seat: Seat, shards: Shards): readonly Consequence[] {
  const leaves = consequence(m('bubble.leaves', { count: sizeOf(entryAt(after.benches, seat)) }));
  return sizeOf(shards) > 1
    ? [leaves, consequence(m('bubble.oneLira', { price: terms.proceeds }))]
    : [leaves];
}

/** What it costs or earns at once, and what the first creation pays then. */
function earned({ paid, pay, card }: Prospect): readonly Consequence[] {
  if (pay === null) {
    return paid === 0 ? [] : [consequence(m('bubble.paid', { paid: signed(paid) }), paid < 0)];
  }
  const name = creationName(card);
  return [
    paid === 0
      ? consequence(m('bubble.pays', { name, pay }))
      : consequence(m('bubble.net', { paid: signed(paid), name, pay: signed(pay) }), paid + pay < 0),
  ];
}
