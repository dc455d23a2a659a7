import type { ComponentChildren, JSX } from 'preact';
import type { Action } from '#games/murano/rules/action';
import { ActionButton } from '../../../interaction/action-button.tsx';
import type { Interaction } from '../gestures/gestures.ts';

interface Props {
  readonly ui: Interaction;
  readonly action: Action | undefined;
  readonly text: ComponentChildren;
  readonly quiet?: boolean;
  readonly class?: string;
}

/** An action that one press does. */
export function Offer({ ui, action, text, quiet = false, class: more = '' }: Props): JSX.Element {
  return (
    <ActionButton ui={ui} action={action} class={`action ${more}${quiet ? '' : ' primary'}`}>
      {text}
    </ActionButton>
  );
}
