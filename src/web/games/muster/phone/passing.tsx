import type { ComponentChildren, JSX } from 'preact';
import { w } from '../../../big-screen/words.ts';
import { CardFace } from '../pieces.tsx';
import { m } from '../texts.ts';
import { p } from './texts.ts';

interface Props {
  readonly name: string;
  /** How many the next one has in hand. */
  readonly cards: number;
  readonly show: () => void;
  /** The turn just played. */
  readonly children: ComponentChildren;
}

/** Two people at one phone: who takes it, before the next hand comes to it. */
export function Passing({ name, cards, show, children }: Props): JSX.Element {
  return (
    <div class="pocket-passing" role="dialog" aria-modal="true" aria-labelledby="passing">
      <h1 id="passing">{w('hand.passTo', { name })}</h1>
      <p>{p('covered', { name, cards: m('room.cardCount', { count: cards }) })}</p>
      <div class="pocket-backs" aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <span key={index} class="card">
            <CardFace card={-1} />
          </span>
        ))}
      </div>
      {children}
      <button type="button" class="gold-action" autofocus onClick={show}>
        {w('hand.show', { name })}
      </button>
    </div>
  );
}
