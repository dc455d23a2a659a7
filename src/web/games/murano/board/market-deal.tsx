import type { ComponentChildren, JSX } from 'preact';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { hasShard, NO_SHARDS, type Shard, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import { closely } from '../closely/texts.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Coin, ShardIcon, ShardRow } from '../pieces/pieces.tsx';
import { PrintedName } from '../pieces/printed-name.tsx';
import { creationName, listed, shardName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';
import { type Prospect, signed } from './prospects.ts';

export type Exchange = Extract<Action, { kind: 'exchange' }>;

/** An action with what comes of it. */
export interface Foreseen<Of extends Action = Action> {
  readonly action: Of;
  readonly prospect: Prospect;
}

interface GiftsProps {
  readonly exchanges: readonly Foreseen<Exchange>[];
  readonly chosen: Shard | undefined;
  readonly choose: (shard: Shard) => void;
}

/** What one may give, one of each kind. */
export function Gifts({ exchanges, chosen, choose }: GiftsProps): JSX.Element {
  return (
    <div class="gifts" role="radiogroup" aria-label={closely('sheet.giveOne')}>
      {exchanges.map(({ action: { shard } }) => (
        <button
          key={shard}
          type="button"
          class="gift"
          role="radio"
          aria-checked={shard === chosen}
          aria-label={shardName(shard)}
          onClick={() => choose(shard)}
        >
          <ShardIcon shard={shard} />
        </button>
      ))}
    </div>
  );
}

interface HalfProps {
  readonly ui: Interaction;
  readonly title: string;
  readonly note: string;
  readonly deal: Foreseen | undefined;
  readonly isBetter: boolean;
  readonly gets: Shards;
  readonly press: string;
  /** Why it cannot be done. */
  readonly why: string;
  readonly children: ComponentChildren;
}

/** What one gives, what one gets, what the first creation does with it, the money of this turn, and the button. */
export function Half({
  ui,
  title,
  note,
  deal,
  isBetter,
  gets,
  press,
  why,
  children,
}: HalfProps): JSX.Element {
  return (
    <section class={`half${isBetter ? ' better' : ''}${deal === undefined ? ' closed' : ''}`}>
      <h3>
        {title} <small>{note}</small>
      </h3>
      {deal === undefined ? (
        <p class="reason">{why}</p>
      ) : (
        <>
          {children}
          <p class="row">
            {closely('sheet.youGet')} {gets === NO_SHARDS ? m('nothing') : <ShardRow shards={gets} read />}
          </p>
          <First prospect={deal.prospect} />
          <Net prospect={deal.prospect} />
          <button
            type="button"
            class={`strike${isBetter ? ' primary' : ''}`}
            data-word={murano.encode(deal.action)}
            aria-label={[press, shardsText(gets), toldOf(deal.prospect)].join(', ')}
            onClick={() => ui.play(deal.action)}
            onFocus={() => ui.point(deal.action)}
            onPointerEnter={() => ui.point(deal.action)}
          >
            {press}
          </button>
        </>
      )}
    </section>
  );
}

/** The same in words, for whoever hears it. */
const toldOf = ({ paid, pay, card, surplus }: Prospect): string =>
  [
    ...(surplus > 0 ? [m('surplus', { count: surplus })] : []),
    pay === null
      ? `${signed(paid)} L`
      : m('bubble.net', { paid: signed(paid), name: creationName(card), pay: signed(pay) }),
  ].join(', ');

/** What the first creation does with it. */
function First({ prospect: { card, pay, lack, surplus } }: { prospect: Prospect }): JSX.Element {
  if (surplus > 0) return <p class="row warn">{m('surplus', { count: surplus })}</p>;
  if (card < 0) return <p class="row" />;
  return (
    <p class="row">
      <PrintedName card={card} />{' '}
      {pay === null ? (
        <span class="lacks">
          {closely('sheet.lacks')} <Lacking shards={lack.shards} isOneOf={lack.count < sizeOf(lack.shards)} />
        </span>
      ) : (
        <b>{signed(pay)} L</b>
      )}
    </p>
  );
}

/** What is missing: all of it, or some where transparent shards stand in for the rest. */
function Lacking({ shards, isOneOf }: { shards: Shards; isOneOf: boolean }): JSX.Element {
  const kinds = SHARDS.filter((kind) => hasShard(shards, kind));
  if (!isOneOf) return <ShardRow shards={shards} read />;
  return (
    <span class="either" role="img" aria-label={listed(kinds.map(shardName))}>
      {kinds.map((kind, index) => (
        <span key={kind}>
          {index > 0 && '/'}
          <ShardIcon shard={kind} />
        </span>
      ))}
    </span>
  );
}

/** The money of this turn: at once, then from the creation. */
function Net({ prospect: { paid, pay } }: { prospect: Prospect }): JSX.Element {
  return (
    <p class="net">
      <span>
        {pay === null ? closely('sheet.noCreation') : closely('sheet.netThen', { paid: signed(paid) })}
      </span>{' '}
      <b>{signed(pay ?? paid)} L</b>
    </p>
  );
}

export const Coins = ({ count }: { count: number }): JSX.Element =>
  count === 0 ? (
    <b>0 L</b>
  ) : (
    <span class="coins" role="img" aria-label={`${count} L`}>
      {Array.from({ length: count }, (_, index) => (
        <Coin key={index} />
      ))}
    </span>
  );
