import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Action } from '#games/muster/action';
import { CASTLE } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import type { Sight } from '#table/table';
import type { Key } from '../words/index.ts';
import {
  attempted,
  liveSpots,
  narrowed,
  readings,
  sameSpot,
  settledBy,
  type Spot,
  spotName,
} from './spots.ts';

/** Why a touched spot is dead: the game's refusal, or a text of ours where no action has such a shape. */
export interface Why {
  readonly spot: Spot;
  readonly rule: string;
  readonly refusal?: string;
  readonly text?: Key;
}

/** What is being done at the table, between the first touch and the action. */
export interface Handling {
  readonly seat: ReadonlySignal<Seat | null>;
  readonly view: ReadonlySignal<View>;
  readonly chosen: ReadonlySignal<readonly Spot[]>;
  readonly open: ReadonlySignal<readonly Action[]>;
  readonly live: ReadonlySignal<ReadonlySet<string>>;
  readonly pointed: ReadonlySignal<Action | null>;
  /** What the pointed action would lead to, by the rules themselves. */
  readonly after: ReadonlySignal<View | null>;
  readonly why: ReadonlySignal<Why | null>;
  isChosen(spot: Spot): boolean;
  isLive(spot: Spot): boolean;
  /** The action that touching this spot would play, if it would play one. */
  leadsTo(spot: Spot): Action | null;
  previewOf(action: Action): View;
  touch(spot: Spot): void;
  point(what: Spot | Action | null): void;
  play(action: Action): void;
  clear(): void;
}

/** With `only`, nothing but these words is offered: a lesson leads. */
export function handling(
  sight: ReadonlySignal<Sight>,
  send: (word: string) => void,
  only?: ReadonlySignal<readonly string[]>,
): Handling {
  const chosen = signal<readonly Spot[]>([]);
  const pointed = signal<Action | null>(null);
  const why = signal<Why | null>(null);
  const view = computed(() => sight.value.view as View);
  const seat = computed(() => sight.value.seat);
  const mover = computed(() => {
    const { toAct } = sight.value;
    return seat.value !== null && toAct.includes(seat.value) ? seat.value : null;
  });
  const legal = computed(() => {
    const actions = mover.value === null ? [] : muster.legalActions(view.value, mover.value);
    return only === undefined
      ? actions
      : actions.filter((action) => only.value.includes(muster.encode(action)));
  });
  const openFor = (spots: readonly Spot[]): readonly Action[] =>
    mover.value === null ? [] : narrowed(view.value, mover.value, legal.value, spots);
  const liveFor = (spots: readonly Spot[]): ReadonlySet<string> =>
    mover.value === null ? new Set() : liveSpots(view.value, mover.value, openFor(spots), spots);
  const open = computed(() => openFor(chosen.value));
  const live = computed(() => liveFor(chosen.value));
  const previewOf = (action: Action): View =>
    mover.value === null ? view.value : muster.preview(view.value, mover.value, action);
  const after = computed(() => (pointed.value === null ? null : previewOf(pointed.value)));

  const clear = (): void => {
    chosen.value = [];
    pointed.value = null;
    why.value = null;
  };
  const play = (action: Action): void => {
    clear();
    send(muster.encode(action));
  };
  const settled = (spots: readonly Spot[]): Action | null =>
    mover.value === null ? null : settledBy(view.value, mover.value, openFor(spots), spots);
  const readingOf = (spot: Spot): Spot | undefined =>
    readings(spot).find((each) => live.value.has(spotName(each)));
  const leadsTo = (spot: Spot): Action | null => {
    const reading = readingOf(spot);
    return reading === undefined ? null : settled([...chosen.value, reading]);
  };
  const refuse = (spot: Spot): void => {
    const viewer = seat.value ?? 0;
    const action = attempted(view.value, viewer, chosen.value, spot);
    const refusal = action === null ? null : muster.refusal(view.value, viewer, action);
    if (refusal !== null) why.value = { spot, rule: refusal.rule, refusal: refusal.key };
    else if (action === null) why.value = { spot, ...shapeless(chosen.value) };
  };

  return {
    seat,
    view,
    chosen,
    open,
    live,
    pointed,
    after,
    why,
    isChosen: (spot) => chosen.value.some((each) => sameSpot(each, spot)),
    isLive: (spot) => readingOf(spot) !== undefined,
    leadsTo,
    previewOf,
    touch(spot) {
      why.value = null;
      pointed.value = null;
      if (chosen.value.some((each) => sameSpot(each, spot))) {
        chosen.value = chosen.value.filter((each) => !sameSpot(each, spot));
        return;
      }
      const action = leadsTo(spot);
      const reading = readingOf(spot);
      if (action !== null) play(action);
      else if (reading !== undefined) chosen.value = [...chosen.value, reading];
      // Another card or wizard is taken up instead.
      else if ((spot.at === 'card' || spot.at === 'piece') && liveFor([]).has(spotName(spot))) {
        chosen.value = [spot];
      } else refuse(spot);
    },
    point(what) {
      pointed.value = what === null || !('at' in what) ? what : leadsTo(what);
    },
    play,
    clear,
  };
}

/** Two things one may try that are no action at all. */
function shapeless(chosen: readonly Spot[]): { rule: string; text: Key } {
  const castleHeld = chosen.some((spot) => spot.at === 'card' && spot.card === CASTLE);
  return castleHeld ? { rule: 'U18', text: 'room.notUnder' } : { rule: 'U26', text: 'room.notThere' };
}
