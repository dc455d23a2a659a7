import { parted } from '../selectors.ts';

/** A rule of a stylesheet, with the at-rules it stands in and its selectors written out. */
export interface StyleRule {
  /** `@scope (.bench)`, `@media (…)`, …: the outermost first. */
  readonly within: readonly string[];
  /** Nested ones with `&` replaced by what it stands for. */
  readonly selectors: readonly string[];
  /** What it says itself, in its order: `color: red`. */
  readonly declarations: string[];
}

const writtenOut = (parents: readonly string[] | null, selector: string): string[] =>
  parted(selector, ',').flatMap((each) => {
    if (parents === null) return [each];
    return parents.map((parent) => (each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`));
  });

interface Open {
  readonly at: string | null;
  readonly selectors: readonly string[] | null;
  /** Where its declarations belong; in the midst of a rule an at-rule has some of its own. */
  declarations: string[] | null;
}

/** The rules of a stylesheet. */
export function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: Open[] = [];
  const parents = (): readonly string[] | null =>
    open.findLast(({ selectors }) => selectors !== null)?.selectors ?? null;
  const begin = (selectors: readonly string[]): string[] => {
    const declarations: string[] = [];
    rules.push({ within: open.flatMap(({ at }) => at ?? []), selectors, declarations });
    return declarations;
  };
  const declare = (text: string): void => {
    const last = open.at(-1);
    if (text === '' || last === undefined || /^@(?:font-face|property|import)/u.test(last.at ?? '')) return;
    const selectors = parents();
    if (last.declarations === null && selectors !== null) last.declarations = begin(selectors);
    last.declarations?.push(text);
  };
  for (const [, head = '', end] of css.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/([^{};]*)([{};])/gu)) {
    const text = head.replaceAll(/\s+/gu, ' ').trim();
    if (end !== '{') declare(text);
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const isFrame = open.some(({ at }) => at?.startsWith('@keyframes') === true);
    if (text.startsWith('@')) open.push({ at: text, selectors: null, declarations: null });
    else if (isFrame) open.push({ at: null, selectors: [], declarations: [] });
    else {
      const selectors = writtenOut(parents(), text);
      open.push({ at: null, selectors, declarations: begin(selectors) });
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
