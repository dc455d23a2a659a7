import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Sight } from '#table/table';
import { type Interaction, interaction, type Situation } from './interaction.ts';
import type { Manner, Why } from './manner.ts';

/** What is being done at the table, between the first touch and the action. */
export interface HandlingOf<View, Action, Spot extends { readonly at: string }> {
  readonly manner: Manner<View, Action, Spot>;
  readonly sight: ReadonlySignal<Sight>;
  readonly seat: ReadonlySignal<Seat | null>;
  /** The seat, when it is its turn to decide. */
  readonly mover: ReadonlySignal<Seat | null>;
  readonly view: ReadonlySignal<View>;
  readonly legal: ReadonlySignal<readonly Action[]>;
  readonly chosen: ReadonlySignal<readonly Spot[]>;
  readonly open: ReadonlySignal<readonly Action[]>;
  readonly pointed: ReadonlySignal<Action | null>;
  /** What the pointed action would lead to, by the rules themselves. */
  readonly after: ReadonlySignal<View | null>;
  readonly why: ReadonlySignal<Why<Spot> | null>;
  isChosen(spot: Spot): boolean;
  isLive(spot: Spot): boolean;
  /** The action that touching this spot would play, if it would play one. */
  leadsTo(spot: Spot): Action | null;
  previewOf(action: Action): View;
  touch(spot: Spot): void;
  point(what: Spot | Action | null): void;
  play(action: Action): void;
  /** The same by words, one after the other. */
  say(words: readonly string[]): void;
  /** Says why this action is refused; nothing when it is not, unless a lesson leads elsewhere. */
  refuse(spot: Spot, action: Action): void;
  clear(): void;
  /** The table has changed and this does not show it yet: whatever is touched here now was meant for another position. */
  isStale(): boolean;
  /** The same handling, for a part of the room that is shown a change somewhat later. */
  shownBy(sight: ReadonlySignal<Sight>): HandlingOf<View, Action, Spot>;
}

/** What was touched so far: all parts of a room share it. */
interface Doing<View, Action, Spot> {
  /** Once it is played, it is over with the position that it was played in. */
  readonly chosen: Signal<{ readonly spots: readonly Spot[]; readonly played: View | null }>;
  /** What would come of it is known only for the position in which it was pointed at. */
  readonly pointed: Signal<{ readonly action: Action; readonly view: View } | null>;
  readonly why: Signal<Why<Spot> | null>;
}

/** With `only`, nothing but these words is offered: a lesson leads. */
export function handling<View, Action extends object, Spot extends { readonly at: string }>(
  manner: Manner<View, Action, Spot>,
  newest: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): HandlingOf<View, Action, Spot> {
  const doing: Doing<View, Action, Spot> = {
    chosen: signal({ spots: [], played: null }),
    pointed: signal(null),
    why: signal(null),
  };
  const { game } = manner;
  // A press takes the focus from one thing and gives it to the next: what is pointed at is settled once a frame.
  let aim = (): void => undefined;
  let frame = 0;
  const around = {
    only,
    send,
    aimAt(next: () => void) {
      aim = next;
      if (frame === 0) {
        frame = requestAnimationFrame(() => {
          frame = 0;
          aim();
        });
      }
    },
    legalOf: remembered((view: View, mover: Seat | null, words: readonly string[] | undefined) => {
      const actions: readonly Action[] = mover === null ? [] : game.legalActions(view, mover);
      return words === undefined ? actions : actions.filter((action) => words.includes(game.encode(action)));
    }),
    // All parts of a room ask the same: what was worked out last is kept.
    touching: interaction({
      ...manner,
      narrowed: remembered(manner.narrowed),
      live: remembered(manner.live),
    }),
  };
  const shownBy = (sight: ReadonlySignal<Sight>): HandlingOf<View, Action, Spot> =>
    handlingIn(manner, doing, sight, {
      ...around,
      shownBy,
      isStale: () => sight.peek() !== newest.peek(),
    });
  return shownBy(newest);
}

/** The same question as the last one is not worked out again. */
function remembered<Given extends readonly unknown[], Found>(
  work: (...given: Given) => Found,
): (...given: Given) => Found {
  let last: { readonly given: Given; readonly found: Found } | null = null;
  return (...given) => {
    if (last === null || given.some((each, index) => each !== last?.given[index])) {
      last = { given, found: work(...given) };
    }
    return last.found;
  };
}

interface Around<View, Action, Spot extends { readonly at: string }> extends Pick<
  HandlingOf<View, Action, Spot>,
  'isStale' | 'shownBy'
> {
  readonly touching: Interaction<View, Action, Spot>;
  readonly only: ReadonlySignal<readonly string[]> | undefined;
  legalOf(view: View, mover: Seat | null, only: readonly string[] | undefined): readonly Action[];
  send(word: string): void;
  aimAt(aim: () => void): void;
}

const NOTHING: readonly never[] = [];

function handlingIn<View, Action extends object, Spot extends { readonly at: string }>(
  manner: Manner<View, Action, Spot>,
  { chosen: choosing, pointed: pointing, why }: Doing<View, Action, Spot>,
  sight: ReadonlySignal<Sight>,
  { only, legalOf, touching, shownBy, isStale, send, aimAt }: Around<View, Action, Spot>,
): HandlingOf<View, Action, Spot> {
  const { game } = manner;
  const view = computed(() => sight.value.view as View);
  const seat = computed(() => sight.value.seat);
  const mover = computed(() => {
    const { toAct } = sight.value;
    return seat.value !== null && toAct.includes(seat.value) ? seat.value : null;
  });
  const legal = computed(() => legalOf(view.value, mover.value, only?.value));
  const chosen = computed(() => {
    const { spots, played } = choosing.value;
    return played === null || played === view.value ? spots : NOTHING;
  });
  const choose = (spots: readonly Spot[], played: View | null = null): void => {
    choosing.value = { spots, played };
  };
  const now = computed<Situation<View, Action>>(() => ({
    view: view.value,
    seat: seat.value,
    mover: mover.value,
    legal: legal.value,
    led: only !== undefined,
  }));
  const open = computed(() => touching.open(now.value, chosen.value));
  const live = computed(() => touching.live(now.value, chosen.value));
  const previewOf = (action: Action): View =>
    mover.value === null ? view.value : game.preview(view.value, mover.value, action);
  const pointed = computed(() => (pointing.value?.view === view.value ? pointing.value.action : null));
  const after = computed(() => (pointed.value === null ? null : previewOf(pointed.value)));
  const same = (a: Spot, b: Spot): boolean => manner.nameOf(a) === manner.nameOf(b);
  const isChosen = (spot: Spot): boolean => chosen.value.some((each) => same(each, spot));

  const clear = (): void =>
    batch(() => {
      if (chosen.value.length > 0) choose([]);
      pointing.value = null;
      why.value = null;
    });
  const say = (words: readonly string[]): void => {
    if (isStale()) return;
    // Together: what was chosen stays until the part of the room it lies in shows what came of it.
    batch(() => {
      choose(chosen.value, view.value);
      why.value = null;
      words.forEach(send);
    });
  };
  const play = (action: Action): void => say([game.encode(action)]);
  const leadsTo = (spot: Spot): Action | null => touching.leadsTo(now.value, chosen.value, spot);

  return {
    manner,
    sight,
    seat,
    mover,
    view,
    legal,
    chosen,
    open,
    pointed,
    after,
    why,
    isChosen,
    isLive: (spot) => touching.readingOf(now.value, live.value, spot) !== undefined,
    leadsTo,
    previewOf,
    touch(spot) {
      if (isStale()) return;
      why.value = null;
      pointing.value = null;
      const touched = touching.touch(now.value, chosen.value, spot);
      if (touched.kind === 'play') play(touched.action);
      else if (touched.kind === 'choose') choose(touched.spots);
      else why.value = touched.why;
    },
    point: (what) =>
      aimAt(() => {
        const action = what === null || !('at' in what) ? what : leadsTo(what);
        if (action !== pointed.value) pointing.value = action === null ? null : { action, view: view.value };
      }),
    play,
    say,
    refuse(spot, action) {
      why.value = touching.whyNot(now.value, spot, action);
    },
    clear,
    isStale,
    shownBy,
  };
}
