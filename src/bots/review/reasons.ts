import type { Seat } from '#core/game';
import type { ReviewReason } from './review.ts';

/** What came of an action in a world, at the seat's next turn or at the end. */
export interface ImaginedEnd<Position, Action> {
  readonly position: Position;
  /** What the others did until then. */
  readonly replies: readonly Action[];
}

/** Two actions in the same worlds. */
export interface Comparison<View, Position, Action> {
  readonly view: View;
  readonly seat: Seat;
  readonly better: Action;
  readonly worse: Action;
  readonly betterEnds: readonly ImaginedEnd<Position, Action>[];
  readonly worseEnds: readonly ImaginedEnd<Position, Action>[];
}

type FactorText = Pick<ReviewReason, 'message' | 'rules'>;

/** A part of a position that a player would point at. */
export interface Factor<View, Position, Action> {
  readonly name: string;
  /** Which one of its kind, as the game writes it; null: there is only one. */
  readonly place: string | null;
  /** The first position with this part of the second. */
  exchange(into: Position, from: Position, seat: Seat): Position;
  /** What is to be said of it, with the rules that it rests on; null: nothing that a player would recognise. */
  tell(comparison: Comparison<View, Position, Action>): FactorText | null;
}

/** The parts of a game's positions, and how to look ahead and value them. */
export interface ReasonTable<View, Position, Action> {
  readonly worlds: number;
  readonly factors: readonly Factor<View, Position, Action>[];
  /** Ends of the action in so many worlds; the same text gives the same worlds for every action. */
  ends(
    view: View,
    seat: Seat,
    action: Action,
    worlds: number,
    salt: string,
  ): readonly ImaginedEnd<Position, Action>[];
  value(position: Position, seat: Seat): number;
}

/** A factor is named only if it carries so much of the difference, when found and again in other worlds. */
const ENOUGH = 0.5;

/** A decision of which a reason is asked: why is the one action better than the other? */
export type JudgedChoice<View, Action> = Pick<
  Comparison<View, never, Action>,
  'view' | 'seat' | 'better' | 'worse'
>;

interface Thought {
  readonly worlds?: number;
  /** Another text, other worlds. */
  readonly salt?: string;
}

/**
 * Which part of the position carries the difference of two actions: the parts of what came of them are exchanged, one at
 * a time and both ways, and valued again (interchange interventions). What is found in some worlds must hold in others.
 */
export function reasonFor<View, Position, Action>(
  table: ReasonTable<View, Position, Action>,
  choice: JudgedChoice<View, Action>,
  { worlds = table.worlds, salt = '' }: Thought = {},
): ReviewReason | null {
  const playouts = playedOn(table, choice, worlds, `${salt}found `);
  const [first] = table.factors
    .map((factor) => ({ factor, carries: carriedBy(table, factor, playouts) }))
    .filter(({ carries }) => carries >= ENOUGH)
    .toSorted((a, b) => b.carries - a.carries);
  if (first === undefined) return null;
  const { name, place } = first.factor;
  const { carries, text } = carriedIn(table, choice, (factor) => factor === first.factor, {
    worlds,
    salt: `${salt}checked `,
  });
  if (carries < ENOUGH || text === null) return null;
  return { ...text, factor: name, place, carries: Math.min(1, carries) };
}

/** How much of the difference the factor that fits carries in these worlds, and what is to be said of it. */
export function carriedIn<View, Position, Action>(
  table: ReasonTable<View, Position, Action>,
  choice: JudgedChoice<View, Action>,
  fits: (factor: Factor<View, Position, Action>) => boolean,
  { worlds = table.worlds, salt = '' }: Thought,
): { readonly carries: number; readonly text: FactorText | null } {
  const checked = playedOn(table, choice, worlds, salt);
  const factor = table.factors.find(fits)!;
  return { carries: carriedBy(table, factor, checked), text: factor.tell(checked) };
}

const playedOn = <View, Position, Action>(
  table: ReasonTable<View, Position, Action>,
  choice: JudgedChoice<View, Action>,
  worlds: number,
  salt: string,
): Comparison<View, Position, Action> => ({
  ...choice,
  betterEnds: table.ends(choice.view, choice.seat, choice.better, worlds, salt),
  worseEnds: table.ends(choice.view, choice.seat, choice.worse, worlds, salt),
});

/** How much of the difference goes with a factor when it is exchanged; −1: there is no difference to carry. */
function carriedBy<View, Position, Action>(
  table: ReasonTable<View, Position, Action>,
  factor: Factor<View, Position, Action>,
  { seat, betterEnds, worseEnds }: Comparison<View, Position, Action>,
): number {
  let [difference, carried] = [0, 0];
  for (let world = 0; world < betterEnds.length; world += 1) {
    const better = betterEnds[world].position;
    const worse = worseEnds[world].position;
    const [high, low] = [table.value(better, seat), table.value(worse, seat)];
    difference += high - low;
    carried += table.value(factor.exchange(worse, better, seat), seat) - low;
    carried += high - table.value(factor.exchange(better, worse, seat), seat);
  }
  return difference <= 0 ? -1 : carried / 2 / difference;
}
