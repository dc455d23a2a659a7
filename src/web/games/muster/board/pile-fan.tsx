import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { entryAt } from '#core/list';
import { CASTLE, type Castle } from '#games/muster/cards';
import { ActionButton } from '../../../interaction/action-button.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace } from '../pieces.tsx';
import { cardName, castleName } from '../telling.ts';
import { seldom } from '../seldom-texts.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly castle: Castle;
  readonly close: () => void;
}

/** What lies on a castle, spread out from below; it goes with the next touch. [B11] */
export function PileFan({ ui, castle, close }: Props): JSX.Element | null {
  const box = useRef<HTMLElement>(null);
  const pile = entryAt(ui.view.value.castlePiles, castle);
  const top = pile.at(-1);
  useEffect(() => {
    const away = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === true) return;
      close();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // What was chosen on the table stays chosen.
      event.stopPropagation();
      close();
    };
    addEventListener('pointerdown', away, { capture: true });
    addEventListener('keydown', press, { capture: true });
    box.current?.querySelector<HTMLElement>('button, .spread')?.focus({ preventScroll: true });
    return () => {
      removeEventListener('pointerdown', away, { capture: true });
      removeEventListener('keydown', press, { capture: true });
      document.querySelector<HTMLElement>(`[data-spot="castle-${castle}"]`)?.focus({ preventScroll: true });
    };
  }, []);
  if (top === undefined) return null;
  const draw = ui.legal.value.find((action) => action.kind === 'draw' && action.from === castle);
  return (
    <section
      class="pilefan"
      ref={box}
      role="dialog"
      aria-label={m('room.castle', { castle: castleName(castle) })}
      style={{ '--castle': castle, '--n': pile.length }}
    >
      <div
        class="spread"
        tabIndex={-1}
        role="img"
        aria-label={seldom('reading.pile', { cards: pile.map(cardName).join(', ') })}
      >
        {pile.map((card, index) => (
          <span key={index} class="sheet" style={{ '--i': index }}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <div class="about">
        <h3>{m('room.castle', { castle: castleName(castle) })}</h3>
        <p>
          {m('room.cardCount', { count: pile.length })}.{' '}
          {top === CASTLE
            ? `${m('room.onTop', { card: cardName(top) })}.`
            : seldom('topFree', { card: cardName(top) })}
        </p>
        <ActionButton ui={ui} action={draw} class="button primary small">
          {seldom('take', { card: cardName(top) })}
        </ActionButton>
      </div>
    </section>
  );
}
