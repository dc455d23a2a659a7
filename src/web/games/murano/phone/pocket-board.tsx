import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { exchanged, type Market, MARKET_SIZE } from '#games/murano/rules/board';
import { due } from '#games/murano/rules/owed';
import { NO_SHARDS } from '#games/murano/rules/shards';
import { isFull } from '#games/murano/rules/state';
import { Touch } from '../../../interaction/touch.tsx';
import { usePlaces } from '../bench/places.ts';
import { ShardIcon, ShardRow } from '../pieces/pieces.tsx';
import { marketName, shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';
import type { Pocket } from './pocket.ts';
import { p } from './texts.ts';

/** As they lie on the screen: a thumb finds them without looking. */
const CORNERS: readonly Market[] = [3, 0, 2, 1];

/** The four markets with the ring between them. */
export function PocketBoard({ pocket }: { pocket: Pocket }): JSX.Element {
  return (
    <section class="pocket-board" aria-label={p('board')}>
      {CORNERS.map((market) => (
        <PocketMarket key={market} pocket={pocket} market={market} />
      ))}
      <PocketRing pocket={pocket} />
    </section>
  );
}

interface MarketProps {
  readonly pocket: Pocket;
  readonly market: Market;
}

function PocketMarket({ pocket, market }: MarketProps): JSX.Element {
  const { ui, scrub, chosen } = pocket;
  const view = ui.view.value;
  const shards = entryAt(view.markets, market);
  const places = usePlaces(shards);
  const isOpen = pocket.isOpen(market);
  const isChosen = chosen.value.market === market;
  const gives = isFull(view, market)
    ? null
    : exchanged({ options: view.options, warehouse: view.warehouse, ring: scrub.ringIn(ui) }, market);
  const isTravelling = ui.mover.value !== null && due(view)?.kind === 'travel';
  const isHeld = chosen.value.selected.length > 0;
  const canBuy = ui.legal.value.some((action) => action.kind === 'buy' && action.market === market);
  const { price } = view.terms;
  const label = [
    m('market.label', { name: marketName(market), shards: shardsText(shards) }),
    gives === null ? m('market.full') : m('market.gives', { shards: shardsText(gives) }),
    m('market.price', { price }),
  ].join(' ');
  return (
    <div class={`pocket-market m${market}${isOpen ? ' live' : ''}${isChosen ? ' chosen' : ''}`}>
      <button
        type="button"
        class="pocket-corner"
        data-market={market}
        aria-label={label}
        aria-pressed={isChosen}
        aria-disabled={isOpen ? undefined : 'true'}
        onClick={() => (isOpen ? pocket.aim(market) : ui.press({ at: 'market', market }))}
      />
      <i>{marketName(market)}</i>
      <span class="pocket-sockets">
        {Array.from({ length: MARKET_SIZE }, (_, place) => {
          const shard = places[place];
          return (
            <span key={place} class="pocket-socket">
              {shard !== undefined &&
                (isTravelling ? (
                  <Touch
                    ui={ui}
                    spot={{ at: 'socket', market, shard }}
                    class="pocket-pick"
                    label={m('market.socket', { shard: shardName(shard), name: marketName(market) })}
                  >
                    <ShardIcon shard={shard} />
                  </Touch>
                ) : (
                  <ShardIcon shard={shard} />
                ))}
            </span>
          );
        })}
      </span>
      <span class="pocket-gives">
        {gives === null || (canBuy && !isHeld && gives === NO_SHARDS) ? (
          <b>{canBuy ? m('market.buy', { price }) : m('market.fullShort')}</b>
        ) : (
          <>
            {m('market.givesShort')} {gives === NO_SHARDS ? m('nothing') : <ShardRow shards={gives} />}
          </>
        )}
      </span>
    </div>
  );
}

/** A touch shows the ring one notch further, and what the markets would give then; the button turns it. */
function PocketRing({ pocket }: { pocket: Pocket }): JSX.Element {
  const { ui, scrub } = pocket;
  const isLive = scrub.most.value > 0;
  const notches = scrub.notches.value;
  const price = Math.max(1, notches);
  return (
    <button
      type="button"
      class={`pocket-ring${isLive ? ' live' : ''}${notches > 0 ? ' chosen' : ''}`}
      data-spot="ring"
      aria-disabled={isLive ? undefined : 'true'}
      onClick={() => {
        if (!isLive) ui.refuse({ at: 'ring' }, { kind: 'notch' });
        else scrub.to(notches >= scrub.most.value ? 0 : notches + 1);
      }}
    >
      <svg viewBox="0 0 24 12" aria-hidden="true">
        <path d="M21 9Q12 -1 4 7M3 2v5h5" />
      </svg>
      <span>{notches > 0 ? `+${notches}` : p('ringWord')}</span>
      <span class="unseen"> ({p('ringLabel', { count: notches + 1 })}) </span>
      <b>{scrub.free.value ? m('ring.free') : `${price} L`}</b>
    </button>
  );
}
