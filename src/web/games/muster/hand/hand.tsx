import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dragging } from '../../../interaction/drag.ts';
import type { Handling } from '../gestures/handling.ts';
import { CardFace } from '../pieces.tsx';
import { readSpot, type Spot, spotName } from '../gestures/spots.ts';
import { asTitle, cardTitle } from '../telling.ts';
import { m } from '../texts.ts';

interface Props {
  readonly hand: Handling;
  readonly seat: number;
  /** Whose hand it is; null: the reader's. */
  readonly name: string | null;
}

/** The cards of the seat at the lower edge, as a fan. */
export function Hand({ hand, seat, name }: Props): JSX.Element {
  const cards = hand.view.value.hands[seat];
  // Of two equal cards the touched one is lifted.
  const [lifted, lift] = useState(-1);
  return (
    <div
      class="hand"
      role="group"
      aria-label={name === null ? m('room.hand') : m('room.handOf', { name })}
      style={{ '--n': cards.length }}
    >
      {cards.map((card, index) => {
        const place = `hand-${seat}-${index}`;
        const style = { '--i': index };
        if (card < 0) {
          return (
            <span key={index} class="card" style={style} data-place={place}>
              <CardFace card={card} />
            </span>
          );
        }
        return (
          <HandCard
            key={index}
            hand={hand}
            card={card}
            style={style}
            place={place}
            first={lifted === index || (!(cards[lifted] === card) && cards.indexOf(card) === index)}
            lift={() => lift(index)}
          />
        );
      })}
    </div>
  );
}

interface CardProps {
  readonly hand: Handling;
  readonly card: number;
  readonly style: Readonly<Record<string, string | number>>;
  readonly place: string;
  readonly first: boolean;
  readonly lift: () => void;
}

/** A card is not carried to another one. */
function target(name: string): Spot | null {
  const spot = readSpot(name);
  return spot?.at === 'card' ? null : spot;
}

function HandCard({ hand, card, style, place, first, lift }: CardProps): JSX.Element {
  const spot: Spot = { at: 'card', card };
  const chosen = hand.isChosen(spot) && first;
  const live = hand.isLive(spot);
  const idle = hand.chosen.value.length > 0 && !live && !chosen;
  return (
    <button
      type="button"
      class={`card touch${live ? ' live' : ''}${chosen ? ' chosen' : ''}${idle ? ' idle' : ''}`}
      style={style}
      data-spot={spotName(spot)}
      data-place={place}
      aria-label={asTitle(cardTitle(card))}
      aria-pressed={chosen ? 'true' : 'false'}
      onClick={(event) => {
        // The click that ends a drag is not one.
        if (dragging.justEnded(event.timeStamp)) return;
        lift();
        hand.touch(spot);
      }}
      onPointerDown={(event) => dragging.begin(event, hand, spot, target, lift)}
    >
      <CardFace card={card} />
    </button>
  );
}
