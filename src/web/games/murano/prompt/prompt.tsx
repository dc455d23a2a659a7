import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { due } from '#games/murano/rules/owed';
import { PHASES, type View } from '#games/murano/rules/state';
import { Icon } from '../../../icons.tsx';
import { Prompt, type PromptText } from '../../../room/prompt.tsx';
import { useSeen } from '../../../room/seen.ts';
import { t, tell } from '../../../words/index.ts';
import { murano } from '#games/murano/index';
import { askedOf } from './asking.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { noticeOf } from './notice.ts';
import type { Scrub } from '../board/ring.ts';
import { listed } from '../telling.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly seat: Seat;
  /** Who is to act, by name. */
  readonly movers: readonly string[];
  readonly undo: (() => void) | null;
}

/** What is asked and what is owed, where the turn stands, and the way back. */
export function MuranoPrompt({ ui, scrub, seat, movers, undo }: Props): JSX.Element {
  const isMine = ui.mover.value !== null;
  const drafting = due(ui.view.value)?.kind === 'pick';
  return (
    <Prompt
      {...(isMine ? askedOf(ui, seat, scrub) : waitingFor(movers))}
      lead={isMine && !drafting ? leadAt(stepIn(ui.view.value)) : ''}
      notice={noticeOf(ui.view.value)}
      isMine={isMine}
    >
      {isMine && !drafting && <Phases ui={ui} />}
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
    </Prompt>
  );
}

const waitingFor = (movers: readonly string[]): PromptText =>
  movers.length === 0
    ? { title: t('room.over'), hint: '' }
    : { title: m('ask.wait.title', { name: listed(movers) }), hint: m('ask.wait.hint') };

const STEPS = PHASES.slice(0, 3);

const phaseName = (phase: (typeof PHASES)[number]): string => tell(murano, { key: `phase.${phase}` });

/** The phase with its number, so that its name is not taken for an order. */
const leadAt = (step: number): string => `${step + 1} ${phaseName(STEPS[step] ?? 'collect')}`;

const stepIn = ({ phase, taken, lastDeal }: View): number =>
  phase === 'collect' && taken === 0 ? 0 : lastDeal === 'none' ? 1 : 2;

/** Collect, negotiate, create: where the turn stands. All names lie in one place, so that none moves the numbers. */
export function Phases({ ui }: { ui: Interaction }): JSX.Element {
  const now = useSeen(() => stepIn(ui.view.value), [ui]);
  const names = STEPS.map(phaseName);
  const mood = (index: number): string => (index === now ? 'on' : index < now ? 'done' : '');
  return (
    <div class="phases">
      <ol aria-label={m('phases')}>
        {names.map((name, index) => (
          <li
            key={name}
            class={mood(index)}
            aria-current={index === now ? 'step' : undefined}
            aria-label={name}
            title={name}
          >
            {index + 1}
          </li>
        ))}
      </ol>
      <span class="names" aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} class={mood(index)}>
            {name}
          </span>
        ))}
      </span>
    </div>
  );
}
