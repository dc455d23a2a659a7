/**
 * A queue in which everybody takes turns, however much of it each has (hierarchical round robin). Whom an item is for is a
 * path of names, from the widest group to the one: groups take turns, then those within them. When there is too much,
 * whoever has the most waiting loses the newest of it.
 */
export interface FairQueue<Item> {
  readonly size: number;
  push(path: readonly string[], item: Item): void;
  /** Back to the front of its lane: it had its turn and was not finished. */
  putBack(path: readonly string[], item: Item): void;
  shift(): Item | undefined;
  /** Load shedding: removes the newest item of the longest lane. */
  dropOne(): Item | undefined;
}

/** A group: what waits for it alone, the groups within it (whose turn is next comes first), and the sum of both. */
interface Lane<Item> {
  readonly waiting: Item[];
  readonly within: Map<string, Lane<Item>>;
  size: number;
}

const newLane = <Item>(): Lane<Item> => ({ waiting: [], within: new Map(), size: 0 });

export function fairQueue<Item>(): FairQueue<Item> {
  const all = newLane<Item>();
  const laneOf = (path: readonly string[]): Lane<Item> => {
    let lane = all;
    lane.size += 1;
    for (const name of path) {
      const inner = lane.within.get(name) ?? newLane();
      lane.within.set(name, inner);
      inner.size += 1;
      lane = inner;
    }
    return lane;
  };
  return {
    get size() {
      return all.size;
    },
    push: (path, item) => void laneOf(path).waiting.push(item),
    putBack: (path, item) => void laneOf(path).waiting.unshift(item),
    shift: () => (all.size === 0 ? undefined : next(all)),
    dropOne: () => (all.size === 0 ? undefined : lastOfMost(all)),
  };
}

/** Takes the item whose turn it is. Each group on its path goes to the end of its row, or is removed when it is empty. */
function next<Item>(lane: Lane<Item>): Item | undefined {
  lane.size -= 1;
  for (const [name, inner] of lane.within) {
    const item = next(inner);
    lane.within.delete(name);
    if (inner.size > 0) lane.within.set(name, inner);
    return item;
  }
  return lane.waiting.shift();
}

function lastOfMost<Item>(lane: Lane<Item>): Item | undefined {
  lane.size -= 1;
  const [most] = [...lane.within].toSorted(([, a], [, b]) => b.size - a.size);
  if (most === undefined) return lane.waiting.pop();
  const [name, inner] = most;
  const item = lastOfMost(inner);
  if (inner.size === 0) lane.within.delete(name);
  return item;
}
