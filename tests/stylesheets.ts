/** A rule of a stylesheet, with the at-rules it stands in and its selectors written out. */
export interface StyleRule {
  /** `@scope (.bench)`, `@media (…)`, …: the outermost first. */
  readonly within: readonly string[];
  /** Nested ones with `&` replaced by what it stands for. */
  readonly selectors: readonly string[];
}

/** Parts a text at those separators that stand in no brackets. */
function parted(text: string, separator: string): string[] {
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

const writtenOut = (parents: readonly string[] | null, selector: string): string[] =>
  parted(selector, ',').flatMap((each) => {
    if (parents === null) return [each];
    return parents.map((parent) => (each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`));
  });

/** The rules of a stylesheet. */
export function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { readonly at: string | null; readonly selectors: readonly string[] | null }[] = [];
  for (const [, head = '', end] of css.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/([^{};]*)([{};])/gu)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const text = head.replaceAll(/\s+/gu, ' ').trim();
    const parents = open.findLast(({ selectors }) => selectors !== null)?.selectors ?? null;
    const within = open.flatMap(({ at }) => at ?? []);
    if (text.startsWith('@')) open.push({ at: text, selectors: null });
    else if (within.some((each) => each.startsWith('@keyframes'))) open.push({ at: null, selectors: [] });
    else {
      const selectors = writtenOut(parents, text);
      rules.push({ within, selectors });
      open.push({ at: null, selectors });
    }
  }
  return rules;
}

/** Asked for the same few texts a hundred thousand times. */
function remembered(find: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const list = known.get(text) ?? find(text);
    known.set(text, list);
    return list;
  };
}

/** The compounds of a selector, what is styled last: `.a > b.c` has `.a` and `b.c`. */
export const compoundsOf = remembered((selector) => parted(selector.replaceAll(/\s*([>+~])\s*/gu, ' '), ' '));

/** The classes an element must have to be meant by a compound; those in `:is(…)` and `:not(…)` are not among them. */
export const classesIn = remembered((compound) =>
  [...compound.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '').matchAll(/\.([\w-]+)/gu)].map(
    ([, name = '']) => name,
  ),
);
