import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { BRIDGE } from '#games/muster/cards';
import { Touch } from '../../../interaction/touch.tsx';
import { rainbowHeld } from '../gestures/held.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { CardSpot } from '../gestures/spots.ts';
import { Later } from '../later.ts';
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
  const spot: CardSpot = { at: 'card', card, place };
  const chosen = ui.selected.value.find(
    (each): each is CardSpot => each.at === 'card' && each.place === place,
  );
  const closes = closesBridge(ui, card);
  const idle = ui.selected.value.length > 0 && !ui.isLive(spot) && chosen === undefined && !closes;
  return (
    <>
      <Touch
        ui={ui}
        spot={spot}
        label={labelOf(card, chosen)}
        class={`card${idle ? ' idle' : ''}${closes ? ' closing' : ''}`}
        style={style}
        place={at}
        isToggle
        carried
      >
        {/* Another way up is another picture, which turns as it comes. */}
        <span key={chosen?.use} class="up" data-use={chosen?.use}>
          <CardFace card={chosen?.use === 'bridge' ? BRIDGE : card} />
        </span>
      </Touch>
      {chosen?.use !== undefined && rainbowHeld(ui) !== null && (
        <Later show={({ TurnOver }) => <TurnOver ui={ui} spot={chosen} />} />
      )}
    </>
  );
}

function labelOf(card: number, chosen: CardSpot | undefined): string {
  const title = asTitle(cardTitle(card));
  if (chosen?.use === undefined) return title;
  return `${title}, ${m(chosen.use === 'bridge' ? 'room.bridgeSide' : 'room.wizardSide')}`;
}

/** While a rainbow card is held: whether this banner closes a bridge that it can be. */
const closesBridge = (ui: Interaction, card: number): boolean =>
  rainbowHeld(ui) !== null &&
  ui.legal.value.some((action) => action.kind === 'bridge' && action.card === card);
