import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { percent } from '../look-back/numbers.ts';
import { n } from './texts.ts';
import { type Warning, warning } from './warnings.ts';

/** Asks before a costly move, and says nothing of what would be better. */
export function Warned(): JSX.Element | null {
  const now = warning.value;
  return now === null ? null : <Asked {...now} />;
}

function Asked({ cost, playAnyway, thinkAgain }: Warning): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="hint-warning" ref={dialog} aria-labelledby="hint-warning" onClose={thinkAgain}>
      <h2 id="hint-warning">{n('warning', { value: percent(cost) })}</h2>
      <p>{n('warningNote')}</p>
      <div class="choices">
        <button type="button" class="button primary" onClick={thinkAgain}>
          {n('thinkAgain')}
        </button>
        <button type="button" class="button" onClick={playAnyway}>
          {n('playAnyway')}
        </button>
      </div>
    </dialog>
  );
}
