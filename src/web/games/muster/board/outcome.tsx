import type { JSX } from 'preact';
import type { Action } from '#games/muster/action';
import { suitOf } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { cardEmblem, CARDS, colourOf, EmblemIcon, emblemOf } from '../pieces.tsx';

export const SWAP = 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4';

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
        {kind === 'draw' ? <Icon of={CARDS} /> : <EmblemIcon of={emblemOf(action.castle)} />}
      </i>
    );
  }
  return (
    <i class="use rainbow">
      {kind === 'swap' ? <Icon of={SWAP} /> : <EmblemIcon of={kind === 'bridge' ? 'arch' : 'star'} />}
    </i>
  );
}
