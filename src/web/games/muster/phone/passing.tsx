import type { ComponentChildren, JSX } from 'preact';
import { HandPassing } from '../../../big-screen/hand-sheet.tsx';
import { CardFace } from '../pieces.tsx';
import { m } from '../texts.ts';
import { p } from './texts.ts';

interface Props {
  readonly name: string;
  /** How many the next one has in hand. */
  readonly cards: number;
  readonly show: () => void;
  readonly children: ComponentChildren;
}

export const Passing = ({ name, cards, show, children }: Props): JSX.Element => (
  <HandPassing
    name={name}
    covered={p('covered', { name, cards: m('room.cardCount', { count: cards }) })}
    backs={[0, 1, 2].map((index) => (
      <span key={index} class="pocket-back">
        <CardFace card={-1} />
      </span>
    ))}
    show={show}
  >
    {children}
  </HandPassing>
);
