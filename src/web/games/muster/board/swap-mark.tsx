import type { JSX } from 'preact';
import type { ActionOf } from '#games/muster/action';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace } from '../pieces.tsx';
import type { Names } from '../telling.ts';
import { tellAction } from './action-text.ts';
import { isPointed, SWAP } from './outcome.tsx';

interface Props {
  readonly ui: Interaction;
  readonly seat: number;
  readonly names: Names;
  readonly action: ActionOf<'swap'>;
}

/** A swap, on the card that it would take: what would lie there instead, and what comes of it. */
export function SwapMark({ ui, seat, names, action }: Props): JSX.Element {
  const { text, hint, before, after } = tellAction(ui.view.value, seat, action, names);
  return (
    <span
      class={`swap${isPointed(ui, action) ? ' pointed' : ''}`}
      aria-hidden="true"
      style={{ '--i': action.slot }}
    >
      <span class="instead">
        <CardFace card={action.card} flip={action.side !== seat} />
      </span>
      <i class="turn">
        <Icon of={SWAP} />
      </i>
      <span class="what">
        <b>{text}</b>
        <small>
          {before} <Icon of="arrow" /> {after}
        </small>
        <small class="words">{hint}</small>
      </span>
    </span>
  );
}
