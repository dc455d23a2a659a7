import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Card } from '#games/muster/cards';
import { w } from '../../../big-screen/words.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace } from '../pieces.tsx';
import { asTitle, cardTitle } from '../telling.ts';
import { m } from '../texts.ts';
import { actionsWith, type Held } from './plan.ts';

interface CardsProps {
  readonly ui: Interaction;
  readonly seat: number;
  readonly held: Signal<Held>;
  readonly hold: (held: Held) => void;
  readonly isCovered: boolean;
}

/** All cards side by side: no row of emblems is ever covered. */
export function Cards({ ui, seat, held, hold, isCovered }: CardsProps): JSX.Element {
  const cards = entryAt(ui.view.value.hands, seat);
  const mayPlay = (card: Card, place: number): boolean =>
    actionsWith(ui.legal.value, { card, place }).length > 0;
  const isUp = (place: number): boolean =>
    held.value !== null && held.value !== 'wizards' && held.value.place === place;
  return (
    <ol class="pocket-hand" aria-label={m('room.hand')}>
      {cards.map((card, place) => {
        const face = isCovered ? -1 : card;
        const isLive = !isCovered && card >= 0 && mayPlay(card, place);
        return (
          <li key={place} class={isUp(place) ? 'up' : ''}>
            <button
              type="button"
              class={`card${isLive ? ' live' : ''}`}
              aria-label={face < 0 ? w('hand.cover') : asTitle(cardTitle(card))}
              aria-pressed={isUp(place)}
              aria-disabled={isLive ? undefined : 'true'}
              onClick={() => isLive && hold(isUp(place) ? null : { card, place })}
            >
              <CardFace card={face} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
