import type { ComponentChildren, JSX } from 'preact';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { t } from '../../../words/index.ts';
import type { Handling } from '../gestures/handling.ts';

interface Props {
  readonly hand: Handling;
  readonly action: Action | undefined;
  readonly text: ComponentChildren;
  readonly quiet?: boolean;
  readonly class?: string;
}

/** A button for an action; the seal says before that it cannot be taken back. */
export function Deed({ hand, action, text, quiet = false, class: more = '' }: Props): JSX.Element | null {
  const seat = hand.mover.value;
  if (action === undefined || seat === null) return null;
  return (
    <button
      type="button"
      class={`deed ${more}${quiet ? '' : ' primary'}`}
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
