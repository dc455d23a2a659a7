import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Card } from '#games/murano/rules/cards';
import { WorkFace } from './work-face.tsx';

/** A creation looked at closely. */
export function Closer({ card }: { card: Signal<Card | null> }): JSX.Element | null {
  if (card.value === null) return null;
  return (
    <div class="closer" aria-hidden="true">
      <WorkFace card={card.value} />
    </div>
  );
}
