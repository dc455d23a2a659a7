import type { ComponentChildren, JSX } from 'preact';
import { t } from '../words/index.ts';
import type { InteractionOf } from './interaction.ts';

interface Props<View, Action, Spot extends { readonly at: string }> {
  readonly ui: InteractionOf<View, Action, Spot>;
  /** Nothing is shown where there is none, or for whoever is not to decide. */
  readonly action: Action | undefined;
  readonly class?: string;
  /** Behind the seal. */
  readonly after?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A button that names an action: hover and focus preview it, and the seal says before that it cannot be taken back. */
export function ActionButton<View, Action, Spot extends { readonly at: string }>({
  ui,
  action,
  class: classes,
  after,
  children,
}: Props<View, Action, Spot>): JSX.Element | null {
  const seat = ui.mover.value;
  if (action === undefined || seat === null) return null;
  const { game } = ui.model;
  const preview = (): void => ui.point(action);
  const leave = (): void => ui.point(null);
  return (
    <button
      type="button"
      class={classes}
      data-word={game.encode(action)}
      onClick={() => ui.play(action)}
      onPointerEnter={preview}
      onPointerLeave={leave}
      onFocus={preview}
      onBlur={leave}
    >
      {children}
      {game.reveals(ui.view.value, seat, action) && (
        <i class="seal" role="img" aria-label={t('room.seal')} title={t('room.seal')} />
      )}
      {after}
    </button>
  );
}
