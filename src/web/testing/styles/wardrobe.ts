import { matches, type Selectable } from '../selectors.ts';
import { allStyles, type Scope, type PageStyle } from './sheets.ts';
import { classesIn, compoundsOf } from './stylesheet.ts';

/** What an element must have to be meant: a class, its name, or (an empty text) nothing. */
function keyOf(selector: string): string {
  const last = compoundsOf(selector).at(-1) ?? '';
  const [name] = classesIn(last);
  return name === undefined ? (/^[a-z][\w-]*/u.exec(last)?.[0] ?? '') : `.${name}`;
}

const keysOf = (element: Selectable): readonly string[] => [
  '',
  element.localName,
  ...(element.getAttribute('class') ?? '').split(' ').map((name) => `.${name}`),
];

/** All styles of one scope, by what they ask an element for. */
interface Group {
  readonly scope: Scope | null;
  readonly places: Map<string, number[]>;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function groupsOf(styles: readonly PageStyle[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [place, { scope, selector }] of styles.entries()) {
    const name = scope === null ? '' : `${scope.root} to ${scope.limit ?? ''}`;
    const group = groups.get(name) ?? { scope, places: new Map<string, number[]>() };
    groups.set(name, group);
    add(group.places, keyOf(selector), place);
  }
  return [...groups.values()];
}

/** A group and the root of its scope in which something lies. */
type Held = readonly [group: Group, root: Selectable | null];

const byWeight = (a: PageStyle, b: PageStyle): number => {
  const at = a.weight.findIndex((each, place) => each !== b.weight[place]);
  return at < 0 ? 0 : a.weight[at] - b.weight[at];
};

/** `margin` and `margin-left` have the say over each other. */
const familyOf = (name: string): string =>
  /^-?-?[a-z]+/u.exec(name.startsWith('--') ? '' : name)?.[0] ?? name;

/** Each property with what has the say over it, and when; in their order only where that matters. */
function sumOf(styles: readonly PageStyle[]): string {
  const families = new Map<string, Map<string, string>>();
  for (const { when, declarations } of styles) {
    for (const [name, value] of declarations) {
      const family = familyOf(name);
      const said = families.get(family) ?? new Map<string, string>();
      families.set(family, said);
      const key = `${when} ${name}`.trim();
      // What is said again is said later.
      said.delete(key);
      said.set(key, value);
    }
  }
  return [...families.keys()]
    .toSorted()
    .flatMap((family) => [...families.get(family)!].map(([key, value]) => `${key}: ${value}`))
    .join('; ');
}

/** What the stylesheets make of the elements of a page as it is now. */
export type Wardrobe = () => (element: Selectable) => string;

export function wardrobeOf(all = allStyles()): Wardrobe {
  const styles = all.toSorted(byWeight);
  const groups = groupsOf(styles);
  const loose: readonly Held[] = groups.filter(({ scope }) => scope === null).map((group) => [group, null]);
  const byRoot = new Map<string, Group[]>();
  for (const group of groups) {
    for (const root of new Set(group.scope?.root.split(',').map(keyOf))) add(byRoot, root, group);
  }
  const sums = new Map<string, string>();
  return () => {
    const known = new Map<Selectable, readonly Held[]>();
    /** The scopes an element lies in. */
    const heldOf = (element: Selectable): readonly Held[] => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const outer = element.parentNode === null ? loose : heldOf(element.parentNode);
      const still = outer.filter(
        ([{ scope }]) => scope === null || scope.limit === null || !matches(element, scope.limit),
      );
      const own = keysOf(element)
        .flatMap((key) => byRoot.get(key) ?? [])
        .filter(({ scope }) => scope !== null && matches(element, scope.root))
        .map((group): Held => [group, element]);
      const held = own.length === 0 ? still : [...still, ...own];
      known.set(element, held);
      return held;
    };
    return (element) => {
      const keys = keysOf(element);
      const places = new Set<number>();
      for (const [group, root] of heldOf(element)) {
        for (const key of keys) {
          for (const place of group.places.get(key) ?? []) {
            if (matches(element, styles[place].selector, root)) places.add(place);
          }
        }
      }
      const worn = [...places].toSorted((a, b) => a - b);
      const signature = worn.join();
      const sum = sums.get(signature) ?? sumOf(worn.map((place) => styles[place]));
      sums.set(signature, sum);
      return sum;
    };
  };
}
