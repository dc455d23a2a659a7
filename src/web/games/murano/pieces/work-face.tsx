import type { ComponentChildren, JSX } from 'preact';
import type { Card } from '#games/murano/rules/cards';
import { CardFace } from './pieces.tsx';
import { PrintedName } from './printed-name.tsx';

/** A creation as a card with its name. */
export function WorkFace({ card, children }: { card: Card; children?: ComponentChildren }): JSX.Element {
  return (
    <span class="face">
      <CardFace card={card} />
      <PrintedName card={card} />
      {children}
    </span>
  );
}
