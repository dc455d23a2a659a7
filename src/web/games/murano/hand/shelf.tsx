import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Card, categoriesOf } from '#games/murano/rules/cards';
import { handSize } from '#games/murano/modules/variants';
import { completedBy, seatsOf, type View } from '#games/murano/rules/state';
import { pace } from '../../../settings.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Creation } from '../pieces/pieces.tsx';
import { useOrder } from '../bench/places.ts';
import { advantageName, creationName } from '../telling.ts';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';

/** The creations one has completed: those that can still pay shine, those set aside are dim. */
export function Shelf({ ui, seat }: { ui: Interaction; seat: Seat }): JSX.Element {
  const view = ui.view.value;
  const all = handSize(view.options, seatsOf(view));
  const count = completedBy(view, seat);
  const cards = useOrder([...entryAt(view.completed, seat), ...entryAt(view.aside, seat)]);
  const list = useRef<HTMLUListElement>(null);
  const had = useRef(cards.length);
  useLayoutEffect(() => {
    if (cards.length > had.current) shine(list.current?.children[cards.length - 1]);
    had.current = cards.length;
  }, [cards.length]);
  return (
    <section class="panel shelf" aria-label={m('shelf.label')}>
      <ul ref={list}>
        {cards.map((card) => (
          <Niche key={card} ui={ui} seat={seat} card={card} />
        ))}
        {Array.from({ length: Math.max(0, all - count) }, (_, index) => (
          <li key={`empty ${count + index}`} class="niche vacant" aria-hidden="true" />
        ))}
      </ul>
      <p>
        <b>{m('shelf.count', { made: count, all })}</b>
        <small>{paysText(view, seat)}</small>
      </p>
    </section>
  );
}

/** What the newest of them could pay for. */
function paysText(view: View, seat: Seat): string {
  const card = entryAt(view.completed, seat).at(-1);
  if (card === undefined) return '';
  const advantages = categoriesOf(view, card).map((each) => advantageName(entryAt(view.advantages, each)));
  return m('shelf.pays', { name: creationName(card), advantage: advantages.join(' / ') });
}

function Niche({ ui, seat, card }: { ui: Interaction; seat: Seat; card: Card }): JSX.Element {
  const { aside } = ui.view.value;
  const name = creationName(card);
  if (aside[seat]?.includes(card) === true) {
    return (
      <li class="niche aside" title={m('shelf.aside', { name })}>
        <Creation card={card} spent />
        <span class="unseen">{m('shelf.aside', { name })}</span>
      </li>
    );
  }
  return (
    <li>
      <Touch ui={ui} spot={{ at: 'made', card }} class="niche" label={m('shelf.made', { name })}>
        <span class="face">
          <Creation card={card} />
        </span>
      </Touch>
    </li>
  );
}

const LIGHT = 840;

/** A finished creation lights up on its shelf. */
function shine(creation: Element | undefined): void {
  if (pace.value === 0) return;
  creation?.animate(
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'scale(1.25)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: LIGHT * pace.value, easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
}
