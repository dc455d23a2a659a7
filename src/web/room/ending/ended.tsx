import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/index.ts';
import type { EndMood } from '../mood.ts';

interface Props {
  readonly mood: EndMood;
  readonly title: string;
  readonly reason: string;
  readonly back: () => void;
  /** Where one may go from there. */
  readonly children: ComponentChildren;
}

/** Whoever looks at the table of a match that is over has its result beside it, and the way back to it. */
export function Ended({ mood, title, reason, back, children }: Props): JSX.Element {
  const beside = useRef<HTMLElement>(null);
  useEffect(() => {
    // The scene that had the focus is gone.
    beside.current?.querySelector<HTMLElement>('.choices > *')?.focus({ preventScroll: true });
  }, []);
  return (
    <aside class={`ended ${mood}`} aria-labelledby="ended" ref={beside}>
      <div class="how">
        <h2 id="ended">{title}</h2>
        <p>{reason}</p>
      </div>
      <div class="choices">{children}</div>
      <button type="button" class="button" onClick={back}>
        {t('end.back')}
      </button>
    </aside>
  );
}
