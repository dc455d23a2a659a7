import type { ComponentChildren, JSX } from 'preact';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { t } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';

interface Props {
  readonly ui: Interaction;
  readonly action: Action | undefined;
  readonly text: ComponentChildren;
  readonly quiet?: boolean;
  readonly class?: string;
}

/** A button for an action; the seal says before that it cannot be taken back. */
export function Deed({ ui, action, text, quiet = false, class: more = '' }: Props): JSX.Element | null {
  const seat = ui.mover.value;
  if (action === undefined || seat === null) return null;
  return (
    <button
      type="button"
      class={`deed ${more}${quiet ? '' : ' primary'}`}
      data-word={murano.encode(action)}
      onClick={() => ui.play(action)}
      onPointerEnter={() => ui.point(action)}
      onPointerLeave={() => ui.point(null)}
      onFocus={() => ui.point(action)}
      onBlur={() => ui.point(null)}
    >
      {text}
      {murano.reveals(ui.view.value, seat, action) && (
        <i class="seal" role="img" aria-label={t('room.seal')} title={t('room.seal')} />
      )}
    </button>
  );
}
