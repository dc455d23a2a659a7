import type { Reasons, WhyNot } from './gesture-model.ts';
import type { Gestures, SeatPosition } from './gestures.ts';

/** What is being done at a table, between the first touch and the action. */
export interface Selection<View, Action, Spot> {
  readonly spots: readonly Spot[];
  /** The view in which it was played: with that view it is over. */
  readonly played: View | null;
  /** What is pointed at, and what is said against a touch, hold for one view. */
  readonly pointed: { readonly action: Action; readonly view: View } | null;
  readonly why: { readonly reason: WhyNot<Spot>; readonly view: View } | null;
}

export const NOTHING_SELECTED: Selection<never, never, never> = {
  spots: [],
  played: null,
  pointed: null,
  why: null,
};

export type InteractionEvent<View, Action, Spot> =
  | { readonly type: 'press'; readonly spot: Spot }
  /** Says why a press on this spot does nothing. */
  | { readonly type: 'refuse'; readonly spot: Spot; readonly reasons: Reasons<View, Action, Spot> }
  | { readonly type: 'point'; readonly at: Spot | null }
  /** A button that names an action. */
  | { readonly type: 'preview'; readonly action: Action }
  | { readonly type: 'play'; readonly notations: readonly string[] }
  /** Says why this action is refused; nothing when it is not, unless a lesson leads elsewhere. */
  | { readonly type: 'explain'; readonly spot: Spot; readonly action: Action }
  /** What was sent is not done: what was selected for it is half made again. */
  | { readonly type: 'rejected' }
  | { readonly type: 'clear' };

/** What an event happened to: `position` is what the touched thing was drawn from. */
export interface Drawn<View, Action> {
  readonly position: SeatPosition<View, Action>;
  /** The newest view of the table. */
  readonly newest: View;
  /** An action is on its way, and nothing else can be done until it is answered. */
  readonly isSent: boolean;
}

/** A table that waited for an answer waits no longer, and nothing has come of it. */
export const isRejected = (
  before: { readonly view: unknown; readonly isSent?: boolean },
  now: { readonly view: unknown; readonly isSent?: boolean },
): boolean => before.isSent === true && now.isSent !== true && now.view === before.view;

export interface Transition<View, Action, Spot> {
  readonly selection: Selection<View, Action, Spot>;
  /** The notations to be sent to the table. */
  readonly send: readonly string[];
  /** A spot that was pressed and does nothing: its reason is owed. */
  readonly dead?: Spot;
}

const NONE: readonly never[] = [];

/** What does something to the position it was meant for, or says something about it. */
const MEANT: ReadonlySet<string> = new Set(['press', 'refuse', 'play']);

export const spotsIn = <View, Action, Spot>(
  { spots, played }: Selection<View, Action, Spot>,
  view: View,
): readonly Spot[] => (played === null || played === view ? spots : NONE);
export const pointedIn = <View, Action, Spot>(
  { pointed }: Selection<View, Action, Spot>,
  view: View,
): Action | null => (pointed?.view === view ? pointed.action : null);
export const whyIn = <View, Action, Spot>(
  { why }: Selection<View, Action, Spot>,
  view: View,
): WhyNot<Spot> | null => (why?.view === view ? why.reason : null);

/** The state machine of a table: what an event makes of the selection, and what is sent. */
export function update<View, Action, Spot>(
  { press, reason, leadsTo, whyNot }: Gestures<View, Action, Spot>,
  encode: (action: Action) => string,
  selection: Selection<View, Action, Spot>,
  { position, newest, isSent }: Drawn<View, Action>,
  event: InteractionEvent<View, Action, Spot>,
): Transition<View, Action, Spot> {
  const { view } = position;
  // Meant for another position than the one that is there by now, or that an action on its way leads to.
  const isStale = view !== newest || isSent;
  const spots = spotsIn(selection, view);
  const stay = (changes: Partial<Selection<View, Action, Spot>> = {}): Transition<View, Action, Spot> => ({
    selection: Object.keys(changes).length === 0 ? selection : { ...selection, ...changes },
    send: NONE,
  });
  /** What was selected stays until the part of the room it lies in shows what came of it. */
  const play = (
    notations: readonly string[],
    pointed: Selection<View, Action, Spot>['pointed'],
  ): Transition<View, Action, Spot> => ({
    selection: { spots, played: view, pointed, why: null },
    send: notations,
  });
  const pointAt = (action: Action | null): Transition<View, Action, Spot> =>
    action === pointedIn(selection, view)
      ? stay()
      : stay({ pointed: action === null ? null : { action, view } });

  if (isStale && MEANT.has(event.type)) return stay();
  switch (event.type) {
    case 'press': {
      const pressed = press(position, spots, event.spot);
      if (pressed.kind === 'play') return play([encode(pressed.action)], null);
      if (pressed.kind === 'select') {
        return stay({ spots: pressed.spots, played: null, pointed: null, why: null });
      }
      return { ...stay({ pointed: null, why: null }), dead: event.spot };
    }
    case 'refuse':
      return stay({ why: { reason: reason(position, spots, event.spot, event.reasons), view } });
    case 'play':
      return play(event.notations, selection.pointed);
    case 'point':
      return pointAt(event.at === null ? null : leadsTo(position, spots, event.at));
    case 'preview':
      return pointAt(event.action);
    case 'explain': {
      const reason = whyNot(position, event.spot, event.action);
      return stay({ why: reason === null ? null : { reason, view } });
    }
    case 'rejected':
      return stay({ played: null });
    case 'clear':
      return stay(NOTHING_SELECTED);
  }
}
