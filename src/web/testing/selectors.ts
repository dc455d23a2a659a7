/** What a selector asks an element for. */
export interface Selectable {
  readonly localName: string;
  readonly parentNode: Selectable | null;
  readonly hasFocus: boolean;
  readonly disabled?: boolean;
  readonly children: readonly Selectable[];
  readonly textContent: string;
  getAttribute(name: string): string | null;
}

/** Whether an element is meant; `:scope` is the root that is given. */
export type Test = (element: Selectable, scope: Selectable | null) => boolean;

interface Step {
  /** How what stands before is found from here: `' '`, `>`, `+`, `~`. */
  readonly by: string;
  readonly test: Test;
}

/** Pages ask for the same few selectors over and over: each is read once. */
const known = new Map<string, Test>();

/** Lists, combinators, names, classes, ids, attributes and pseudo-classes: all that components and stylesheets ask for. */
export function matches(element: Selectable, selector: string, scope: Selectable | null = null): boolean {
  const test = known.get(selector) ?? testOf(selector);
  known.set(selector, test);
  return test(element, scope);
}

/** Parts a text at those separators that stand in no brackets. */
export function parted(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (depth === 0 && letter === separator) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.replaceAll(/\s+/gu, ' ').trim()).filter((part) => part !== '');
}

function testOf(selector: string): Test {
  const paths = parted(selector, ',').map(stepsOf);
  return (element, scope) => paths.some((steps) => fits(element, scope, steps, steps.length - 1));
}

function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = [];
  let by = ' ';
  for (const part of parted(path, ' ')) {
    if (/^[>+~]$/u.test(part)) by = part;
    else {
      steps.push({ by, test: compound(part) });
      by = ' ';
    }
  }
  return steps;
}

/** The element is what the last of the steps asks for, and lies where the others say. */
function fits(element: Selectable, scope: Selectable | null, steps: readonly Step[], last: number): boolean {
  const { by, test } = steps[last];
  if (!test(element, scope)) return false;
  if (last === 0) return true;
  if (by === '+' || by === '~') {
    const all = element.parentNode?.children ?? [];
    const at = all.indexOf(element);
    const before = by === '+' ? all.slice(Math.max(0, at - 1), at) : all.slice(0, at);
    return before.some((other) => fits(other, scope, steps, last - 1));
  }
  for (let outer = element.parentNode; outer !== null; outer = outer.parentNode) {
    if (fits(outer, scope, steps, last - 1)) return true;
    if (by === '>') return false;
  }
  return false;
}

const hasClass = (element: Selectable, name: string): boolean => {
  const classes = element.getAttribute('class');
  return classes !== null && ` ${classes} `.includes(` ${name} `);
};

const SIMPLE = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\[[^\]]*\]|[.#]?[\w-]+|\*/gu;

/** The simple selectors of a compound. */
export const simplesOf = (text: string): readonly string[] => text.match(SIMPLE) ?? [];

function compound(text: string): Test {
  const parts = simplesOf(text).map(simple);
  if (parts.length === 1) return parts[0];
  return (element, scope) => parts.every((part) => part(element, scope));
}

function simple(part: string): Test {
  const name = part.slice(1);
  if (part.startsWith(':')) return pseudo(part);
  if (part.startsWith('.')) return (element) => hasClass(element, name);
  if (part.startsWith('#')) return (element) => element.getAttribute('id') === name;
  if (part.startsWith('[')) return attribute(part);
  return (element) => part === '*' || element.localName === part;
}

function attribute(part: string): Test {
  const [, name = '', sign, value = ''] = /^\[([\w-]+)(?:([*^]?=)["']?([^"']*)["']?)?\]$/u.exec(part) ?? [];
  return (element) => {
    const actual = element.getAttribute(name);
    if (actual === null || sign === undefined) return actual !== null;
    if (sign === '*=') return actual.includes(value);
    return sign === '^=' ? actual.startsWith(value) : actual === value;
  };
}

const like = (element: Selectable): readonly Selectable[] =>
  (element.parentNode?.children ?? []).filter(({ localName }) => localName === element.localName);

const isOff = (element: Selectable): boolean =>
  element.disabled === true || element.getAttribute('disabled') !== null;

const PLAIN: Readonly<Record<string, Test>> = {
  ':scope': (element, scope) => element === scope,
  ':root': (element) => element.localName === 'html',
  ':first-child': (element) => element.parentNode?.children[0] === element,
  ':last-child': (element) => element.parentNode?.children.at(-1) === element,
  ':first-of-type': (element) => like(element)[0] === element,
  ':last-of-type': (element) => like(element).at(-1) === element,
  ':empty': (element) => element.children.length === 0 && element.textContent === '',
  ':disabled': isOff,
  ':enabled': (element) => !isOff(element),
  ':focus': ({ hasFocus }) => hasFocus,
  ':focus-visible': ({ hasFocus }) => hasFocus,
};

/** `odd`, `even`, `3`, `2n + 1`, `n + 3`: which places are meant, from the first. */
function nth(text: string): (place: number) => boolean {
  const plain = text.replaceAll(' ', '').replace('odd', '2n+1').replace('even', '2n');
  const [, count, start] = /^(?:(-?\d*)n)?([+-]?\d+)?$/u.exec(plain) ?? [];
  const first = Number(start ?? 0);
  if (count === undefined) return (place) => place === first;
  const every = count === '' ? 1 : count === '-' ? -1 : Number(count);
  return (place) => (place - first) % every === 0 && (place - first) / every >= 0;
}

function pseudo(part: string): Test {
  const plain = PLAIN[part];
  if (plain !== undefined) return plain;
  const [, name, inner = ''] = /^:([\w-]+)\((.*)\)$/su.exec(part) ?? [];
  if (name === 'is' || name === 'where') return testOf(inner);
  if (name === 'not') {
    const test = testOf(inner);
    return (element, scope) => !test(element, scope);
  }
  if (name === 'has') return has(inner);
  if (part.startsWith(':nth-')) {
    const isMeant = nth(inner);
    return (element) => {
      const all = name?.endsWith('type') ? like(element) : (element.parentNode?.children ?? []);
      return isMeant(1 + (part.includes('last-') ? [...all].toReversed() : all).indexOf(element));
    };
  }
  return () => false;
}

/** Something in it, or beside it, is so. */
function has(inner: string): Test {
  const paths = parted(inner, ',').map((path) => {
    const [, by = ' ', rest = path] = /^([>+~])\s*(.*)$/su.exec(path) ?? [];
    return { by, test: testOf(`:scope ${by} ${rest}`) };
  });
  const inside = (element: Selectable, root: Selectable, test: Test): boolean =>
    element.children.some((child) => test(child, root) || inside(child, root, test));
  return (element) =>
    paths.some(({ by, test }) =>
      by === '+' || by === '~'
        ? (element.parentNode?.children ?? []).some((each) => test(each, element))
        : inside(element, element, test),
    );
}
