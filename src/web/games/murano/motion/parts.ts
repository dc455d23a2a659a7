import type { ReadonlySignal } from '@preact/signals';
import type { Sight } from '#table/table';
import { sound } from '../../../sound.ts';
import { stepped, type Steps } from '../../../motion/steps.ts';
import { type Interaction, interactionAt } from '../gestures/gestures.ts';
import { isHere } from '../later.ts';
import { type Scrub, scrubbing, turnsFirst } from '../board/ring.ts';

/** The parts of the room in the order in which a change is shown to them: what moves first, what is only read last. */
const ORDER = [
  'wheel',
  'channels',
  'east',
  'west',
  'bench',
  'deeds',
  'works',
  'others',
  'log',
  'reading',
] as const;
type Part = (typeof ORDER)[number];

/** The table as each part of the room sees and handles it. */
export interface Parts extends Readonly<Record<Part, Interaction>>, Pick<Steps, 'settled' | 'stop'> {
  readonly scrub: Scrub;
  /** Lets go of whatever was chosen or looked at. */
  clear(): void;
}

/** What a change sounds like. */
function sounded({ event, outcome }: Sight): void {
  if (event === null) return;
  const { notation: word } = event;
  sound(outcome !== null || word.startsWith('create') ? 'end' : word === 'notch' ? 'draw' : 'lay');
}

/** Nothing flies before the first change is shown. */
const STILL: Iterator<void> = { next: () => ({ done: true, value: undefined }) };

export function partsOf(
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Parts {
  const ui = interactionAt(
    sight,
    (word) => {
      const ahead = turnsFirst(word) ? scrub.notches.value : 0;
      for (let left = ahead; left > 0; left -= 1) send('notch');
      send(word);
    },
    only,
  );
  const { parts, settled, stop } = stepped(sight, ORDER.length, (now) => {
    sounded(now);
    return isHere()?.travel(now) ?? STILL;
  });
  const hands = Object.fromEntries(ORDER.map((part, index) => [part, ui.boundTo(parts[index])])) as Record<
    Part,
    Interaction
  >;
  const scrub = scrubbing(hands.wheel);
  return {
    ...hands,
    scrub,
    settled,
    stop,
    clear() {
      ui.clear();
      scrub.to(0);
    },
  };
}
