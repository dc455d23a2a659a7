import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGame, Refusal, Seat } from '#core/game';
import type { Sight } from '#table/table';

/** Why a touched spot is dead: the rule, and the sentence in the reader's language. */
export interface Why<Spot> {
  readonly spot: Spot;
  /** None where the rules allow it and a lesson leads elsewhere. */
  readonly rule?: string;
  readonly refusal?: Refusal;
  /** Where no action has such a shape: a text of ours. */
  readonly text?: () => string;
}

/** How the things of one game are touched: what an action is about, and when enough has been touched. */
export interface Manner<View, Action, Spot extends { readonly at: string }> {
  readonly game: AnyGame;
  /** The name of a spot in the document, and the key by which actions ask for it. */
  nameOf(spot: Spot): string;
  keyOf(spot: Spot): string;
  /** The actions that are about everything chosen so far. */
  narrowed(view: View, seat: Seat, legal: readonly Action[], chosen: readonly Spot[]): readonly Action[];
  /** The keys that can still be touched. */
  live(view: View, seat: Seat, open: readonly Action[], chosen: readonly Spot[]): ReadonlySet<string>;
  /** The action that what was chosen amounts to. */
  settled(view: View, seat: Seat, open: readonly Action[], chosen: readonly Spot[]): Action | null;
  /** A touched thing may stand for another one. */
  readings(spot: Spot): readonly Spot[];
  /** What stays chosen when this spot is taken up instead; the first that makes it live. */
  instead(chosen: readonly Spot[], spot: Spot): readonly (readonly Spot[])[];
  /** The action that touching a dead spot would have been, for the rules to refuse; null where none has such a shape. */
  attempted(view: View, seat: Seat, chosen: readonly Spot[], spot: Spot): Action | null;
  shapeless(chosen: readonly Spot[], spot: Spot): { readonly rule: string; readonly text: () => string };
}

/** What is being done at the table, between the first touch and the action. */
export interface Handling<View, Action, Spot extends { readonly at: string }> {
  readonly manner: Manner<View, Action, Spot>;
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
  /** Says why this action is refused; nothing when it is not, unless a lesson leads elsewhere. */
  refuse(spot: Spot, action: Action): void;
  clear(): void;
}

/** With `only`, nothing but these words is offered: a lesson leads. */
export function handling<View, Action extends object, Spot extends { readonly at: string }>(
  manner: Manner<View, Action, Spot>,
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Handling<View, Action, Spot> {
  const { game } = manner;
  const chosen = signal<readonly Spot[]>([]);
  const pointed = signal<Action | null>(null);
  const why = signal<Why<Spot> | null>(null);
  const view = computed(() => sight.value.view as View);
  const seat = computed(() => sight.value.seat);
  const mover = computed(() => {
    const { toAct } = sight.value;
    return seat.value !== null && toAct.includes(seat.value) ? seat.value : null;
  });
  const legal = computed((): readonly Action[] => {
    const actions: readonly Action[] = mover.value === null ? [] : game.legalActions(view.value, mover.value);
    return only === undefined
      ? actions
      : actions.filter((action) => only.value.includes(game.encode(action)));
  });
  const openFor = (spots: readonly Spot[]): readonly Action[] =>
    mover.value === null ? [] : manner.narrowed(view.value, mover.value, legal.value, spots);
  const liveFor = (spots: readonly Spot[]): ReadonlySet<string> =>
    mover.value === null ? new Set() : manner.live(view.value, mover.value, openFor(spots), spots);
  const open = computed(() => openFor(chosen.value));
  const live = computed(() => liveFor(chosen.value));
  const previewOf = (action: Action): View =>
    mover.value === null ? view.value : game.preview(view.value, mover.value, action);
  const after = computed(() => (pointed.value === null ? null : previewOf(pointed.value)));
  const same = (a: Spot, b: Spot): boolean => manner.nameOf(a) === manner.nameOf(b);
  const isChosen = (spot: Spot): boolean => chosen.value.some((each) => same(each, spot));

  const clear = (): void => {
    chosen.value = [];
    pointed.value = null;
    why.value = null;
  };
  const play = (action: Action): void => {
    clear();
    send(game.encode(action));
  };
  const settled = (spots: readonly Spot[]): Action | null =>
    mover.value === null ? null : manner.settled(view.value, mover.value, openFor(spots), spots);
  const readingOf = (spot: Spot): Spot | undefined =>
    manner.readings(spot).find((each) => live.value.has(manner.keyOf(each)));
  const leadsTo = (spot: Spot): Action | null => {
    const reading = readingOf(spot);
    return reading === undefined ? null : settled([...chosen.value, reading]);
  };
  const refuse = (spot: Spot, action: Action | null): void => {
    const refusal = action === null ? null : game.refusal(view.value, seat.value ?? 0, action);
    if (refusal !== null) why.value = { spot, rule: refusal.rule, refusal };
    else if (action === null) why.value = { spot, ...manner.shapeless(chosen.value, spot) };
    else if (only !== undefined) why.value = { spot };
  };

  return {
    manner,
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
    isLive: (spot) => readingOf(spot) !== undefined,
    leadsTo,
    previewOf,
    touch(spot) {
      why.value = null;
      pointed.value = null;
      if (isChosen(spot)) {
        chosen.value = chosen.value.filter((each) => !same(each, spot));
        return;
      }
      const action = leadsTo(spot);
      const reading = readingOf(spot);
      if (action !== null) play(action);
      else if (reading !== undefined) chosen.value = [...chosen.value, reading];
      else {
        const kept = manner
          .instead(chosen.value, spot)
          .find((spots) => liveFor(spots).has(manner.keyOf(spot)));
        if (kept !== undefined) chosen.value = [...kept, spot];
        else refuse(spot, manner.attempted(view.value, seat.value ?? 0, chosen.value, spot));
      }
    },
    point(what) {
      pointed.value = what === null || !('at' in what) ? what : leadsTo(what);
    },
    play,
    refuse,
    clear,
  };
}
