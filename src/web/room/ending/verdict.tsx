import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Message, Outcome, Seat } from '#core/game';
import { verdict } from '#core/verdict';
import type { RoomProps } from '../../game-ui.ts';
import { language, pace } from '../../settings.ts';
import { t } from '../../words/index.ts';
import { EndChoices } from './end-choices.tsx';
import { Ended } from './ended.tsx';
import { isOver } from './is-over.ts';
import { type EndMood, moodOf } from '../mood.ts';

const STEP = 620;
/** However much there is to count. */
const WHOLE = 5000;

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
  /** Above the verdict, and before the reason. */
  readonly above?: ComponentChildren;
  readonly score?: string;
  /** What decided it, in a sentence. */
  readonly decided?: string | undefined;
  /** What one of the others says. */
  readonly farewell?: ComponentChildren;
}

/** The end of a match is a scene: things are counted one by one, then the verdict, and where one may go from there. */
export function Ending(props: Props): JSX.Element {
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    isOver.value = true;
    return () => {
      isOver.value = false;
    };
  }, []);
  const mood = moodOf(props.outcome, props.table.own);
  const verdictText = verdict(props.outcome, language.value, props.tellOf);
  if (!looking) return <Scene {...props} mood={mood} title={verdictText} look={() => setLooking(true)} />;
  return (
    <Ended mood={mood} title={verdictText} reason={reasonText(props)} back={() => setLooking(false)}>
      <EndChoices {...props} mood={mood} />
    </Ended>
  );
}

const reasonText = ({ outcome, say, score = '' }: Props): string =>
  [outcome.tie === undefined ? '' : say(outcome.tie), `${score}${say(outcome.reason)}`]
    .filter(Boolean)
    .join(' ');

interface SceneProps extends Props {
  readonly mood: EndMood;
  readonly title: string;
  readonly look: () => void;
}

function Scene(props: SceneProps): JSX.Element {
  const { steps, counted, outcome, say, above, score = '', decided, farewell, mood, title, look } = props;
  const scene = useRef<HTMLDialogElement>(null);
  const [count, skip] = useCounting(steps);
  useAlone(scene);
  const isDone = count >= steps;
  useEffect(() => {
    if (isDone) scene.current?.querySelector<HTMLElement>('.choices > *')?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <dialog
      class={`end ${mood}`}
      ref={scene}
      open
      aria-labelledby="end"
      aria-describedby="end-why"
      onPointerDown={skip}
      onKeyDown={(event) => {
        if (!isDone) skip();
        else if (event.key === 'Escape') look();
      }}
    >
      <div class={isDone ? 'told-end' : 'told-end counting'}>
        <div class={`verdict${isDone ? ' done' : ''}`}>
          {above}
          <h2 id="end">{title}</h2>
          {outcome.tie !== undefined && <p class="tie">{say(outcome.tie)}</p>}
          <p id="end-why">
            {score}
            {say(outcome.reason)}
          </p>
        </div>
        {counted(count)}
        {decided !== undefined && (
          <p class={`decided${isDone ? ' done' : ''}`}>
            <b>{t('end.decided')}</b> {decided}
          </p>
        )}
        {farewell}
      </div>
      <div class="choices">
        <EndChoices {...props} look={look} />
      </div>
    </dialog>
  );
}

/** Counts on by itself; the second answer shows all of it at once. */
function useCounting(steps: number): readonly [count: number, skip: () => void] {
  const [count, setCount] = useState(pace.value === 0 ? steps : 0);
  useEffect(() => {
    if (count >= steps) return undefined;
    const wait = Math.min(STEP, WHOLE / steps) * Math.max(pace.value, 0.2);
    const timer = setTimeout(() => setCount(count + 1), wait);
    return () => clearTimeout(timer);
  }, [count]);
  return [count, () => setCount(steps)];
}

/**
 * Whatever else is in the room cannot be reached behind the scene, what comes there later neither; what stands around the
 * room, like a chat, can.
 */
function useAlone(scene: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const room: ParentNode | null | undefined = scene.current?.parentNode;
    if (room === null || room === undefined) return undefined;
    const shut = new Set<Element>();
    const shutAll = (): void => {
      for (const each of room.children) {
        const isMeant =
          each !== scene.current && !each.classList.contains('bar') && each.getAttribute('inert') === null;
        if (!isMeant) continue;
        each.setAttribute('inert', '');
        shut.add(each);
      }
    };
    shutAll();
    const watch = new MutationObserver(shutAll);
    watch.observe(room, { childList: true });
    return () => {
      watch.disconnect();
      for (const each of shut) each.removeAttribute('inert');
    };
  }, []);
}
