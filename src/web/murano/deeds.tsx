import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Action } from '#games/murano/action';
import { circleAt, shownAt } from '#games/murano/board';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/owed';
import { creationOffers } from '#games/murano/preview';
import {
  coloursOf,
  contains,
  countOf,
  one,
  type Shard,
  SHARDS,
  type Shards,
  sizeOf,
} from '#games/murano/shards';
import { type Handling, shardsIn } from './handling.ts';
import { Coin, ShardIcon, ShardRow } from './pieces.tsx';
import type { Scrub } from './ring.ts';
import { type Spot, spotName } from './spots.ts';
import { creationName, shardName, shardsText } from './telling.ts';
import { m } from './texts.ts';
import { t } from '../words/index.ts';

interface Props {
  readonly hand: Handling;
  readonly seat: Seat;
  readonly scrub: Scrub;
}

/** What can be done with one press now. */
export function Deeds({ hand, seat, scrub }: Props): JSX.Element {
  const owed = due(hand.view.value);
  const legal = (kind: Action['kind']): Action | undefined =>
    hand.legal.value.find((action) => action.kind === kind);
  if (hand.mover.value !== seat) return <div class="deeds" />;
  return (
    <div class="deeds" role="group" aria-label={m('deed.label')}>
      <Plain hand={hand} action={legal('selector')} text={m('deed.selector')} />
      <Take hand={hand} action={legal('take')} />
      <Plain hand={hand} action={legal('skip')} text={m('deed.skip')} />
      {owed?.kind === 'return' && <Confirm hand={hand} seat={seat} kind="return" />}
      {(owed?.kind === 'substitute' || owed?.kind === 'receive') && (
        <>
          <Tokens hand={hand} shards={owed.kind === 'receive' ? owed.from : hand.view.value.warehouse} />
          <Confirm hand={hand} seat={seat} kind={owed.kind} />
        </>
      )}
      {owed?.kind === 'gain' && <Tokens hand={hand} shards={owed.from} />}
      {owed?.kind === 'swap' && <Tokens hand={hand} shards={coloursOf(hand.view.value.warehouse)} />}
      <Plain hand={hand} action={legal('stop')} text={m('deed.stop')} />
      {scrub.free.value && scrub.notches.value > 0 && (
        <button type="button" class="deed primary" onClick={() => scrub.turn()}>
          {m('ring.here')}
        </button>
      )}
      <Creates hand={hand} seat={seat} />
      <End hand={hand} seat={seat} action={legal('end')} />
    </div>
  );
}

interface PlainProps {
  readonly hand: Handling;
  readonly action: Action | undefined;
  readonly text: ComponentChildren;
  readonly quiet?: boolean;
}

/** A button for an action; the seal says before that it cannot be taken back. */
function Plain({ hand, action, text, quiet = false }: PlainProps): JSX.Element | null {
  const seat = hand.mover.value;
  if (action === undefined || seat === null) return null;
  return (
    <button
      type="button"
      class={`deed${quiet ? '' : ' primary'}`}
      data-word={murano.encode(action)}
      onClick={() => hand.play(action)}
      onPointerEnter={() => hand.point(action)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => hand.point(action)}
      onBlur={() => hand.point(null)}
    >
      {text}
      {murano.reveals(hand.view.value, seat, action) && (
        <i class="seal" role="img" aria-label={t('room.seal')} title={t('room.seal')} />
      )}
    </button>
  );
}

function Take({ hand, action }: { hand: Handling; action: Action | undefined }): JSX.Element {
  const view = hand.view.value;
  const pair: Shards =
    view.selector < 12 ? one(circleAt(view, view.selector)) + one(shownAt(view, view.selector)) : 0;
  return (
    <Plain
      hand={hand}
      action={action}
      text={
        <>
          {m('deed.take')} <ShardRow shards={pair} read />
        </>
      }
    />
  );
}

/** Shards to choose from, by kind. */
function Tokens({ hand, shards }: { hand: Handling; shards: Shards }): JSX.Element {
  const chosen = shardsIn(hand.chosen.value, 'stock');
  return (
    <span class="tokens" role="group" aria-label={m('deed.choose')}>
      {SHARDS.filter((shard) => countOf(shards, shard) > 0).map((shard) => (
        <Token key={shard} hand={hand} shard={shard} count={countOf(chosen, shard)} />
      ))}
    </span>
  );
}

function Token({ hand, shard, count }: { hand: Handling; shard: Shard; count: number }): JSX.Element {
  const next: Spot = { at: 'stock', shard, nth: count };
  const live = hand.isLive(next);
  // Once no more of it can be taken, a touch puts one back.
  const spot: Spot = live || count === 0 ? next : { at: 'stock', shard, nth: count - 1 };
  return (
    <button
      type="button"
      class={`token touch${live ? ' live' : ''}${count > 0 ? ' chosen' : ''}`}
      data-spot={spotName(spot)}
      aria-pressed={count > 0 ? 'true' : 'false'}
      aria-label={count > 1 ? `${shardName(shard)} × ${count}` : shardName(shard)}
      aria-disabled={live || count > 0 ? undefined : 'true'}
      onClick={() => hand.touch(spot)}
    >
      <ShardIcon shard={shard} />
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </button>
  );
}

/** Confirms shards that were chosen one by one. */
function Confirm({
  hand,
  seat,
  kind,
}: {
  hand: Handling;
  seat: Seat;
  kind: 'return' | 'substitute' | 'receive';
}): JSX.Element {
  const shards = shardsIn(hand.chosen.value, kind === 'return' ? 'bench' : 'stock');
  const action: Action = { kind, shards };
  const legal = murano.refusal(hand.view.value, seat, action) === null;
  const count = due(hand.view.value)?.count ?? 0;
  const text =
    kind === 'return'
      ? m('deed.return', { chosen: sizeOf(shards), count })
      : shards === 0
        ? m('deed.takeNothing')
        : m('deed.takeThese', { shards: shardsText(shards) });
  return (
    <button
      type="button"
      class={`deed${legal ? ' primary' : ' waiting'}`}
      data-spot={`deed-${kind}`}
      aria-disabled={legal ? undefined : 'true'}
      onClick={() => (legal ? hand.play(action) : hand.refuse({ at: 'deed', kind }, action))}
    >
      {text}
    </button>
  );
}

/** The first creation, for each way to pay for it; what was chosen on the workbench narrows them. */
function Creates({ hand, seat }: { hand: Handling; seat: Seat }): JSX.Element | null {
  const view = hand.view.value;
  const actions = hand.legal.value.flatMap((action) => (action.kind === 'create' ? [action] : []));
  const card = view.hands[seat][0] ?? -1;
  if (actions.length === 0 || card < 0) return null;
  const chosen = shardsIn(hand.chosen.value, 'bench');
  const fitting = actions.filter(({ shards }) => contains(shards, chosen));
  const offers = creationOffers(view, seat);
  const name = creationName(card);
  return (
    <>
      {fitting.slice(0, 4).map((action, index) => {
        const gain = hand.previewOf(action).money[seat] - view.money[seat];
        const ways = offers.length > 1;
        return (
          <Plain
            key={action.shards}
            hand={hand}
            action={action}
            quiet={index > 0}
            text={
              <>
                {index === 0 ? (
                  m('deed.create', { name })
                ) : (
                  <span class="unseen">{m('deed.create', { name })}</span>
                )}
                {ways && <ShardRow shards={action.shards} read />}
                <b class="gain">
                  +{gain}
                  <Coin />
                </b>
              </>
            }
          />
        );
      })}
    </>
  );
}

/** One clear press; with a question before it while a creation could still be made. */
function End({
  hand,
  seat,
  action,
}: {
  hand: Handling;
  seat: Seat;
  action: Action | undefined;
}): JSX.Element | null {
  const asking = useSignal('');
  if (action === undefined) return null;
  const moment = murano.encode(action) + hand.view.value.benches[seat] + hand.view.value.hands[seat].length;
  const possible = hand.legal.value.some(({ kind }) => kind === 'create');
  if (possible && asking.value !== moment) {
    return (
      <button
        type="button"
        class="deed"
        onClick={() => {
          asking.value = moment;
        }}
      >
        {m('deed.end')}
      </button>
    );
  }
  return (
    <>
      {possible && (
        <span class="ask" role="alert">
          {m('deed.endSure')}
        </span>
      )}
      <Plain hand={hand} action={action} text={possible ? m('deed.endAnyway') : m('deed.end')} />
    </>
  );
}
