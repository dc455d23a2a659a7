/** What waits, each of it for somebody: all of them take turns, and of too much the one with the most loses something. */
export interface FairQueue<Item extends { readonly owner: string }> {
  readonly size: number;
  push(item: Item): void;
  /** It had its turn, and was not done: it is the next one of its owner. */
  putBack(item: Item): void;
  shift(): Item | undefined;
  /** The last one of whoever has the most waiting. */
  dropOne(): Item | undefined;
}

export function fairQueue<Item extends { readonly owner: string }>(): FairQueue<Item> {
  /** The owner whose turn is next comes first. */
  const lanes = new Map<string, Item[]>();
  let size = 0;
  const laneOf = (owner: string): Item[] => {
    const lane = lanes.get(owner) ?? [];
    lanes.set(owner, lane);
    size += 1;
    return lane;
  };
  const taken = (owner: string, item: Item | undefined): Item | undefined => {
    size -= 1;
    if (lanes.get(owner)!.length === 0) lanes.delete(owner);
    return item;
  };
  return {
    get size() {
      return size;
    },
    push: (item) => void laneOf(item.owner).push(item),
    putBack: (item) => void laneOf(item.owner).unshift(item),
    shift() {
      const [first] = lanes;
      if (first === undefined) return undefined;
      const [owner, lane] = first;
      lanes.delete(owner);
      lanes.set(owner, lane);
      return taken(owner, lane.shift());
    },
    dropOne() {
      const [first] = [...lanes].toSorted(([, a], [, b]) => b.length - a.length);
      return first === undefined ? undefined : taken(first[0], first[1].pop());
    },
  };
}
