import type { Seat } from '#core/game';
import type { Manner, Why } from './manner.ts';

/** What touching is judged by: a position as one seat sees it. */
export interface Situation<View, Action> {
  readonly view: View;
  /** null: somebody only watches. */
  readonly seat: Seat | null;
  /** The seat, when it is its turn to decide. */
  readonly mover: Seat | null;
  /** What is offered. */
  readonly legal: readonly Action[];
  /** A lesson leads: not everything that is legal is offered. */
  readonly led: boolean;
}

/** What came of a touch: never nothing. */
export type Touched<Action, Spot> =
  | { readonly kind: 'play'; readonly action: Action }
  | { readonly kind: 'choose'; readonly spots: readonly Spot[] }
  | { readonly kind: 'why'; readonly why: Why<Spot> };

/** Touching as pure questions about a situation and what was chosen in it: no document and no signals. */
export interface Interaction<View, Action, Spot> {
  open(now: Situation<View, Action>, chosen: readonly Spot[]): readonly Action[];
  /** The keys that can still be touched. */
  live(now: Situation<View, Action>, chosen: readonly Spot[]): ReadonlySet<string>;
  /** What a touched spot stands for; undefined where none of these keys is live for it. */
  readingOf(now: Situation<View, Action>, live: ReadonlySet<string>, spot: Spot): Spot | undefined;
  /** The action that touching this spot would play, if it would play one. */
  leadsTo(now: Situation<View, Action>, chosen: readonly Spot[], spot: Spot): Action | null;
  touch(now: Situation<View, Action>, chosen: readonly Spot[], spot: Spot): Touched<Action, Spot>;
  /** Why this action, meant by a touch on the spot, is not played; null where nothing is against it. */
  whyNot(now: Situation<View, Action>, spot: Spot, action: Action): Why<Spot> | null;
}

const NOTHING: readonly never[] = [];
const DEAD: ReadonlySet<string> = new Set();

export function interaction<View, Action extends object, Spot extends { readonly at: string }>(
  manner: Manner<View, Action, Spot>,
): Interaction<View, Action, Spot> {
  type Now = Situation<View, Action>;
  type Chosen = readonly Spot[];
  const { game, nameOf, keyOf } = manner;

  const open = ({ view, mover, legal }: Now, chosen: Chosen): readonly Action[] =>
    mover === null ? NOTHING : manner.narrowed(view, mover, legal, chosen);
  const live = (now: Now, chosen: Chosen): ReadonlySet<string> =>
    now.mover === null ? DEAD : manner.live(now.view, now.mover, open(now, chosen), chosen);

  const readingOf = (now: Now, alive: ReadonlySet<string>, spot: Spot): Spot | undefined => {
    for (const tier of manner.readings(now.view, now.seat, spot)) {
      const found = tier.filter((each) => alive.has(keyOf(each)));
      if (found.length > 0) return found.length === 1 ? found[0] : undefined;
    }
    return undefined;
  };
  const settled = (now: Now, chosen: Chosen): Action | null =>
    now.mover === null ? null : manner.settled(now.view, now.mover, open(now, chosen), chosen);
  const leadsTo = (now: Now, chosen: Chosen, spot: Spot): Action | null => {
    const reading = readingOf(now, live(now, chosen), spot);
    return reading === undefined ? null : settled(now, [...chosen, reading]);
  };

  const without = (chosen: Chosen, spots: Chosen): Chosen => {
    const names = new Set(spots.map(nameOf));
    return chosen.filter((each) => !names.has(nameOf(each)));
  };
  /** What a touch does, if it does anything. */
  const effect = (now: Now, chosen: Chosen, spot: Spot): Touched<Action, Spot> | null => {
    const left = without(chosen, [spot]);
    if (left.length < chosen.length) return { kind: 'choose', spots: left };
    const reading = readingOf(now, live(now, chosen), spot);
    if (reading !== undefined) return taken(now, chosen, reading);
    // What was chosen by another name is let go as well.
    const rest = without(chosen, manner.readings(now.view, now.seat, spot).flat());
    if (rest.length < chosen.length) return { kind: 'choose', spots: rest };
    for (const kept of manner.instead(chosen, spot)) {
      const alive = live(now, kept);
      // With nothing left in the hand a thing is only itself: what it stands for was not meant.
      const meant = alive.has(keyOf(spot)) || kept.length === 0 ? spot : readingOf(now, alive, spot);
      if (meant !== undefined && alive.has(keyOf(meant))) return taken(now, kept, meant);
    }
    return null;
  };
  const taken = (now: Now, chosen: Chosen, spot: Spot): Touched<Action, Spot> => {
    const spots = [...chosen, spot];
    const action = settled(now, spots);
    return action === null ? { kind: 'choose', spots } : { kind: 'play', action };
  };
  /** The same situation with everything that the rules allow. */
  const unled = (now: Now): Now =>
    now.mover === null ? now : { ...now, legal: game.legalActions(now.view, now.mover) };
  const whyNot = (now: Now, spot: Spot, action: Action): Why<Spot> | null => {
    if (now.seat === null) return { spot, refusal: manner.watching };
    const refusal = game.refusal(now.view, now.seat, action);
    if (refusal !== null) return { spot, refusal };
    return now.led ? { spot } : null;
  };
  const reason = (now: Now, chosen: Chosen, spot: Spot): Why<Spot> => {
    const { view, seat } = now;
    if (seat === null) return { spot, refusal: manner.watching };
    if (now.led && effect(unled(now), chosen, spot) !== null) return { spot };
    const action = manner.attempted(view, seat, chosen, spot);
    const refusal = action === null ? null : game.refusal(view, seat, action);
    return { spot, refusal: refusal ?? manner.shapeless(view, seat, chosen, spot) };
  };

  return {
    open,
    live,
    readingOf,
    leadsTo,
    touch: (now, chosen, spot) =>
      effect(now, chosen, spot) ?? { kind: 'why', why: reason(now, chosen, spot) },
    whyNot,
  };
}
