import type { JSX } from 'preact';
import type { Action } from '#games/muster/action';
import { suitOf } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { cardEmblem, colourOf, EmblemIcon, emblemOf } from '../pieces.tsx';

/** Whether an action is the one that is being looked at. */
export const isPointed = ({ pointed }: Interaction, action: Action): boolean =>
  pointed.value !== null && muster.encode(pointed.value) === muster.encode(action);

/** What kind of use it is, as a sign: a star for a wizard, an arch for a bridge, arrows for a swap, else the emblem. */
export function UseSign({ action }: { action: Action }): JSX.Element {
  const { kind } = action;
  if (kind === 'banner') {
    return (
      <i class="use" style={{ background: colourOf(suitOf(action.card)) }}>
        <EmblemIcon of={cardEmblem(action.card)} />
      </i>
    );
  }
  if (kind === 'lay' || kind === 'place' || kind === 'draw') {
    return (
      <i class="use" style={{ background: kind === 'draw' ? '#5a5470' : colourOf(action.castle) }}>
        {kind === 'draw' ? <Icon of="cards" /> : <EmblemIcon of={emblemOf(action.castle)} />}
      </i>
    );
  }
  return (
    <i class="use rainbow">
      {kind === 'swap' ? <Icon of="swap" /> : <EmblemIcon of={kind === 'bridge' ? 'arch' : 'star'} />}
    </i>
  );
}
