import type { ReadonlySignal } from '@preact/signals';
import type { Sight } from '#table/table';
import { sound } from '../../../sound.ts';
import { staggered, type Staggered } from '../../../motion/staggered.ts';
import { type Interaction, interactionAt } from '../gestures/gestures.ts';
import { isHere } from '../later.ts';
import { type Scrub, scrubbing, turnsFirst } from '../board/ring.ts';

/** The table as the board of the room and what stands around it see and handle it. */
export interface Regions extends Pick<Staggered, 'idle' | 'stop'> {
  readonly board: Interaction;
  readonly around: Interaction;
  readonly scrub: Scrub;
  /** Lets go of whatever was chosen or looked at. */
  clear(): void;
}

/** What a change sounds like. */
function sounded({ event, outcome }: Sight): void {
  if (event === null) return;
  const { notation: word } = event;
  if (outcome !== null) return sound('end');
  // What is made is paid; ring and selector turn; everything else moves glass, or changes nothing that is heard.
  if (/^(?:create|sell)/u.test(word)) sound('coin');
  else if (/^(?:notch|selector|spin)/u.test(word)) sound('wheel');
  else if (word !== 'end') sound('glass');
}

export function regionsOf(
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Regions {
  const ui = interactionAt(
    sight,
    (word) => {
      const ahead = turnsFirst(word) ? scrub.notches.value : 0;
      for (let left = ahead; left > 0; left -= 1) send('notch');
      send(word);
    },
    only,
  );
  const shown = staggered(sight, (now) => {
    sounded(now);
    // Nothing flies before the part that moves it has come.
    return isHere()?.travel(now) ?? [];
  });
  const [board, around] = [ui.boundTo(shown.board), ui.boundTo(shown.around)];
  const scrub = scrubbing(board);
  return {
    board,
    around,
    scrub,
    idle: shown.idle,
    stop: shown.stop,
    clear() {
      ui.clear();
      scrub.to(0);
    },
  };
}
