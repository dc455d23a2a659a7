import type { Seat } from '#core/game';
import { type Action, type ActionOf, PILE } from '#games/muster/action';
import {
  type Card,
  CASTLES,
  type Castle,
  BRIDGE,
  FACES,
  isBanner,
  type Piece,
  RAINBOW,
  strengthOf,
  WIZARD,
} from '#games/muster/cards';
import { countsIn } from '#games/muster/pack';
import { rankBelow } from '#games/muster/column';
import { columnAt, rivalOf, type State, wizardsOn } from '#games/muster/state';

/** Where the parts of a sketch begin: the hand face by face, then for each column, then for each castle. */
export const HAND = 0;
export const STRENGTH = FACES;
export const BANNERS = STRENGTH + 10;
/** The rank below the wizards. */
export const RANK = BANNERS + 10;
export const WIZARDS = RANK + 10;
/** The top card of each castle, −1 for none. */
export const TOP = WIZARDS + 10;
/** Cards left in the pile. */
export const LEFT = TOP + 5;
const LENGTH = LEFT + 1;

const WIZARD_STRENGTH = strengthOf(WIZARD);

/** A table in a few numbers, as one seat sees it: actions are drawn into it a million times, so nothing is allocated. */
export interface Sketch {
  seat: Seat;
  readonly now: Int16Array;
  readonly kept: Int16Array;
  /** How many of each face this seat has not seen, and of all together. */
  readonly unseen: Int8Array;
  unseenTotal: number;
  state: State;
}

export const newSketch = (): Sketch => ({
  seat: 0,
  now: new Int16Array(LENGTH),
  kept: new Int16Array(LENGTH),
  unseen: new Int8Array(FACES),
  unseenTotal: 0,
  state: null as never,
});

/** Takes down what the seat may know of a state, and nothing else. */
export function sketch(into: Sketch, state: State, seat: Seat): void {
  const { now, unseen } = into;
  into.seat = seat;
  into.state = state;
  now.fill(0);
  unseen.set(countsIn(state));
  for (const card of state.hands[seat]) {
    now[HAND + card] += 1;
    unseen[card] -= 1;
  }
  for (const card of state.shown[rivalOf(seat)]) unseen[card] -= 1;
  for (const card of state.turned) unseen[card] -= 1;
  for (const castle of CASTLES) {
    const pile = state.castlePiles[castle];
    for (const card of pile) unseen[card] -= 1;
    now[TOP + castle] = pile.length === 0 ? -1 : pile[pile.length - 1];
  }
  for (let at = 0; at < 10; at += 1) {
    for (const piece of state.columns[at]) unseen[piece === BRIDGE ? RAINBOW : piece] -= 1;
    drawColumn(now, at, state.columns[at]);
  }
  now[LEFT] = state.pile.length - state.drawn;
  into.unseenTotal = 0;
  for (const count of unseen) into.unseenTotal += count;
  into.kept.set(now);
}

function drawColumn(now: Int16Array, at: number, column: readonly Piece[]): void {
  let [strength, banners] = [0, 0];
  for (const piece of column) {
    strength += strengthOf(piece);
    if (isBanner(piece)) banners += 1;
  }
  const wizards = wizardsOn(column);
  now[STRENGTH + at] = strength;
  now[BANNERS + at] = banners;
  now[WIZARDS + at] = wizards;
  now[RANK + at] = rankBelow(column, column.length - wizards);
}

type Strokes = {
  readonly [K in Action['kind']]: (into: Sketch, action: ActionOf<K>) => void;
};

/** What each kind of action changes. */
const STROKES: Strokes = {
  banner: (into, { card, castle }) => build(into, castle, card, 0),
  bridge: (into, { card, castle, bridges }) => build(into, castle, card, bridges),
  wizard(into, { castle }) {
    into.now[HAND + RAINBOW] -= 1;
    raise(into, castle, 1);
  },
  move(into, { from, to }) {
    raise(into, from, -1);
    raise(into, to, 1);
    into.now[LEFT] -= 1;
  },
  lay({ now }, { card, castle }) {
    now[HAND + card] -= 1;
    now[TOP + castle] = card;
  },
  swap({ now, state }, { side, castle, slot, card }) {
    const at = columnAt(side, castle);
    const column = state.columns[at].slice();
    column[slot] = card;
    drawColumn(now, at, column);
    now[HAND + card] -= 1;
    now[HAND + RAINBOW] += 1;
  },
  draw({ now, state }, { from }) {
    if (from === PILE) {
      now[LEFT] -= 1;
      return;
    }
    const pile = state.castlePiles[from];
    now[HAND + now[TOP + from]] += 1;
    now[TOP + from] = pile.length > 1 ? pile[pile.length - 2] : -1;
  },
  place({ now, state }, { castle }) {
    now[TOP + castle] = state.turned[0];
  },
};

/** The sketch as it was taken, with one action drawn into it. What the action turns up stays unknown. */
export function redraw(into: Sketch, action: Action): void {
  into.now.set(into.kept);
  // The table pairs each kind with its own stroke; the pairing cannot be written as a type of a look-up.
  (STROKES[action.kind] as (into: Sketch, action: Action) => void)(into, action);
}

function build({ now, seat }: Sketch, castle: Castle, card: Card, bridges: number): void {
  const at = columnAt(seat, castle);
  now[STRENGTH + at] += strengthOf(card) + bridges;
  now[BANNERS + at] += 1;
  now[RANK + at] = strengthOf(card);
  now[HAND + card] -= 1;
  now[HAND + RAINBOW] -= bridges;
}

function raise({ now, seat }: Sketch, castle: Castle, wizards: number): void {
  const at = columnAt(seat, castle);
  now[WIZARDS + at] += wizards;
  now[STRENGTH + at] += wizards * WIZARD_STRENGTH;
}
