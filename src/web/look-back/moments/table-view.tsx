import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { costOf } from '../marks.ts';
import { namesIn } from '../looked.ts';
import type { LookSession } from '../session.ts';
import { Icon } from '../../icons.tsx';
import { type SpotBox, spotBoxes } from '../../room/spot-boxes.ts';
import { l } from '../texts.ts';

/** The table as it was at a decision, as far as its seat could see it; nothing on it can be touched. */
export function TableView({ session }: { readonly session: LookSession }): JSX.Element {
  const { looked } = session;
  const { Scene } = looked.room;
  const { seat } = session.decision.value;
  const name = namesIn(looked).nameOf(seat);
  const box = useRef<HTMLElement>(null);
  return (
    <section ref={(each) => void (box.current = each)} class="look-table" aria-label={l('table')}>
      <div class="look-stage" inert>
        <Scene
          // Another seat is another table: what was hidden from the one is not shown by the other.
          key={seat}
          game={looked.match.game}
          sight={session.sight}
          players={looked.players}
          seat={seat}
          you={looked.you}
          bar={null}
          prompt={null}
        />
      </div>
      <Marks session={session} box={box} />
      {seat !== looked.you && <p class="look-from">{l('hand', { name })}</p>}
    </section>
  );
}

interface Mark extends SpotBox {
  readonly kind: 'played' | 'better';
  /** The last thing that an action is about bears its tag. */
  readonly isLast: boolean;
}

/** What was played and what was better, outlined on the table itself. */
function Marks({
  session,
  box,
}: {
  readonly session: LookSession;
  readonly box: { current: HTMLElement | null };
}): JSX.Element | null {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const decision = session.decision.value;
  const isStill = session.phase.value === 'table';
  const isShown = session.isShown.value && costOf(decision.grade) !== 'equal';
  useEffect(() => {
    const find = (): void => setMarks(box.current === null ? [] : marksIn(session, box.current, isShown));
    find();
    // A table is laid out in several tasks, and laid out anew when its size changes.
    const watch = 'MutationObserver' in globalThis ? new MutationObserver(find) : null;
    const stage = box.current?.querySelector('.look-stage');
    if (stage !== null && stage !== undefined) watch?.observe(stage, { childList: true, subtree: true });
    addEventListener('resize', find);
    return () => {
      watch?.disconnect();
      removeEventListener('resize', find);
    };
  }, [decision, isShown]);
  if (!isStill) return null;
  return (
    <div class="look-marks" aria-hidden="true">
      {marks.map(({ kind, left, top, width, height, isLast }, index) => (
        <span
          key={index}
          class={`look-mark kind-${kind}`}
          style={{ left: px(left), top: px(top), width: px(width), height: px(height) }}
        >
          {isLast && (
            <b>
              <Icon of={kind === 'better' ? 'star' : 'close'} />
              {l(kind === 'better' ? 'tagBetter' : 'tagPlayed')}
            </b>
          )}
        </span>
      ))}
    </div>
  );
}

const px = (value: number): string => `${Math.round(value)}px`;

function marksIn(session: LookSession, box: HTMLElement, isShown: boolean): readonly Mark[] {
  const { played, best, seat } = session.decision.value;
  const view: unknown = session.sight.peek().view;
  const { room } = session.looked;
  const { left, top } = box.getBoundingClientRect();
  const marksOf = (kind: Mark['kind'], notation: string): readonly Mark[] => {
    const boxes = spotBoxes(box, room.spotsOf?.(view, seat, notation) ?? []);
    return boxes.map((each, at) => ({
      kind,
      left: each.left - left,
      top: each.top - top,
      width: each.width,
      height: each.height,
      isLast: at === boxes.length - 1,
    }));
  };
  return [...marksOf('played', played), ...(isShown ? marksOf('better', best) : [])];
}
