import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icons.tsx';
import { EYE } from '../more-icons.ts';
import { t } from '../words/index.ts';
import { w } from './words.ts';

interface FootProps {
  readonly label?: string;
  /** Nothing here matters more than the rest: all are as wide. */
  readonly isEven?: boolean;
  readonly children: ComponentChildren;
}

/** What may be done with a hand, at its lower edge: the same things in the same places, whatever is played. */
export const HandFoot = ({ label, isEven = false, children }: FootProps): JSX.Element => (
  <footer class={`hand-foot${isEven ? ' even' : ''}`} aria-label={label}>
    {children}
  </footer>
);

interface SideProps {
  readonly sign: JSX.Element;
  readonly text: string;
  readonly press: (() => void) | null;
  readonly isOpen?: boolean;
  readonly isPressed?: boolean;
  /** Something waits behind it. */
  readonly isMarked?: boolean;
}

/** A sign and a word, beside the one button. */
export const SideAction = ({ sign, text, press, isOpen, isPressed, isMarked }: SideProps): JSX.Element => (
  <button
    type="button"
    class="side-action"
    disabled={press === null}
    aria-expanded={isOpen}
    aria-pressed={isPressed}
    onClick={press ?? undefined}
  >
    {sign}
    <span>{text}</span>
    {isMarked === true && <i class="dot" aria-hidden="true" />}
  </button>
);

/** Lets go of what is chosen; where nothing is, takes the last action back. */
export const BackAction = ({ letGo, undo }: Record<'letGo' | 'undo', (() => void) | null>): JSX.Element => (
  <SideAction
    sign={<Icon of="undo" />}
    text={letGo === null ? t('room.undo') : w('hand.back')}
    press={letGo ?? undo}
  />
);

/** Nobody who looks over a shoulder reads a covered hand. */
export const CoverAction = ({ isCovered }: { isCovered: Signal<boolean> }): JSX.Element => (
  <SideAction
    sign={<Icon of={EYE} />}
    text={w(isCovered.value ? 'hand.uncover' : 'hand.cover')}
    isPressed={isCovered.value}
    press={() => (isCovered.value = !isCovered.value)}
  />
);

export const RulesAction = ({ game }: { game: string }): JSX.Element => (
  <a class="side-action" href={`/rules/${game}`}>
    <Icon of="book" />
    <span>{w('hand.rules')}</span>
  </a>
);
