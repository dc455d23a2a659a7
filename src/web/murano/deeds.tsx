import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Action } from '#games/murano/action';
import { circleAt, NOON, shownAt } from '#games/murano/board';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/owed';
import { coloursOf, NO_SHARDS, one, type Shards } from '#games/murano/shards';
import { Confirm, Tokens } from './choosing.tsx';
import { Creates } from './creating.tsx';
import { Deed } from './deed.tsx';
import type { Handling } from './handling.ts';
import { ShardRow } from './pieces.tsx';
import type { Scrub } from './ring.ts';
import { m } from './texts.ts';

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
      <Deed hand={hand} action={legal('selector')} text={m('deed.selector')} />
      <Take hand={hand} action={legal('take')} />
      <Deed hand={hand} action={legal('skip')} text={m('deed.skip')} />
      {owed?.kind === 'return' && <Confirm hand={hand} seat={seat} kind="return" />}
      {(owed?.kind === 'substitute' || owed?.kind === 'receive') && (
        <>
          <Tokens hand={hand} shards={owed.kind === 'receive' ? owed.from : hand.view.value.warehouse} />
          <Confirm hand={hand} seat={seat} kind={owed.kind} />
        </>
      )}
      {owed?.kind === 'gain' && <Tokens hand={hand} shards={owed.from} />}
      {owed?.kind === 'swap' && <Tokens hand={hand} shards={coloursOf(hand.view.value.warehouse)} />}
      <Deed hand={hand} action={legal('stop')} text={m('deed.stop')} />
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

function Take({ hand, action }: { hand: Handling; action: Action | undefined }): JSX.Element {
  const view = hand.view.value;
  const pair: Shards =
    view.selector === NOON
      ? NO_SHARDS
      : one(circleAt(view, view.selector)) + one(shownAt(view, view.selector));
  return (
    <Deed
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
      <Deed
        hand={hand}
        action={action}
        text={possible ? m('deed.endAnyway') : m('deed.end')}
        quiet={possible}
      />
    </>
  );
}
