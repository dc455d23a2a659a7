import type { ComponentChildren, JSX } from 'preact';
import { t } from '../words/index.ts';
import { w } from './words.ts';

interface SheetProps {
  readonly class: string;
  readonly isMine: boolean;
  readonly children: ComponentChildren;
}

/** A phone held upright beside a screen for all: top, prompt, what is chosen from, cards, foot. */
export const HandSheet = ({ class: own, isMine, children }: SheetProps): JSX.Element => (
  <div class={`hand-sheet ${own}`} data-mine={isMine}>
    {children}
  </div>
);

interface TopProps {
  readonly face: JSX.Element;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** Whose phone this is, and what they have to show for themselves. */
export const HandTop = ({ face, name, children }: TopProps): JSX.Element => (
  <header class="hand-top">
    {face}
    <b>{name}</b>
    {children}
  </header>
);

interface PromptProps {
  readonly face?: JSX.Element | false;
  readonly title: string;
  /** Whoever holds this phone is asked. */
  readonly isMine: boolean;
  readonly children: ComponentChildren;
}

export const HandPrompt = ({ face, title, isMine, children }: PromptProps): JSX.Element => (
  <section class={`hand-prompt${isMine ? ' mine' : ''}`} role="status">
    {face}
    <div>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  </section>
);

/** What may be chosen instead of each other, one below the other. */
export const HandChoices = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <div class="hand-choices">{children}</div>
);

interface GoldProps {
  /** The notation of the action it plays. */
  readonly word?: string;
  /** Null: something has to be chosen first. */
  readonly press: (() => void) | null;
  readonly isSealed?: boolean;
  readonly autofocus?: boolean;
  readonly children: ComponentChildren;
}

/** The one button, always in the same place: it says what will happen, and does it. */
export const GoldAction = ({ word, press, isSealed, autofocus, children }: GoldProps): JSX.Element => (
  <button
    type="button"
    class={`gold-action${press === null ? ' waiting' : ''}`}
    data-word={word}
    aria-disabled={press === null ? 'true' : undefined}
    autofocus={autofocus}
    onClick={press ?? undefined}
  >
    {children}
    {isSealed === true && <i class="seal" role="img" aria-label={t('room.seal')} title={t('room.seal')} />}
  </button>
);

interface PassingProps {
  readonly face?: JSX.Element;
  readonly name: string;
  /** What lies covered until then. */
  readonly covered: string;
  readonly backs: ComponentChildren;
  readonly show: () => void;
  /** The turn just played. */
  readonly children: ComponentChildren;
}

/** Two people at one phone: who takes it, before the next hand comes to it. */
export const HandPassing = ({ face, name, covered, backs, show, children }: PassingProps): JSX.Element => (
  <div class="hand-passing" role="dialog" aria-modal="true" aria-labelledby="passing">
    {face}
    <h1 id="passing">{w('hand.passTo', { name })}</h1>
    <p>{covered}</p>
    <div class="hand-backs" aria-hidden="true">
      {backs}
    </div>
    <div class="hand-last">{children}</div>
    <GoldAction autofocus press={show}>
      {w('hand.show', { name })}
    </GoldAction>
  </div>
);
