import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { handSize } from '#games/murano/variants';
import { completedBy, seatsOf } from '#games/murano/state';
import type { Handling } from './handling.ts';
import { Creation } from './pieces.tsx';
import { creationName } from './telling.ts';
import { m } from './texts.ts';
import { Touch } from './touch.tsx';

/** The creations one has completed: those that can still pay shine, those set aside are dim. */
export function Shelf({ hand, seat }: { hand: Handling; seat: Seat }): JSX.Element {
  const view = hand.view.value;
  const all = handSize(view.options, seatsOf(view));
  const made = completedBy(view, seat);
  return (
    <section class="panel shelf" aria-label={m('shelf.label')}>
      <ul>
        {view.completed[seat].map((card, index) => (
          <li key={card} data-place={`made-${seat}-${index}`}>
            <Touch
              hand={hand}
              spot={{ at: 'made', card }}
              class="niche"
              label={m('shelf.made', { name: creationName(card) })}
            >
              <span class="face">
                <Creation card={card} />
              </span>
            </Touch>
          </li>
        ))}
        {view.aside[seat].map((card) => (
          <li key={card} class="niche aside" title={m('shelf.aside', { name: creationName(card) })}>
            <Creation card={card} spent />
            <span class="unseen">{m('shelf.aside', { name: creationName(card) })}</span>
          </li>
        ))}
        {Array.from({ length: Math.max(0, all - made) }, (_, index) => (
          <li key={`empty ${index}`} class="niche empty" aria-hidden="true" />
        ))}
      </ul>
      <p>
        <b>{m('shelf.count', { made, all })}</b>
      </p>
    </section>
  );
}
