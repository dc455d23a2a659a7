import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Drawn, Icon, PlayIcon } from '../icons.tsx';
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
  const tool = (icon: Drawn, name: string, to: number, far = ''): JSX.Element => (
    <button type="button" class={`tool jump${far}`} aria-label={name} title={name} onClick={() => turn(to)}>
      <Icon of={icon} />
    </button>
  );
  return (
    <div class="prompt reel">
      <div class="spool">
        <div class="keys">
          {tool(FIRST, s('replay.start'), 0)}
          {tool(TURN_BACK, s('replay.turnBack'), markBefore(marks, at), ' turnBack')}
          {tool('back', s('replay.back'), at - 1)}
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
          {tool('forth', s('replay.forth'), at + 1)}
          {tool(TURN_ON, s('replay.turnForth'), markAfter(marks, at, total), ' turnOn')}
          {tool(LAST, s('replay.end'), total)}
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
