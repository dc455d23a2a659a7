import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Seat } from '#core/game';
import type { Sight } from '#table/table';
import type { GestureModel, WhyNot } from './gesture-model.ts';
import { patiently } from '../patiently.ts';
import { gestures, type Gestures, type SeatPosition } from './gestures.ts';
import {
  type InteractionEvent,
  isRejected,
  NOTHING_SELECTED,
  pointedIn,
  type Selection,
  spotsIn,
  update,
  whyIn,
} from './state.ts';

/** The state machine of a table as signals, for the things of a room. */
export interface InteractionOf<View, Action, Spot extends { readonly at: string }> {
  readonly model: GestureModel<View, Action, Spot>;
  readonly sight: ReadonlySignal<Sight>;
  readonly seat: ReadonlySignal<Seat | null>;
  /** The seat, when it is its turn to decide. */
  readonly mover: ReadonlySignal<Seat | null>;
  readonly view: ReadonlySignal<View>;
  readonly legal: ReadonlySignal<readonly Action[]>;
  readonly selected: ReadonlySignal<readonly Spot[]>;
  readonly open: ReadonlySignal<readonly Action[]>;
  readonly pointed: ReadonlySignal<Action | null>;
  /** What the pointed action would lead to, by the rules themselves. */
  readonly after: ReadonlySignal<View | null>;
  readonly why: ReadonlySignal<WhyNot<Spot> | null>;
  isSelected(spot: Spot): boolean;
  isLive(spot: Spot): boolean;
  /** Whether it is live and shown as an offer. */
  isOffered(spot: Spot): boolean;
  /** The action that pressing this spot would play, if it would play one. */
  leadsTo(spot: Spot): Action | null;
  previewOf(action: Action): View;
  press(spot: Spot): void;
  /** A finger touches it, which cannot point before: the first touch shows, where the game wants that. */
  tap(spot: Spot): void;
  point(what: Spot | Action | null): void;
  play(action: Action): void;
  /** The same by notations, one after the other. */
  say(notations: readonly string[]): void;
  /** Says why this action is refused; nothing when it is not, unless a lesson leads elsewhere. */
  refuse(spot: Spot, action: Action): void;
  clear(): void;
  /** The table did not do what was sent. */
  reject(): void;
  /** The table has changed and this does not show it yet: whatever is touched here now was meant for another position. */
  isStale(): boolean;
  /** The same interaction, for a region of the room that is shown a change somewhat later. */
  boundTo(sight: ReadonlySignal<Sight>): InteractionOf<View, Action, Spot>;
}

/** What all regions of a room share. */
interface InteractionEnv<View, Action, Spot extends { readonly at: string }> {
  readonly model: GestureModel<View, Action, Spot>;
  readonly gestures: Gestures<View, Action, Spot>;
  readonly selection: Signal<Selection<View, Action, Spot>>;
  readonly newest: ReadonlySignal<Sight>;
  readonly only: ReadonlySignal<readonly string[]> | undefined;
  positionIn(sight: Sight, only: readonly string[] | undefined): SeatPosition<View, Action>;
  send(notation: string): void;
  /** What is pointed at is settled once a frame: a press takes the focus from one thing and gives it to the next. */
  inNextFrame(task: () => void): void;
}

/** With `only`, nothing but these notations is offered: a lesson leads. */
export function interaction<View, Action extends object, Spot extends { readonly at: string }>(
  model: GestureModel<View, Action, Spot>,
  newest: ReadonlySignal<Sight>,
  send: (notation: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): InteractionOf<View, Action, Spot> {
  const env: InteractionEnv<View, Action, Spot> = {
    model,
    gestures: gestures(model),
    selection: signal(NOTHING_SELECTED),
    newest,
    only,
    positionIn: positions(model),
    send,
    inNextFrame: oncePerFrame(),
  };
  const ui = bound(env, newest);
  let before = newest.peek();
  effect(() => {
    if (isRejected(before, newest.value)) untracked(ui.reject);
    before = newest.value;
  });
  return ui;
}

/** Of several tasks in one frame only the last is done. */
function oncePerFrame(): (task: () => void) => void {
  let last = (): void => undefined;
  let frame = 0;
  return (task) => {
    last = task;
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      last();
    });
  };
}

/** All regions of a room ask about the same sight: its legal actions are found once. */
function positions<View, Action, Spot extends { readonly at: string }>({
  game,
}: GestureModel<View, Action, Spot>): InteractionEnv<View, Action, Spot>['positionIn'] {
  const known = new WeakMap<
    Sight,
    readonly [only: readonly string[] | undefined, SeatPosition<View, Action>]
  >();
  return (sight, only) => {
    const last = known.get(sight);
    if (last !== undefined && last[0] === only) return last[1];
    const { view, seat, toAct } = sight;
    const mover = seat !== null && toAct.includes(seat) ? seat : null;
    const all: readonly Action[] = mover === null ? [] : game.legalActions(view, mover);
    const legal = only === undefined ? all : all.filter((action) => only.includes(game.encode(action)));
    const position = { view: view as View, seat, mover, legal, led: only !== undefined };
    known.set(sight, [only, position]);
    return position;
  };
}

function bound<View, Action extends object, Spot extends { readonly at: string }>(
  env: InteractionEnv<View, Action, Spot>,
  sight: ReadonlySignal<Sight>,
): InteractionOf<View, Action, Spot> {
  const { model, selection, newest } = env;
  const position = computed(() => env.positionIn(sight.value, env.only?.value));
  const view = computed(() => position.value.view);
  const mover = computed(() => position.value.mover);
  const selected = computed(() => spotsIn(selection.value, view.value));
  const pointed = computed(() => pointedIn(selection.value, view.value));
  const previewOf = (action: Action): View =>
    mover.value === null ? view.value : model.game.preview(view.value, mover.value, action);
  const isLive = (spot: Spot): boolean =>
    env.gestures.aliasOf(position.value, selected.value, spot) !== undefined;
  const leadsTo = (spot: Spot): Action | null => env.gestures.leadsTo(position.value, selected.value, spot);
  const isSame = (one: Action, other: Action): boolean => model.game.encode(one) === model.game.encode(other);
  const on = (event: InteractionEvent<View, Action, Spot>): void => {
    const { view: newestView, isSent = false } = newest.peek();
    const drawn = { position: position.value, newest: newestView as View, isSent };
    const next = update(env.gestures, model.game.encode, selection.peek(), drawn, event);
    batch(() => {
      selection.value = next.selection;
      next.send.forEach(env.send);
    });
    const { dead } = next;
    if (dead === undefined) return;
    patiently(
      () => model.reasons(),
      (reasons) => on({ type: 'refuse', spot: dead, reasons }),
    );
  };

  return {
    model,
    sight,
    seat: computed(() => position.value.seat),
    mover,
    view,
    legal: computed(() => position.value.legal),
    selected,
    open: computed(() => env.gestures.open(position.value, selected.value)),
    pointed,
    after: computed(() => (pointed.value === null ? null : previewOf(pointed.value))),
    why: computed(() => whyIn(selection.value, view.value)),
    isSelected: (spot) => selected.value.some((each) => model.nameOf(each) === model.nameOf(spot)),
    isLive,
    isOffered: (spot) => isLive(spot) && model.offers?.(view.value, selected.value) === true,
    leadsTo,
    previewOf,
    press: (spot) => on({ type: 'press', spot }),
    tap(spot) {
      const action = leadsTo(spot);
      const isShown = action !== null && pointed.value !== null && isSame(pointed.value, action);
      const isFirst = action !== null && !isShown && model.isShownFirst?.(action) === true;
      // In the next frame, as all pointing: what had the focus before points at nothing only then.
      if (isFirst) env.inNextFrame(() => on({ type: 'preview', action }));
      else on({ type: 'press', spot });
    },
    point: (what) =>
      env.inNextFrame(() =>
        on(what === null || 'at' in what ? { type: 'point', at: what } : { type: 'preview', action: what }),
      ),
    play: (action) => on({ type: 'play', notations: [model.game.encode(action)] }),
    say: (notations) => on({ type: 'play', notations }),
    refuse: (spot, action) => on({ type: 'explain', spot, action }),
    clear: () => on({ type: 'clear' }),
    reject: () => on({ type: 'rejected' }),
    isStale: () => sight.peek().view !== newest.peek().view,
    boundTo: (later) => bound(env, later),
  };
}
