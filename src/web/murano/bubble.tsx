import type { JSX } from 'preact';
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
  readonly market: Market | null;
}

/** What would come of it, by the rules themselves. */
export function Bubble({ hand, scrub, market }: Props): JSX.Element | null {
  const action = hand.pointed.value;
  const ahead = scrub.notches.value;
  if (market === null && ahead === 0 && action?.kind !== 'sell') return null;
  return (
    <div class={`bubble to-${market ?? 'none'}`} role="status">
      {market !== null && action?.kind !== 'buy' && <Gives hand={hand} market={market} ahead={ahead} />}
      {action?.kind === 'buy' && (
        <p class="gives">
          {m('bubble.buys')} <ShardRow shards={hand.view.value.markets[action.market]} read />
        </p>
      )}
      {market === null && ahead > 0 && (
        <p class="gives">{m(scrub.free.value ? 'bubble.aheadFree' : 'bubble.ahead', { count: ahead })}</p>
      )}
      <Then hand={hand} />
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

/** After the pointed action: what must go back, and what the first creation would pay. */
function Then({ hand }: { hand: Handling }): JSX.Element | null {
  const after = hand.after.value;
  const seat = hand.mover.value;
  const action = hand.pointed.value;
  if (after === null || seat === null || action === null) return null;
  const owed = due(after);
  const surplus = owed?.kind === 'return' && owed.seats.includes(seat) ? owed.count : 0;
  const [offer] = creationOffers(after, seat);
  const card = after.hands[seat][0] ?? -1;
  return (
    <>
      {surplus > 0 && <p class="later warn">{m('surplus', { count: surplus })}</p>}
      {surplus === 0 && offer !== undefined && card >= 0 && (
        <p class="later">{m('bubble.pays', { name: creationName(card), pay: offer.pay })}</p>
      )}
      {action.kind === 'sell' && (
        <p class="later">
          {m('bubble.leaves', { count: sizeOf(after.benches[seat]) })}
          {sizeOf(action.shards) > 1 && ` ${m('bubble.oneLira', { price: hand.view.value.terms.proceeds })}`}
        </p>
      )}
    </>
  );
}
