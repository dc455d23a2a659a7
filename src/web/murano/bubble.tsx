import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Action } from '#games/murano/action';
import type { Market } from '#games/murano/board';
import { due } from '#games/murano/owed';
import { creationOffers, ringOffers } from '#games/murano/preview';
import { NO_SHARDS, sizeOf } from '#games/murano/shards';
import { isFull } from '#games/murano/state';
import type { Handling } from './handling.ts';
import { ShardRow } from './pieces.tsx';
import type { Scrub } from './ring.ts';
import { creationName, shardsText } from './telling.ts';
import { m } from './texts.ts';

interface Props {
  readonly hand: Handling;
  readonly scrub: Scrub;
  readonly previewed: ReadonlySignal<Market | null>;
}

/** What would come of it, by the rules themselves. */
export function Bubble({ hand, scrub, previewed }: Props): JSX.Element | null {
  const market = previewed.value;
  const action = hand.pointed.value;
  const ahead = scrub.notches.value;
  const full = market !== null && isFull(hand.view.value, market) && hand.chosen.value.length === 0;
  const gives = market !== null && !full && action?.kind !== 'buy';
  const later = consequences(hand);
  if (!gives && ahead === 0 && later.length === 0) return null;
  return (
    <div class={`bubble to-${market ?? 'none'}`} role="status">
      {gives && <Gives hand={hand} market={market} ahead={ahead} />}
      {action?.kind === 'buy' && (
        <p class="gives">
          {m('bubble.buys')} <ShardRow shards={hand.view.value.markets[action.market]} read />
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
    </div>
  );
}

/** What the market gives as the ring is shown, and one notch later. */
function Gives({ hand, market, ahead }: { hand: Handling; market: Market; ahead: number }): JSX.Element {
  const view = hand.view.value;
  const offers = ringOffers(view);
  const now = offers[ahead % offers.length].markets[market];
  const seat = hand.seat.value;
  const next = offers[ahead + 1];
  const payable = next !== undefined && seat !== null && view.money[seat] >= next.price;
  if (isFull(view, market)) return <p class="gives">{m('market.full')}</p>;
  return (
    <>
      <p class="gives">
        {m('bubble.gives')} {now === NO_SHARDS ? m('nothing') : <ShardRow shards={now} read />}
        <span class="words">{now === NO_SHARDS ? '' : shardsText(now)}</span>
      </p>
      {payable && (
        <p class="later">
          {m('bubble.notch', { count: ahead + 1, price: next.price })}{' '}
          {next.markets[market] === NO_SHARDS ? (
            m('nothing')
          ) : (
            <ShardRow shards={next.markets[market]} read />
          )}
        </p>
      )}
    </>
  );
}

interface Consequence {
  readonly text: string;
  readonly warns: boolean;
}

const TELLING: readonly Action['kind'][] = ['take', 'exchange', 'buy', 'sell', 'gain', 'receive'];

/** After the pointed action: what must go back, what is left, and what the first creation would pay. */
function consequences(hand: Handling): readonly Consequence[] {
  const after = hand.after.value;
  const seat = hand.mover.value;
  const action = hand.pointed.value;
  if (after === null || seat === null || action === null || !TELLING.includes(action.kind)) return [];
  const told: Consequence[] = [];
  const owed = due(after);
  if (owed?.kind === 'return' && owed.seats.includes(seat)) {
    told.push({ text: m('surplus', { count: owed.count }), warns: true });
  }
  if (action.kind === 'sell') {
    const { proceeds } = hand.view.value.terms;
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
  return told;
}
