import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../settings.ts';
import { t } from '../words/index.ts';
import { Share } from './share.tsx';

const STEP = 420;

interface Props {
  readonly id: string;
  readonly again: () => void;
  readonly choices?: ComponentChildren;
  /** How many things are counted, one by one. */
  readonly steps: number;
  readonly counted: (count: number) => ComponentChildren;
  readonly verdict: ComponentChildren;
}

/** The end of a match: things are counted one by one, then the verdict, and where one may go from there. */
export function Ending({ id, again, choices, steps, counted, verdict }: Props): JSX.Element | null {
  const [count, setCount] = useState(pace.value === 0 ? steps : 0);
  const [looking, setLooking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!looking) dialog.current?.showModal();
  }, [looking]);
  useEffect(() => {
    if (count >= steps) return undefined;
    const timer = setTimeout(() => setCount(count + 1), STEP * Math.max(pace.value, 0.2));
    return () => clearTimeout(timer);
  }, [count]);
  if (looking) return null;
  return (
    <dialog class="end" ref={dialog} aria-labelledby="end" onClose={() => setLooking(true)}>
      {counted(count)}
      <div class={`verdict${count >= steps ? ' done' : ''}`}>{verdict}</div>
      <div class="choices">
        {choices ?? (
          <button type="button" class="button primary" onClick={again}>
            {t('end.rematch')}
          </button>
        )}
        <a class="button" href={`/replay/${id}`}>
          {t('end.replay')}
        </a>
        <Share id={id} />
        <button type="button" class="button" onClick={() => setLooking(true)}>
          {t('end.look')}
        </button>
        <a class="button" href="/">
          {t('end.home')}
        </a>
      </div>
    </dialog>
  );
}
