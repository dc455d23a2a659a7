import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Action } from '#games/murano/rules/action';
import type { Market } from '#games/murano/rules/board';
import { due } from '#games/murano/rules/owed';
import { creationOffers, ringOffers } from '#games/murano/view/preview';
import { NO_SHARDS, sizeOf } from '#games/murano/rules/shards';
import { isFull, type View } from '#games/murano/rules/state';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardRow } from '../pieces/pieces.tsx';
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
  const full = market !== null && isFull(ui.view.value, market) && ui.selected.value.length === 0;
  const gives = market !== null && !full;
  const later = consequences(ui, scrub.afterIn(ui));
  if (!gives && ahead === 0 && later.length === 0) return null;
  const at = action?.kind === 'buy' ? `buy-${action.market}` : (market ?? 'dock');
  return (
    <div key={at} class={`bubble to-${at}`} role="status">
      {gives && <Gives ui={ui} market={market} ahead={ahead} />}
      {action?.kind === 'buy' && (
        <p class="gives">
          {m('bubble.buys')} <ShardRow shards={ui.view.value.markets[action.market]} read />
        </p>
      )}
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

/** What the market gives as the ring is shown. */
function Gives({ ui, market, ahead }: GivesProps): JSX.Element {
  const view = ui.view.value;
  const offers = ringOffers(view);
  const now = offers[ahead % offers.length].markets[market];
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
  const payable = next !== undefined && seat !== null && view.money[seat] >= next.price;
  if (!payable || isFull(view, market)) return null;
  return (
    <p class="later">
      {m('bubble.notch', { count: ahead + 1, price: next.price })}{' '}
      {next.markets[market] === NO_SHARDS ? m('nothing') : <ShardRow shards={next.markets[market]} read />}
    </p>
  );
}

interface Consequence {
  readonly text: string;
  readonly warns: boolean;
}

const TELLING: readonly Action['kind'][] = ['take', 'exchange', 'buy', 'sell', 'gain', 'receive'];

/** After the pointed action: what must go back, what is left, and what the first creation would pay. */
function consequences(ui: Interaction, after: View | null): readonly Consequence[] {
  const seat = ui.mover.value;
  const action = ui.pointed.value;
  if (after === null || seat === null || action === null || !TELLING.includes(action.kind)) return [];
  const told: Consequence[] = [];
  const owed = due(after);
  if (owed?.kind === 'return' && owed.seats.includes(seat)) {
    told.push({ text: m('surplus', { count: owed.count }), warns: true });
  }
  if (action.kind === 'sell') {
    const { proceeds } = ui.view.value.terms;
    told.push({ text: m('bubble.leaves', { count: sizeOf(after.benches[seat]) }), warns: false });
    if (sizeOf(action.shards) > 1) {
      told.push({ text: m('bubble.oneLira', { price: proceeds }), warns: false });
    }
  }
  const [offer] = creationOffers(after, seat);
  const card = after.hands[seat][0] ?? -1;
  if (owed === undefined && offer !== undefined && card >= 0) {
    told.push({ text: m('bubble.pays', { name: creationName(card), pay: offer.pay }), warns: false });
  }
  const paid = after.money[seat] - ui.view.value.money[seat];
  if (paid !== 0) {
    const net = paid + (owed === undefined && card >= 0 ? (offer?.pay ?? 0) : 0);
    told.push({ text: m('bubble.net', { net: `${net < 0 ? '−' : '+'}${Math.abs(net)}` }), warns: net < 0 });
  }
  return told;
}
