/** What a selector asks an element for. */
export interface Selectable {
  readonly localName: string;
  readonly parentNode: Selectable | null;
  readonly hasFocus: boolean;
  getAttribute(name: string): string | null;
}

/** Lists, descendants, names, classes, ids, attributes, :not() and :focus: all that our components ask for. */
export const matches = (element: Selectable, selector: string): boolean =>
  selector.split(/,\s*/u).some((each) => fits(element, each.split(/\s+(?:>\s+)?(?![^[]*\])/u)));

function fits(element: Selectable, steps: readonly string[]): boolean {
  const [own = '*', ...outer] = steps.toReversed();
  if (!isOf(element, own)) return false;
  const rest = outer.toReversed();
  const isInside = (at: Selectable | null): boolean =>
    at !== null && (fits(at, rest) || isInside(at.parentNode));
  return rest.length === 0 || isInside(element.parentNode);
}

const classesOf = (element: Selectable): readonly string[] =>
  (element.getAttribute('class') ?? '').split(' ');

function isOf(element: Selectable, compound: string): boolean {
  const parts = compound.match(/:not\([^)]*\)|:[\w-]+|\[[^\]]*\]|[.#]?[\w-]+|\*/gu) ?? [];
  return parts.every((part) => {
    if (part.startsWith(':not(')) return !isOf(element, part.slice(5, -1));
    if (part.startsWith(':')) return part.startsWith(':focus') && element.hasFocus;
    if (part.startsWith('.')) return classesOf(element).includes(part.slice(1));
    if (part.startsWith('#')) return element.getAttribute('id') === part.slice(1);
    if (part.startsWith('[')) return hasAttribute(element, part);
    return part === '*' || element.localName === part;
  });
}

function hasAttribute(element: Selectable, part: string): boolean {
  const [, name = '', sign, value = ''] = /^\[([\w-]+)(?:(\^?=)"?([^"]*)"?)?\]$/u.exec(part) ?? [];
  const actual = element.getAttribute(name);
  if (actual === null || sign === undefined) return actual !== null;
  return sign === '^=' ? actual.startsWith(value) : actual === value;
}
