import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '#core/game';
import { PHASES } from '#games/murano/state';
import { Icon } from '../icons.tsx';
import { t, tell } from '../words/index.ts';
import { murano } from '#games/murano/index';
import { askedOf } from './asking.ts';
import type { Handling } from './handling.ts';
import { listed } from './telling.ts';
import { m } from './texts.ts';

interface Props {
  readonly hand: Handling;
  readonly seat: Seat;
  /** Who is to act, by name. */
  readonly movers: readonly string[];
  readonly undo: (() => void) | null;
  readonly children?: ComponentChildren;
}

/** One sentence: whose turn it is, which phase, what is owed; and what can be done with one press. */
export function Prompt({ hand, seat, movers, undo, children }: Props): JSX.Element {
  const mine = hand.mover.value !== null;
  const { title, hint } = mine
    ? askedOf(hand, seat)
    : movers.length === 0
      ? { title: t('room.over'), hint: '' }
      : { title: m('ask.wait.title', { name: listed(movers) }), hint: m('ask.wait.hint') };
  return (
    <div class={`prompt glass${mine ? ' mine' : ''}`}>
      <p class="say" role="status">
        <b>{title}</b>
        <span>{hint}</span>
      </p>
      {mine && <Phases hand={hand} />}
      {children}
      <button
        type="button"
        class="take-back"
        aria-label={t('room.undo')}
        disabled={undo === null}
        onClick={undo ?? undefined}
      >
        <Icon of="undo" />
        <span>{t('room.undo')}</span>
      </button>
    </div>
  );
}

const STEPS = PHASES.slice(0, 3);

/** Collect, negotiate, create: where the turn stands. */
function Phases({ hand }: { hand: Handling }): JSX.Element {
  const view = hand.view.value;
  const dealt = view.lastDeal !== 'none';
  const now = view.phase === 'collect' && view.taken === 0 ? 0 : dealt ? 2 : 1;
  return (
    <ol class="phases" aria-label={m('phases')}>
      {STEPS.map((phase, index) => {
        const name = tell(murano, { key: `phase.${phase}` });
        return (
          <li
            key={phase}
            class={index === now ? 'on' : index < now ? 'done' : ''}
            aria-current={index === now ? 'step' : undefined}
            title={name}
          >
            <i>{index + 1}</i>
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
