/** Where a thing lies in the window. */
export interface SpotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the things of the table lie that actions call so: of equal ones the first, then the next. What is not shown is left out. */
export function spotBoxes(root: ParentNode, keys: readonly string[]): readonly SpotBox[] {
  const counts = new Map<string, number>();
  return keys.flatMap((key) => {
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return spotsNamed(root, key)[nth] ?? [];
  });
}

/** The things of a name; a card whichever way up it lies. */
function spotsNamed(root: ParentNode, key: string): readonly SpotBox[] {
  const named = (name: string): readonly SpotBox[] =>
    shownIn(root, `[data-spot="${name}"], [data-spot^="${name}-"]`);
  const boxes = named(key);
  return boxes.length > 0 ? boxes : named(key.replace(/^(card-.+)-[a-z]+$/u, '$1'));
}

export const shownIn = (root: ParentNode, selector: string): readonly SpotBox[] =>
  [...root.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);
