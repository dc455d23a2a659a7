/** A piece as one viewer may tell it from others. */
export interface Placed {
  /** What it belongs to: a hand, a column, a heap. Equal pieces of one heap are one another's equals. */
  readonly heap: string;
  /** The `data-place` of the element in which it lies. */
  readonly place: string;
  /** What it is; HIDDEN where the viewer does not know. */
  readonly face: number;
  /** Of a piece with two ways up, the other one. */
  readonly isTurned?: boolean;
}

export const HIDDEN = -1;

/** A piece that has gone from one place of the table to another. */
export interface Journey {
  readonly from: Placed;
  readonly to: Placed;
}

/** Whether a piece is turned round on its way. */
export const isTurnedOnWay = ({ from, to }: Journey): boolean =>
  (from.isTurned ?? false) !== (to.isTurned ?? false);

type Match = (from: Placed, to: Placed) => boolean;

const isStill: Match = (from, to) =>
  from.place === to.place && from.face === to.face && from.isTurned === to.isTurned;
const isInHeap: Match = (from, to) => from.heap === to.heap && from.face === to.face;
const isSame: Match = (from, to) => from.face === to.face && from.face !== HIDDEN;
const mayBeSame: Match = (from, to) => from.face === HIDDEN || to.face === HIDDEN;

/**
 * What has moved between two views. Pieces are conserved: whatever one heap has less of, another has more of. First
 * come those the viewer can tell apart; a hidden piece is any, and rather one that stayed in its heap than one that left.
 */
export function journeysBetween(before: readonly Placed[], after: readonly Placed[]): readonly Journey[] {
  const gone = [...before];
  let come = after;
  const pair = (matches: Match, at: (match: (from: Placed) => boolean) => number): readonly Journey[] => {
    const journeys: Journey[] = [];
    come = come.filter((to) => {
      const index = at((from) => matches(from, to));
      if (index < 0) return true;
      journeys.push(...gone.splice(index, 1).map((from) => ({ from, to })));
      return false;
    });
    return journeys;
  };
  const first = (match: (from: Placed) => boolean): number => gone.findIndex(match);
  // Of equal pieces the first leaves, and what comes is behind those that were there.
  const last = (match: (from: Placed) => boolean): number => gone.findLastIndex(match);
  pair(isStill, last);
  pair(isInHeap, last);
  const known = pair(isSame, first);
  pair((from, to) => from.heap === to.heap && mayBeSame(from, to), first);
  return [...known, ...pair(mayBeSame, first)];
}
