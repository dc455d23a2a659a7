import type { ComponentChildren, JSX } from 'preact';
import type { Card } from '#games/murano/rules/cards';
import { CardFace } from './pieces.tsx';
import { printedName } from '../telling.ts';

/** A creation as a card with its name. */
export function WorkFace({ card, children }: { card: Card; children?: ComponentChildren }): JSX.Element {
  return (
    <span class="face">
      <CardFace card={card} />
      <span class="name">{printedName(card)}</span>
      {children}
    </span>
  );
}
