import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Message, Outcome, Seat } from '#core/game';
import type { Json } from '#core/json';
import { verdict } from '#core/verdict';
import type { RoomProps } from '../game-ui.ts';
import { begin } from '../play.ts';
import { language, pace } from '../settings.ts';
import { t } from '../words/index.ts';
import { Share } from './share.tsx';

const STEP = 420;

interface Props extends RoomProps {
  readonly view: unknown;
  readonly outcome: Outcome;
  /** What the verdict calls a seat; the reader has no name. */
  readonly tellOf: (seat: Seat) => string | null;
  /** What decided, in the words of the game. */
  readonly say: (message: Message) => string;
  /** How many things are counted, one by one. */
  readonly steps: number;
  readonly counted: (count: number) => ComponentChildren;
  /** Above the verdict, and before what decided it. */
  readonly above?: ComponentChildren;
  readonly score?: string;
}

/** The end of a match: things are counted one by one, then the verdict, and where one may go from there. */
export function Ending(props: Props): JSX.Element | null {
  const { id, table, choices, view, steps, counted } = props;
  const { game, players } = table;
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
      <div class={`verdict${count >= steps ? ' done' : ''}`}>
        <Verdict {...props} />
      </div>
      <div class="choices">
        {choices ?? (
          <button
            type="button"
            class="button primary"
            onClick={() => void begin(game.id, players, game.rematch(view) as Json)}
          >
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

/** Who has won, what decided between equals, and why it ended. */
function Verdict({ outcome, tellOf, say, above, score = '' }: Props): JSX.Element {
  return (
    <>
      {above}
      <h2 id="end">{verdict(outcome, language.value, tellOf)}</h2>
      {outcome.tie !== undefined && <p class="tie">{say(outcome.tie)}</p>}
      <p>
        {score}
        {say(outcome.reason)}
      </p>
    </>
  );
}
