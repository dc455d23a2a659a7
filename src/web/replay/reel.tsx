import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type IconShape, Icon, PlayIcon } from '../icons.tsx';
import { TURN_BACK } from '../more-icons.ts';
import { s } from '../screens/words.ts';
import { Scrub } from './scrub.tsx';
import type { Playing } from './playing.ts';
import { markAfter, markBefore, type ReplayTurn, turnMarks } from './waymarks.ts';

const FIRST = 'M17 5l-7 7 7 7M7 5v14';
const LAST = 'M7 5l7 7-7 7M17 5v14';
const TURN_ON = 'M6 5l7 7-7 7M13 5l7 7-7 7';
const PAUSE = 'M8 5v14M16 5v14';

export interface ReelProps {
  readonly at: number;
  readonly total: number;
  readonly turns: readonly ReplayTurn[];
  /** What the last action was, in words. */
  readonly said: string;
  readonly turn: (to: number) => void;
  readonly playing: Playing;
  /** Whether the list of all moves is open. */
  readonly isListOpen: Signal<boolean>;
}

/** The controls of a replay, and what has just been done. */
export function Reel({ at, total, turns, said, turn, playing, isListOpen }: ReelProps): JSX.Element {
  const { isPlaying } = playing;
  const marks = turnMarks(turns);
  return (
    <div class="prompt reel">
      <div class="spool">
        <div class="keys">
          <Jump icon={FIRST} name={s('replay.start')} press={() => turn(0)} />
          <Jump
            class="turnBack"
            icon={TURN_BACK}
            name={s('replay.turnBack')}
            press={() => turn(markBefore(marks, at))}
          />
          <Jump icon="back" name={s('replay.back')} press={() => turn(at - 1)} />
          <button
            type="button"
            class="tool running"
            aria-label={s(isPlaying.value ? 'replay.pause' : 'replay.play')}
            title={s(isPlaying.value ? 'replay.pause' : 'replay.play')}
            onClick={() => {
              if (at >= total) turn(0);
              isPlaying.value = !isPlaying.value;
            }}
          >
            {isPlaying.value ? <Icon of={PAUSE} /> : <PlayIcon />}
          </button>
          <Jump icon="forth" name={s('replay.forth')} press={() => turn(at + 1)} />
          <Jump
            class="turnOn"
            icon={TURN_ON}
            name={s('replay.turnForth')}
            press={() => turn(markAfter(marks, at, total))}
          />
          <Jump icon={LAST} name={s('replay.end')} press={() => turn(total)} />
        </div>
        <Scrub at={at} total={total} turn={turn} />
        <p class="said" aria-live="polite">
          {said === '' ? s('replay.begins') : said}
        </p>
        <button
          type="button"
          class="tool"
          aria-label={s('replay.lines')}
          title={s('replay.lines')}
          aria-expanded={isListOpen.value}
          onClick={() => (isListOpen.value = !isListOpen.value)}
        >
          <Icon of="list" />
        </button>
      </div>
    </div>
  );
}

interface JumpProps {
  readonly icon: IconShape;
  readonly name: string;
  readonly press: () => void;
  readonly class?: string;
}

const Jump = ({ icon, name, press, class: more = '' }: JumpProps): JSX.Element => (
  <button type="button" class={`tool jump ${more}`} aria-label={name} title={name} onClick={press}>
    <Icon of={icon} />
  </button>
);
