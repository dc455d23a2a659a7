import { HIDDEN, type Seat } from '#core/game';
import type { Action, Kind } from '../rules/action.ts';
import { due } from '../rules/owed.ts';
import { isLastRound } from '../rules/turn.ts';
import { seatsOf, type View } from '../rules/state.ts';

type Question = (view: View, seat: Seat) => boolean;

/** L4, M05: a first card that lies open may be a new one after these. */
const newFirst: Question = (view, seat) => view.options.openFirst && view.hands[seat].includes(HIDDEN);

/** L50: a challenge card is turned up, unless this was the last turn. */
const challenge: Question = (view) => seatsOf(view) === 1 && !isLastRound(view);

/** M38, M42: the last of those who choose at once turns up what all have chosen. */
const lastChoice: Question = (view) => due(view)?.seats.length === 1;

/** For whoever has this view: which actions may turn up something that is hidden in it. */
const REVEALS: Partial<Readonly<Record<Kind, Question>>> = {
  create: (view, seat) => view.hands[seat].includes(HIDDEN),
  reorder: newFirst,
  owl: newFirst,
  order: newFirst,
  end: challenge,
  discard: (view) => lastChoice(view, 0) && view.choices.some(([choice]) => choice === HIDDEN),
  pick: lastChoice,
};

export function reveals(view: View, seat: Seat, action: Action): boolean {
  return REVEALS[action.kind]?.(view, seat) ?? false;
}
