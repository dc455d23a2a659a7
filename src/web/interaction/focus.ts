import { effect, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Sight } from '#table/table';
import { enqueueTask } from '../motion/task-queue.ts';

interface Followed<Spot> {
  readonly sight: ReadonlySignal<Sight>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly selected: ReadonlySignal<readonly Spot[]>;
  readonly model: { nameOf(spot: Spot): string };
}

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** Out of everything: what had the focus is gone, or cannot have it any more. */
function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body;
}

/** What is focused for whoever points with a mouse or a finger, where no ring is wanted. */
const ROOM = '#content';

/**
 * After every action by a key the focus goes on to the next sensible thing, the first of these that is there; and it never
 * falls out of the room, however one acts.
 */
export function followFocus<Spot>(
  { sight, seat, selected, model }: Followed<Spot>,
  next: readonly string[],
): () => void {
  let byKey = false;
  let waiting = (): unknown => undefined;
  let last = { view: sight.peek().view as unknown, spots: selected.peek() };
  const keyed = (): void => void (byKey = true);
  const pointed = (): void => void (byKey = false);
  addEventListener('keydown', keyed, { capture: true });
  addEventListener('pointerdown', pointed, { capture: true });
  const goOn = (letGo: Spot | undefined): void => {
    if (document.querySelector('dialog[open]') !== null) return;
    if (!byKey && !isLost()) return;
    const back = letGo === undefined ? [] : [`[data-spot="${model.nameOf(letGo)}"]`];
    const wanted = byKey ? [...back, ...next] : [ROOM];
    const target = wanted.flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)]).find(isShown);
    target?.focus({ preventScroll: true });
  };
  const stop = effect(() => {
    const { view, event } = sight.value;
    const spots = selected.value;
    const [acted, chose] = [view !== last.view && event?.seat === seat.peek(), spots !== last.spots];
    const isLetGo = view === last.view && spots.length < last.spots.length;
    const letGo = isLetGo ? last.spots[0] : undefined;
    const isElsewhere = view !== last.view && isLost();
    last = { view, spots };
    if (acted || (chose && (spots.length > 0 || isLetGo)) || isElsewhere) {
      waiting();
      // When everything that shows the change is there.
      waiting = enqueueTask(() => goOn(letGo));
    }
  });
  return () => {
    stop();
    waiting();
    removeEventListener('keydown', keyed, { capture: true });
    removeEventListener('pointerdown', pointed, { capture: true });
  };
}
