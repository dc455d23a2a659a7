import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { Touch } from '../../../interaction/touch.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import type { Spot } from '../gestures/spots.ts';
import { CardFace } from '../pieces.tsx';
import { asTitle, cardTitle } from '../telling.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly seat: number;
  /** Whose hand it is; null: the reader's. */
  readonly name: string | null;
}

/** The cards of the seat at the lower edge, as a fan. */
export function Hand({ ui, seat, name }: Props): JSX.Element {
  const cards = entryAt(ui.view.value.hands, seat);
  return (
    <div
      class="hand"
      role="group"
      aria-label={name === null ? m('room.hand') : m('room.handOf', { name })}
      style={{ '--n': cards.length }}
    >
      {cards.map((card, place) => (
        <HandCard key={place} ui={ui} card={card} seat={seat} place={place} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly ui: Interaction;
  readonly card: number;
  readonly seat: number;
  readonly place: number;
}

function HandCard({ ui, card, seat, place }: CardProps): JSX.Element {
  const style = { '--i': place };
  const at = `hand-${seat}-${place}`;
  if (card < 0) {
    return (
      <span class="card" style={style} data-place={at}>
        <CardFace card={card} />
      </span>
    );
  }
  const spot: Spot = { at: 'card', card, place };
  const idle = ui.selected.value.length > 0 && !ui.isLive(spot) && !ui.isSelected(spot);
  return (
    <Touch
      ui={ui}
      spot={spot}
      label={asTitle(cardTitle(card))}
      class={`card${idle ? ' idle' : ''}`}
      style={style}
      place={at}
      isToggle
      carried
    >
      <CardFace card={card} />
    </Touch>
  );
}
