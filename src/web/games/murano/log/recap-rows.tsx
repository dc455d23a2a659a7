import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#core/game';
import { answersTo, recapOf } from '#games/murano/recap';
import { isOver } from '#games/murano/turns';
import type { Turn } from '#table/turns';
import { Icon } from '../../../icons.tsx';
import { t } from '../../../words/index.ts';
import { Murrina, seatColour } from '../pieces/pieces.tsx';
import type { LastTurnProps } from './last-turn.tsx';
import { AnswerSentence, Sentence } from './sentence.tsx';

interface Props extends Omit<LastTurnProps, 'turn'> {
  /** What the others have done since. */
  readonly turns: readonly Turn[];
  /** The turn that is played now, or was last. */
  readonly current: Turn | undefined;
  readonly seat: Seat | null;
}

/** A finger that has gone so far down, in pixels, swipes. */
const SWIPE = 24;

/**
 * On a phone: a row for each rival, in place of what one needs only afterwards. A swipe down puts it away, and so does
 * whatever is touched beside it.
 */
export function RecapRows({ turns, current, seat, names, relive }: Props): JSX.Element | null {
  const place = useRef<HTMLElement>(null);
  const last = turns.at(-1);
  const answers = current === undefined || seat === null ? [] : answersTo(current.lines, seat);
  const shown = `${current?.first} ${answers.length}`;
  const lastSeen = useSignal('');
  const isTold = answers.length > 0 || (last !== undefined && isOver(last.lines));
  const isShown = isTold && lastSeen.value !== shown;
  const swipe = useRef<number | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const away = (event: Event): void => {
      const isInside = event.type === 'pointerdown' && place.current?.contains(event.target as Node) === true;
      if (!isInside) lastSeen.value = shown;
    };
    addEventListener('pointerdown', away, true);
    addEventListener('keydown', away, true);
    return () => {
      removeEventListener('pointerdown', away, true);
      removeEventListener('keydown', away, true);
    };
  }, [isShown, shown]);
  if (!isShown) return null;
  return (
    <section
      class={`recap of-${turns.length + answers.length}`}
      aria-label={t('room.lastTurns')}
      ref={place}
      onPointerDown={({ clientY }) => (swipe.current = clientY)}
      onPointerMove={({ clientY }) => {
        if (swipe.current !== null && clientY - swipe.current > SWIPE) lastSeen.value = shown;
      }}
      onPointerUp={() => (swipe.current = null)}
    >
      {answers.map((answer) => (
        <p key={answer.seat} style={seatColour(answer.seat)}>
          <Murrina seat={answer.seat} />
          <span class="unseen">{names.nameOf(answer.seat)}:</span>
          <AnswerSentence answer={answer} names={names} />
        </p>
      ))}
      {turns.map((turn) => {
        const { was, now } = recapOf(turn.lines);
        return (
          <button key={turn.first} type="button" style={seatColour(turn.seat)} onClick={() => relive(turn)}>
            <Murrina seat={turn.seat} />
            <span class="unseen">{names.nameOf(turn.seat)}:</span>
            <Sentence turn={turn} names={names} bare />
            <b class="purse">
              {was}
              <Icon of="arrow" />
              {now}
            </b>
          </button>
        );
      })}
    </section>
  );
}
