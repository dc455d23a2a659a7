import type { ReadonlySignal } from '@preact/signals';
import { entryAt } from '#core/list';
import type { Sight } from '#table/table';
import { sound } from '../../../sound.ts';
import { staggered, type Staggered } from '../../../motion/staggered.ts';
import { type Interaction, interactionAt } from '../gestures/gestures.ts';
import { isHere } from '../later.ts';
import { type Scrub, scrubbing, turnsFirst } from '../board/ring.ts';

/** The regions of the room in the order in which a change is shown to them: what moves first, what is only read last. */
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
type Region = (typeof ORDER)[number];

/** The table as each region of the room sees and handles it. */
export interface Regions extends Readonly<Record<Region, Interaction>>, Pick<Staggered, 'idle' | 'stop'> {
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
  const { regions, idle, stop } = staggered(sight, ORDER.length, (now) => {
    sounded(now);
    return isHere()?.travel(now) ?? STILL;
  });
  const bound = Object.fromEntries(
    ORDER.map((region, index) => [region, ui.boundTo(entryAt(regions, index))]),
  ) as Record<Region, Interaction>;
  const scrub = scrubbing(bound.wheel);
  return {
    ...bound,
    scrub,
    idle,
    stop,
    clear() {
      ui.clear();
      scrub.to(0);
    },
  };
}
