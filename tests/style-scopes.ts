import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from '#games/catalogue';
import { type Drawn, type Part, partsIn } from './components.ts';
import { root } from './layers.ts';
import { isLook, LOOKS } from './style-looks.ts';
import { classesIn, compoundsOf, rulesOf } from '../src/web/testing/styles/stylesheet.ts';

const web = join(root, 'src', 'web');
const texts = new Map<string, string>();
/** The same files are asked for by every rule of every stylesheet. */
export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(web, file), 'utf8');
  texts.set(file, text);
  return text;
}
export const files = readdirSync(web, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .toSorted();
export const games = ENTRIES.map(({ id }) => id).filter((id) => files.includes(`games/${id}/room.tsx`));

/** Typefaces, and the list of the others: neither styles anything. */
export const isSheet = (file: string): boolean =>
  file.endsWith('.css') && !/\/(?:index|fonts)\.css$/u.test(file);

/** A game's room is a house of its own; everything else is the page, with what a game draws on its pages. */
export const PAGE = 'page';
export const houseOf = (file: string): string =>
  /^games\/(?<game>\w+)\/(?!(?:box|primer)\/)/u.exec(file)?.groups?.['game'] ?? PAGE;

/** A selector of a scope: `house` and `component` name its root, none where it is the whole room. */
export interface Scoped {
  readonly sheet: string;
  readonly house: string;
  readonly component: string | null;
  readonly to: readonly string[];
  readonly selector: string;
}

const SCOPE = /^@scope \((.*?)\)(?: to \(([^()]*)\))?$/u;
const ROOT = /^\.([\w-]+)(?: \.([\w-]+))?/u;

export function scopedIn(
  sheet: string,
  css: string,
): { readonly scoped: Scoped[]; readonly loose: string[] } {
  const scoped: Scoped[] = [];
  const loose: string[] = [];
  for (const { within, selectors } of rulesOf(css)) {
    const [, roots, to = ''] = SCOPE.exec(within.find((each) => each.startsWith('@scope')) ?? '') ?? [];
    if (roots === undefined) loose.push(...selectors);
    for (const root of roots?.split(',') ?? []) {
      const [, first = '', second = null] = ROOT.exec(root.trim()) ?? [];
      const bounds = to.split(',').map((each) => each.trim().slice(1));
      const isPage = houseOf(sheet) === PAGE;
      const [house, component] = isPage ? [PAGE, second ?? first] : [first, second];
      for (const selector of selectors) scoped.push({ sheet, house, component, to: bounds, selector });
    }
  }
  return { scoped, loose };
}

/** The sources whose components a house may draw. */
const sourcesOf = (house: string): string[] =>
  files.filter(
    (file) =>
      /(?<!\.test)\.tsx$/u.test(file) &&
      (houseOf(file) === house ||
        /^(?:room|interaction|motion|icons)\b/u.test(file) ||
        // A box is read off by the pieces of its game.
        (house === PAGE && isLook(file))),
  );

/** A component as far as a stylesheet can meet it. */
interface Sourced {
  readonly file: string;
  readonly parts: readonly Part[];
}

const drawnBy = new Map<string, ReadonlyMap<string, Sourced>>();

/** The components of a house by name. What is not exported has its file before its name: names are of one file only. */
export function componentsOf(
  house: string,
  more: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, Sourced> {
  const known = Object.keys(more).length === 0 ? drawnBy.get(house) : undefined;
  if (known !== undefined) return known;
  const found = new Map<string, Sourced>();
  for (const file of new Set([...sourcesOf(house), ...Object.keys(more)])) {
    const source = more[file] ?? read(file);
    for (const [name, parts] of partsIn(source)) {
      const isExported = new RegExp(`export (?:function|const) ${name}\\b`, 'u').test(source);
      found.set(`${file} ${name}`, { file, parts });
      if (isExported) found.set(name, { file, parts });
    }
  }
  if (Object.keys(more).length === 0) drawnBy.set(house, found);
  return found;
}

/** `seat-*` is any that begins so, `m*` only a number behind it. */
function isNamed(pattern: string, name: string): boolean {
  if (!pattern.endsWith('*')) return pattern === name;
  const begin = pattern.slice(0, -1);
  return name.startsWith(begin) && (begin.endsWith('-') || /^\d+$/u.test(name.slice(begin.length)));
}

/** Whether a compound may mean an element. What cannot be told (states, attributes) is taken for granted. */
export function means(compound: string, { tag, classes }: Drawn): boolean {
  const isCalled = (name: string): boolean => classes.some((each) => isNamed(each, name));
  const wanted = /^[a-z][\w-]*/u.exec(compound)?.[0];
  const names = classesIn(compound);
  // What a component is given a class for has the tag that it draws: as a mere tag it is found there.
  const isTag = wanted === undefined || wanted === tag || (tag === '' && names.length > 0);
  return isTag && names.every(isCalled);
}

/** `:is(a, b)` as the one and as the other. */
export function alternatives(selector: string): string[] {
  const [whole, inner] = /(?<!:not\([^)]*):is\(([^()]*)\)/u.exec(selector) ?? [];
  if (whole === undefined || inner === undefined) return [selector];
  return inner.split(',').flatMap((each) => alternatives(selector.replace(whole, each.trim())));
}

/** What stands inside the scope: the compounds behind `:scope`. */
export function innerOf(selector: string): string[] {
  const compounds = compoundsOf(selector);
  return compounds.slice(compounds.findLastIndex((each) => each.includes(':scope')) + 1);
}

interface Room {
  /** What was found out about a source is not found out again. */
  readonly drawn: Map<string, readonly Part[]>;
  readonly components: ReadonlyMap<string, Sourced>;
  /** The sources that have a component with a stylesheet of its own, and the class at its root. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
}

export function roomOf(scoped: readonly Scoped[], components: ReadonlyMap<string, Sourced>): Room {
  const roots = new Map<string, string[]>();
  const own = scoped.filter(({ sheet, component }) => !isLook(sheet) && !LOOKS.has(component ?? ''));
  for (const name of new Set(own.flatMap(({ component }) => component ?? []))) {
    for (const file of ownersOf(name, components)) {
      roots.set(file, [...(roots.get(file) ?? []), name]);
    }
  }
  return { drawn: new Map(), components, roots };
}

const ownersByClass = new WeakMap<ReadonlyMap<string, Sourced>, ReadonlyMap<string, Set<string>>>();

/** The sources in which an element has this class. */
export function ownersOf(name: string, components: ReadonlyMap<string, Sourced>): string[] {
  const byClass = ownersByClass.get(components) ?? filesByClass(components);
  ownersByClass.set(components, byClass);
  return [...(byClass.get(name) ?? [])];
}

function filesByClass(components: ReadonlyMap<string, Sourced>): ReadonlyMap<string, Set<string>> {
  const byClass = new Map<string, Set<string>>();
  for (const { file, parts } of components.values()) {
    for (const name of parts.flatMap(({ element }) => element?.classes ?? [])) {
      byClass.set(name, (byClass.get(name) ?? new Set()).add(file));
    }
  }
  return byClass;
}

/** Everything that a source draws: what has no stylesheet belongs to whoever draws it, what has one is another component. */
export function everythingIn(file: string, { drawn, components, roots }: Room): readonly Part[] {
  const known = drawn.get(file);
  if (known !== undefined) return known;
  const found: Part[] = [];
  const seen = new Set<string>();
  const draw = (name: string, from: string, inside: readonly Drawn[]): void => {
    const source = components.get(`${from} ${name}`) ?? components.get(name);
    if (name === '*' || source === undefined) found.push({ inside, element: null, draws: '*' });
    else if (source.file !== file && roots.has(source.file)) {
      found.push({ inside, element: null, draws: source.file });
    } else if (!seen.has(`${source.file} ${name}`)) {
      seen.add(`${source.file} ${name}`);
      for (const part of source.parts) {
        const around = [...inside, ...part.inside];
        // What a source without a stylesheet is handed stands where its user wrote it.
        if (part.draws === '*' && source.file !== file) continue;
        if (part.element !== null) found.push({ inside: around, element: part.element, draws: null });
        if (part.draws !== null) draw(part.draws, source.file, around);
      }
      seen.delete(`${source.file} ${name}`);
    }
  };
  for (const [key, source] of components) {
    if (source.file === file && key.startsWith(`${file} `)) draw(key.slice(file.length + 1), file, []);
  }
  drawn.set(file, found);
  return found;
}

/** The other components inside a source, however deep, with the elements around them. */
export function othersIn(
  file: string,
  room: Room,
  inside: readonly Drawn[] = [],
  above: readonly string[] = [],
): Part[] {
  return everythingIn(file, room).flatMap((part): Part[] => {
    if (part.draws === null || part.draws === '*' || [...above, file].includes(part.draws)) return [];
    const around = [...inside, ...part.inside];
    const theirs = everythingIn(part.draws, room).flatMap(({ element }) => element ?? []);
    return [
      { ...part, inside: around },
      ...othersIn(part.draws, room, [...around, ...theirs], [...above, file]),
    ];
  });
}

/** The first other component of which a selector would style an element. */
export function strangerMet(selector: string, others: readonly Part[], room: Room): string | null {
  for (const each of alternatives(selector)) {
    const inner = innerOf(each);
    // The root itself; and how children are laid out, whatever they are.
    if (inner.length === 0 || each.endsWith('> *')) continue;
    for (const { draws, inside } of others) {
      const theirs = everythingIn(draws ?? '', room).flatMap(({ element }) => element ?? []);
      const isMet = inner.some((_, at) => {
        const isAround = inner.slice(0, at).every((outer) => inside.some((element) => means(outer, element)));
        return (
          isAround && inner.slice(at).every((deeper) => theirs.some((element) => means(deeper, element)))
        );
      });
      if (isMet) return draws;
    }
  }
  return null;
}
