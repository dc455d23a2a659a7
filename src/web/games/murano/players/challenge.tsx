import type { JSX } from 'preact';
import { seatsOf } from '#games/murano/rules/state';
import { cardBack, challengeArt } from '../art/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Picture } from '../pieces/pieces.tsx';
import { challengeText } from '../telling.ts';
import { m } from '../texts.ts';

/** Alone at the table: the pile of challenges is the clock, the last one revealed lies beside it. */
export function Challenge({ ui }: { ui: Interaction }): JSX.Element | null {
  const view = ui.view.value;
  if (seatsOf(view) !== 1) return null;
  const last = view.revealed.at(-1) ?? -1;
  const left = view.pile.length;
  return (
    <section class="panel challenge" aria-label={m('challenge.title')}>
      <h2>{m('challenge.title')}</h2>
      <div class="pile">
        <span class="stack" role="img" aria-label={m('challenge.left', { count: left })}>
          {Array.from({ length: Math.min(left, 6) }, (_, index) => (
            <span key={index} style={{ '--i': index }}>
              <Picture class="face" name="back challenge" draw={() => cardBack('challenge')} />
            </span>
          ))}
          <b aria-hidden="true">{left}</b>
        </span>
        {last >= 0 && <Picture class="effect" name={`challenge ${last}`} draw={() => challengeArt(last)} />}
      </div>
      <p>{last < 0 ? m('challenge.none') : challengeText(view, last)}</p>
      <p class="quiet-text">{m('challenge.left', { count: left })}</p>
    </section>
  );
}
