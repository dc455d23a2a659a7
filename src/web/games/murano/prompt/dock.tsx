import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { circleAt, NOON, shownAt } from '#games/murano/rules/board';
import { murano } from '#games/murano/index';
import { NO_SHARDS, one, type Shards } from '#games/murano/rules/shards';
import { Offer } from './offer.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { Later } from '../later.ts';
import { ShardRow } from '../pieces/pieces.tsx';
import type { Scrub } from '../board/ring.ts';
import { SellPill } from '../bench/sell.tsx';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly scrub: Scrub;
}

/** What can be done with one press now. The end of the turn has a place of its own, which nothing moves it from. */
export function Dock({ ui, seat, scrub }: Props): JSX.Element {
  const legal = (kind: Action['kind']): Action | undefined =>
    ui.legal.value.find((action) => action.kind === kind);
  if (ui.mover.value !== seat) {
    return (
      <div class="dock" tabIndex={-1}>
        {ui.seat.value === seat && <NotYet ui={ui} />}
      </div>
    );
  }
  return (
    <div class="dock" role="group" aria-label={m('action.label')} tabIndex={-1}>
      <div class="offers">
        <Offer ui={ui} action={legal('selector')} text={m('action.selector')} />
        <Take ui={ui} action={legal('take')} ring={scrub.ringIn(ui)} />
        <Offer ui={ui} action={legal('skip')} text={m('action.skip')} />
        <Later show={({ Owed }) => <Owed ui={ui} seat={seat} />} />
        <Offer ui={ui} action={legal('stop')} text={m('action.stop')} />
        {scrub.free.value && scrub.notches.value > 0 && (
          <button type="button" class="action primary" onClick={() => scrub.turn()}>
            {m('ring.here')}
          </button>
        )}
        {legal('sell') !== undefined && <SellPill ui={ui} />}
        <Later show={({ Creates }) => <Creates ui={ui} seat={seat} />} />
      </div>
      <End ui={ui} seat={seat} action={legal('end')} />
    </div>
  );
}

interface TakeProps {
  readonly ui: Interaction;
  readonly action: Action | undefined;
  /** The ring as it is shown. */
  readonly ring: number;
}

function Take({ ui, action, ring }: TakeProps): JSX.Element {
  const view = ui.view.value;
  const pair: Shards =
    view.selector === NOON
      ? NO_SHARDS
      : one(circleAt(view, view.selector)) + one(shownAt({ options: view.options, ring }, view.selector));
  return (
    <Offer
      ui={ui}
      action={action}
      text={
        <>
          {m('action.take')} <ShardRow shards={pair} read />
        </>
      }
    />
  );
}

/** The end of the turn keeps its place while it cannot come yet; a press says why. */
function NotYet({ ui }: { ui: Interaction }): JSX.Element {
  return (
    <button
      type="button"
      class="action end-turn waiting"
      data-spot="action-end"
      aria-disabled="true"
      onClick={() => ui.press({ at: 'action', kind: 'end' })}
    >
      {m('action.end')}
    </button>
  );
}

/** One clear press; with a question before it while a creation could still be made. */
function End({ ui, seat, action }: { ui: Interaction; seat: Seat; action: Action | undefined }): JSX.Element {
  const asking = useSignal('');
  if (action === undefined) return <NotYet ui={ui} />;
  const { benches, hands } = ui.view.value;
  const moment = `${murano.encode(action)} ${benches[seat]} ${hands[seat]?.length}`;
  const possible = ui.legal.value.some(({ kind }) => kind === 'create');
  const isAsking = possible && asking.value === moment;
  if (possible && !isAsking) {
    return (
      <button type="button" class="action end-turn" onClick={() => (asking.value = moment)}>
        {m('action.end')}
      </button>
    );
  }
  return (
    <>
      {isAsking && (
        <span class="ask" role="alert">
          {m('action.endSure')}
        </span>
      )}
      <Offer
        ui={ui}
        action={action}
        text={m(isAsking ? 'action.endAnyway' : 'action.end')}
        quiet={isAsking}
        class="end-turn"
      />
    </>
  );
}
