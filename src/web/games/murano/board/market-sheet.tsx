import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { exchanged, MARKET_SIZE, type Market } from '#games/murano/rules/board';
import { hasShard, NO_SHARDS, type Shard, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { ringOffers } from '#games/murano/view/preview';
import { Icon } from '../../../icons.tsx';
import { Modal } from '../../../room/modal.tsx';
import { t, tell } from '../../../words/index.ts';
import { closely } from '../closely/texts.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardRow } from '../pieces/pieces.tsx';
import { marketName, shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';
import { Coins, type Foreseen, type Exchange, Gifts, Half } from './market-deal.tsx';
import { netOf, prospectOf } from './prospects.ts';
import type { Scrub } from './ring.ts';

/** A market that was opened, in the position in which it was. */
export interface OpenedMarket {
  readonly market: Market;
  readonly view: View;
}

interface Props {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly opened: Signal<OpenedMarket | null>;
}

/** A market on a small screen: both ways to deal there side by side, each with all that comes of it. */
export function MarketSheet({ ui, scrub, opened }: Props): JSX.Element | null {
  const [at, seat] = [opened.value, ui.mover.value];
  if (at === null || at.view !== ui.view.value || seat === null) return null;
  const close = (): void => {
    ui.point(null);
    opened.value = null;
  };
  return <Opened key={at.market} ui={ui} scrub={scrub} market={at.market} seat={seat} close={close} />;
}

interface OpenedProps {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly market: Market;
  readonly seat: Seat;
  readonly close: () => void;
}

function Opened({ ui, scrub, market, seat, close }: OpenedProps): JSX.Element {
  const view = ui.view.value;
  const dealOf = <Of extends Action>(action: Of): Foreseen<Of> => ({
    action,
    prospect: prospectOf(view, scrub.afterOf(ui, action), seat),
  });
  const held = ui.selected.value.flatMap((each) => (each.at === 'bench' ? [each.shard] : []));
  const chosen = useSignal<Shard | null>(held.at(-1) ?? null);
  const exchanges = ui.legal.value
    .flatMap((action) => (action.kind === 'exchange' && action.market === market ? [action] : []))
    .map(dealOf);
  const exchange = exchanges.find(({ action }) => action.shard === chosen.value) ?? bestOf(exchanges);
  const purchase = ui.legal.value.find((action) => action.kind === 'buy' && action.market === market);
  const buy = purchase === undefined ? undefined : dealOf(purchase);
  const better = betterOf(exchange, buy);
  useEffect(() => ui.point(exchange?.action ?? purchase ?? null), [exchange?.action, purchase]);
  useBoardInSight(market);
  const shards = entryAt(view.markets, market);
  return (
    <Modal class="market-sheet" label={labelOf(market, shards)} close={close}>
      <header>
        <h2>{marketName(market)}</h2>
        <p>
          {shards === NO_SHARDS ? (
            closely('sheet.empty')
          ) : (
            <>
              {closely('sheet.holds')} <ShardRow shards={shards} read />
            </>
          )}{' '}
          {sizeOf(shards) < MARKET_SIZE ? closely('sheet.free', { count: MARKET_SIZE - sizeOf(shards) }) : ''}
        </p>
        <button type="button" class="shut" aria-label={t('room.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div class="halves">
        <Half
          ui={ui}
          title={closely('sheet.exchange')}
          note={closely('sheet.giveOne')}
          deal={exchange}
          isBetter={better !== undefined && better === exchange}
          gets={exchanged(
            { options: view.options, warehouse: view.warehouse, ring: scrub.ringIn(ui) },
            market,
          )}
          press={
            exchange === undefined ? '' : closely('sheet.give', { shard: shardName(exchange.action.shard) })
          }
          why={refusalOf(view, seat, {
            kind: 'exchange',
            shard: held.at(-1) ?? firstOf(entryAt(view.benches, seat)),
            market,
          })}
        >
          <Gifts exchanges={exchanges} chosen={exchange?.action.shard} choose={(to) => (chosen.value = to)} />
        </Half>
        <Half
          ui={ui}
          title={closely('sheet.buy')}
          note={closely('sheet.takeAll')}
          deal={buy}
          isBetter={better !== undefined && better === buy}
          gets={shards}
          press={closely('sheet.buyFor', { price: view.terms.price })}
          why={refusalOf(view, seat, { kind: 'buy', market })}
        >
          <p class="price">
            {closely('sheet.youPay')} <Coins count={view.terms.price} />
          </p>
        </Half>
      </div>
      <Ahead ui={ui} scrub={scrub} market={market} />
    </Modal>
  );
}

const labelOf = (market: Market, shards: Shards): string =>
  m('market.label', { name: marketName(market), shards: shardsText(shards) });

const firstOf = (shards: Shards): Shard => SHARDS.find((kind) => hasShard(shards, kind)) ?? 0;

function refusalOf(view: View, seat: Seat, action: Action): string {
  const refusal = murano.refusal(view, seat, action);
  return refusal === null ? '' : tell(murano, refusal);
}

const bestOf = (deals: readonly Foreseen<Exchange>[]): Foreseen<Exchange> | undefined =>
  deals.toSorted((a, b) => netOf(b.prospect) - netOf(a.prospect))[0];

/** The better of two; none where they come to the same, or where nothing comes of either. */
function betterOf(one: Foreseen | undefined, other: Foreseen | undefined): Foreseen | undefined {
  const [a, b] = [one, other].map((deal) => (deal === undefined ? -Infinity : netOf(deal.prospect)));
  if (a === undefined || b === undefined || a === b || Math.max(a, b) <= 0) return undefined;
  return a > b ? one : other;
}

/** The next position of the ring at which an exchange gives something else here; a press shows the ring there. */
function Ahead({ ui, scrub, market }: Pick<OpenedProps, 'ui' | 'scrub' | 'market'>): JSX.Element | null {
  const [notches, most] = [scrub.notches.value, scrub.most.value];
  const offers = ringOffers(ui.view.value);
  const givesAt = (count: number): Shards => entryAt(entryAt(offers, count % offers.length).markets, market);
  const next = Array.from({ length: most }, (_, index) => index + 1).find(
    (count) => count > notches && givesAt(count) !== givesAt(notches),
  );
  // Where nothing can be given, no turn of the ring promises anything for it.
  const isOffered =
    next !== undefined && ui.legal.value.some((each) => each.kind === 'exchange' && each.market === market);
  if (!isOffered && notches === 0) return null;
  return (
    <div class="onward">
      {notches > 0 && (
        <button type="button" class="onward-back" onClick={() => scrub.to(0)}>
          <Icon of="back" />
          {closely('sheet.asItStands')}
        </button>
      )}
      {isOffered && (
        <button type="button" class="onward-next" onClick={() => scrub.to(next)}>
          <span>
            {closely(scrub.free.value ? 'sheet.aheadFree' : 'sheet.ahead', { count: next })}{' '}
            {givesAt(next) === NO_SHARDS ? m('nothing') : <ShardRow shards={givesAt(next)} read />}
          </span>
          <Icon of="forth" />
        </button>
      )}
    </div>
  );
}

/** The board slides under what stands above it, so that the market and what it faces stay in sight. */
function useBoardInSight(market: Market): void {
  useLayoutEffect(() => {
    const stage = document.querySelector<HTMLElement>('.murano .stage');
    const sheet = document.querySelector<HTMLElement>('.market-sheet');
    if (stage === null || sheet === null || market === 0 || market === 3) return undefined;
    const board = stage.getBoundingClientRect();
    // Where the sheet will lie, not where it is on its way up.
    const { offsetLeft, offsetTop } = sheet;
    const slide = offsetLeft >= board.right - 1 ? 0 : Math.max(0, board.bottom - offsetTop);
    stage.style.translate = `0 ${-slide}px`;
    stage.style.clipPath = `inset(${slide}px -40px -40px)`;
    return () => {
      stage.style.translate = '';
      stage.style.clipPath = '';
    };
  }, [market]);
}
