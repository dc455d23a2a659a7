import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Hint } from '#bots/review/review';
import type { Seat } from '#core/game';
import type { GameRoom } from '../game-ui.ts';
import { Icon } from '../icons.tsx';
import { type HintMark, hintMarks } from './marks.ts';
import { Sign } from './sign.tsx';
import { placeHintSheet } from './sheet-place.ts';

interface Props {
  readonly room: GameRoom | null;
  readonly view: unknown;
  readonly seat: Seat;
  /** null: it is being thought of. What is shown first lies below what is said. */
  readonly hint: Hint | null;
  readonly pressed: number;
  /** The candidate whose outcome is shown, by its place in the list. */
  readonly shown: number;
}

/** What a hint speaks of, marked on the table itself. Whoever hears it hears the words instead. */
export function PointedOut(props: Props): JSX.Element {
  const { room, view, seat, hint, pressed, shown } = props;
  const [marks, setMarks] = useState<readonly HintMark[]>([]);
  // Before it is painted: what is said has a place at once, also while it is thought of.
  useLayoutEffect(() => placeHintSheet(marks), [hint, pressed]);
  useEffect(() => {
    const root = document.querySelector('.room');
    if (root === null || room === null || hint === null) {
      setMarks([]);
      return undefined;
    }
    let frame = 0;
    const find = (): void => {
      frame = 0;
      const marksNow = hintMarks(root, { room, view, seat, hint }, pressed);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(marksNow) ? before : marksNow));
      placeHintSheet(marksNow);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(find);
    };
    find();
    // What is looked at lays out the table anew, and so does a window of another size.
    const watch = new MutationObserver(soon);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
    // What is said may grow where it stands: in another language, with larger letters.
    const sheet = document.querySelector('.hint-sheet');
    const sized = 'ResizeObserver' in globalThis ? new ResizeObserver(soon) : null;
    if (sheet !== null) sized?.observe(sheet);
    addEventListener('resize', soon);
    addEventListener('scroll', soon, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      sized?.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [room, view, hint, pressed]);
  return (
    <div class="hint-marks" aria-hidden="true" popover="manual" ref={(layer) => layer?.showPopover()}>
      {marks.map(({ kind, signs, ...box }, index) => (
        <span
          key={index}
          class={`hint-mark kind-${kind}${signs.includes(shown) ? ' shown' : ''}`}
          style={inPixels(box)}
        >
          {kind !== 'glow' && (
            <b>{kind === 'best' ? <Icon of="star" /> : signs.map((at) => <Sign key={at} at={at} />)}</b>
          )}
        </span>
      ))}
    </div>
  );
}

const inPixels = (box: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(box).map(([side, value]) => [side, `${Math.round(value)}px`]));
