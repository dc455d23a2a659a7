import type { Seat } from '#core/game';
import type { GestureModel, Reasons, WhyNot } from './gesture-model.ts';
import { unmetBy } from './mentions.ts';

/** What touching is judged by: a position as one seat sees it. */
export interface SeatPosition<View, Action> {
  readonly view: View;
  /** null: somebody only watches. */
  readonly seat: Seat | null;
  /** The seat, when it is its turn to decide. */
  readonly mover: Seat | null;
  /** What is offered; one list belongs to one position. */
  readonly legal: readonly Action[];
  /** A lesson leads: not everything that is legal is offered. */
  readonly led: boolean;
}

/** What came of a press. */
export type Pressed<Action, Spot> =
  | { readonly kind: 'play'; readonly action: Action }
  | { readonly kind: 'select'; readonly spots: readonly Spot[] }
  | { readonly kind: 'dead' };

/** Touching as pure questions about a position and what was selected in it: no document and no signals. */
export interface Gestures<View, Action, Spot> {
  /** The actions that are about everything selected so far. */
  open(position: SeatPosition<View, Action>, selected: readonly Spot[]): readonly Action[];
  /** What a touched spot stands for; undefined where nothing it may stand for is live. */
  aliasOf(position: SeatPosition<View, Action>, selected: readonly Spot[], spot: Spot): Spot | undefined;
  /** The action that pressing this spot would play, if it would play one. */
  leadsTo(position: SeatPosition<View, Action>, selected: readonly Spot[], spot: Spot): Action | null;
  press(position: SeatPosition<View, Action>, selected: readonly Spot[], spot: Spot): Pressed<Action, Spot>;
  /** Why pressing this spot does nothing. */
  reason(
    position: SeatPosition<View, Action>,
    selected: readonly Spot[],
    spot: Spot,
    reasons: Reasons<View, Action, Spot>,
  ): WhyNot<Spot>;
  /** Why this action, meant by a touch on the spot, is not played; null where nothing is against it. */
  whyNot(position: SeatPosition<View, Action>, spot: Spot, action: Action): WhyNot<Spot> | null;
}

interface Narrowed<Action> {
  readonly open: readonly Action[];
  /** The keys that can still be touched. */
  readonly live: ReadonlySet<string>;
}

/** The live spot of the first tier that has any, if it is the only one there. */
function onlyLive<Spot>(
  tiers: readonly (readonly Spot[])[],
  isLive: (spot: Spot) => boolean,
): Spot | undefined {
  const live = tiers.map((tier) => tier.filter(isLive)).find(({ length }) => length > 0) ?? [];
  return live.length === 1 ? live[0] : undefined;
}

export function gestures<View, Action extends object, Spot extends { readonly at: string }>(
  model: GestureModel<View, Action, Spot>,
): Gestures<View, Action, Spot> {
  type Now = SeatPosition<View, Action>;
  type Selected = readonly Spot[];
  const { game, nameOf, keyOf } = model;
  const narrow = narrower(model);
  const aliasIn = (now: Now, live: ReadonlySet<string>, spot: Spot): Spot | undefined =>
    onlyLive(model.aliases(now.view, now.seat, spot), (each) => live.has(keyOf(each)));
  const aliasOf = (now: Now, selected: Selected, spot: Spot): Spot | undefined =>
    aliasIn(now, narrow(now, selected).live, spot);

  /** The action that what was selected amounts to. */
  const enough = (now: Now, selected: Selected): Action | null => {
    const { mover, view } = now;
    if (mover === null) return null;
    const { open } = narrow(now, selected);
    const alone = open.length === 1;
    const isEnough = model.isEnough ?? ((_action, _selected, fit) => fit.alone && fit.unmet === 0);
    return (
      open.find((action) => {
        const unmet = model.mentions(view, mover, action).length - selected.length;
        return isEnough(action, selected, { unmet, alone });
      }) ?? null
    );
  };
  const leadsTo = (now: Now, selected: Selected, spot: Spot): Action | null => {
    const alias = aliasOf(now, selected, spot);
    return alias === undefined ? null : enough(now, [...selected, alias]);
  };

  const without = (selected: Selected, spots: Selected): Selected =>
    selected.filter((each) => !spots.some((spot) => nameOf(spot) === nameOf(each)));
  const take = (now: Now, spots: Selected): Pressed<Action, Spot> => {
    const action = enough(now, spots);
    return action === null ? { kind: 'select', spots } : { kind: 'play', action };
  };
  /** What a press does, if it does anything. */
  const effect = (now: Now, selected: Selected, spot: Spot): Pressed<Action, Spot> | null => {
    const left = without(selected, [spot]);
    if (left.length < selected.length) {
      return { kind: 'select', spots: otherSideUp(model, selected, left, narrow(now, left).live) };
    }
    const alias = aliasOf(now, selected, spot);
    if (alias !== undefined) return take(now, [...selected, alias]);
    // What was selected by another name is let go as well.
    const rest = without(selected, model.aliases(now.view, now.seat, spot).flat());
    if (rest.length < selected.length) return { kind: 'select', spots: rest };
    for (const spots of model.replacements(selected, spot)) {
      const { live } = narrow(now, spots);
      const meant = live.has(keyOf(spot)) ? spot : aliasIn(now, live, spot);
      // With nothing left in the hand a thing is only itself: what else it stands for was not meant.
      const isMeant = meant !== undefined && (spots.length > 0 || nameOf(meant) === nameOf(spot));
      if (isMeant) return take(now, [...spots, meant]);
    }
    return null;
  };
  /** The same position with everything that the rules allow. */
  const unled = (now: Now): Now =>
    now.mover === null ? now : { ...now, legal: game.legalActions(now.view, now.mover) };
  return {
    open: (now, selected) => narrow(now, selected).open,
    aliasOf,
    leadsTo,
    press: (now, selected, spot) => effect(now, selected, spot) ?? { kind: 'dead' },
    reason(now, selected, spot, { attempt, noSuchAction }) {
      const { view, seat } = now;
      if (seat === null) return { spot, refusal: model.watching };
      if (now.led && effect(unled(now), selected, spot) !== null) return { spot };
      const action = attempt(view, seat, selected, spot);
      const refusal = action === null ? null : game.refusal(view, seat, action);
      return { spot, refusal: refusal ?? noSuchAction(view, seat, selected, spot) };
    },
    whyNot({ view, seat, led }, spot, action) {
      if (seat === null) return { spot, refusal: model.watching };
      const refusal = game.refusal(view, seat, action);
      return refusal !== null ? { spot, refusal } : led ? { spot } : null;
    },
  };
}

/** What is left when something is touched again; with its other side up, it stays if that has a use. */
const otherSideUp = <View, Action, Spot extends { readonly at: string }>(
  model: GestureModel<View, Action, Spot>,
  selected: readonly Spot[],
  left: readonly Spot[],
  live: ReadonlySet<string>,
): readonly Spot[] => {
  const again = selected.filter((each) => !left.includes(each));
  const turned = again.flatMap((each) => model.turnedOver?.(each) ?? []);
  return [...left, ...turned.filter((each) => live.has(model.keyOf(each)))];
};

/** Every thing of a room asks the same about the same selection, and things of one kind count alike. */
function narrower<View, Action extends object, Spot extends { readonly at: string }>(
  model: GestureModel<View, Action, Spot>,
): (now: SeatPosition<View, Action>, selected: readonly Spot[]) => Narrowed<Action> {
  const known = new WeakMap<readonly Action[], Map<string, Narrowed<Action>>>();
  return (now, selected) => {
    const keys = selected.map(model.keyOf).toSorted();
    const name = keys.join();
    const ofList = known.get(now.legal) ?? new Map<string, Narrowed<Action>>();
    const narrowed = ofList.get(name) ?? narrowedBy(model, now, keys);
    known.set(now.legal, ofList.set(name, narrowed));
    return narrowed;
  };
}

/** An action is open when it mentions everything selected; what it mentions besides is live. */
function narrowedBy<View, Action, Spot extends { readonly at: string }>(
  model: GestureModel<View, Action, Spot>,
  { view, mover, legal }: SeatPosition<View, Action>,
  keys: readonly string[],
): Narrowed<Action> {
  const open: Action[] = [];
  const live = new Set<string>();
  for (const action of mover === null ? [] : legal) {
    const unmet = unmetBy(model.mentions(view, mover!, action), keys);
    if (unmet === null) continue;
    open.push(action);
    for (const key of unmet) live.add(key);
  }
  return { open, live };
}
