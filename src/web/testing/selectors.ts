/** What a selector asks an element for. */
export interface Selectable {
  readonly localName: string;
  readonly parentNode: Selectable | null;
  readonly hasFocus: boolean;
  getAttribute(name: string): string | null;
}

type Test = (element: Selectable) => boolean;

/** Pages ask for the same few selectors over and over: each is read once. */
const read = new Map<string, Test>();

/** Lists, descendants, names, classes, ids, attributes, :not() and :focus: all that our components ask for. */
export function matches(element: Selectable, selector: string): boolean {
  const test = read.get(selector) ?? testOf(selector);
  read.set(selector, test);
  return test(element);
}

function testOf(selector: string): Test {
  const paths = selector.split(/,\s*/u).map((each) => each.split(/\s+(?:>\s+)?(?![^[]*\])/u).map(compound));
  return (element) => paths.some((steps) => fits(element, steps, steps.length - 1));
}

/** The element is what the last of the steps asks for, and lies in what the others do. */
function fits(element: Selectable, steps: readonly Test[], last: number): boolean {
  if (!steps[last](element)) return false;
  if (last === 0) return true;
  for (let outer = element.parentNode; outer !== null; outer = outer.parentNode) {
    if (fits(outer, steps, last - 1)) return true;
  }
  return false;
}

const hasClass = (element: Selectable, name: string): boolean => {
  const classes = element.getAttribute('class');
  return classes !== null && ` ${classes} `.includes(` ${name} `);
};

function compound(text: string): Test {
  const parts = (text.match(/:not\([^)]*\)|:[\w-]+|\[[^\]]*\]|[.#]?[\w-]+|\*/gu) ?? []).map(simple);
  return (element) => parts.every((part) => part(element));
}

function simple(part: string): Test {
  if (part.startsWith(':not(')) {
    const inner = compound(part.slice(5, -1));
    return (element) => !inner(element);
  }
  const name = part.slice(1);
  if (part.startsWith(':')) return (element) => part.startsWith(':focus') && element.hasFocus;
  if (part.startsWith('.')) return (element) => hasClass(element, name);
  if (part.startsWith('#')) return (element) => element.getAttribute('id') === name;
  if (part.startsWith('[')) return attribute(part);
  return (element) => part === '*' || element.localName === part;
}

function attribute(part: string): Test {
  const [, name = '', sign, value = ''] = /^\[([\w-]+)(?:(\^?=)"?([^"]*)"?)?\]$/u.exec(part) ?? [];
  return (element) => {
    const actual = element.getAttribute(name);
    if (actual === null || sign === undefined) return actual !== null;
    return sign === '^=' ? actual.startsWith(value) : actual === value;
  };
}
