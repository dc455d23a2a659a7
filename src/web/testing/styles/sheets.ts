import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parted, simplesOf } from '../selectors.ts';
import { rulesOf } from './stylesheet.ts';

const web = join(import.meta.dirname, '..', '..');
const LAYERS = ['base', 'shell', 'room', 'game'];

/** A selector of a stylesheet with what it says, as far as an element can be asked whether it is meant. */
export interface PageStyle {
  /** `@media (…)`, `:hover`, `::before`, `:root[data-text='large']`: when it holds, which no element can tell. */
  readonly when: string;
  readonly scope: Scope | null;
  readonly selector: string;
  readonly declarations: readonly (readonly [name: string, value: string])[];
  /** Whoever is later has the say. */
  readonly weight: readonly number[];
}

export interface Scope {
  readonly root: string;
  readonly limit: string | null;
}

/** What scripts, pointers and browsers decide, and things that are no elements. */
const STATE = /::[\w-]+|:(?:hover|active|focus[\w-]*|checked|popover-open|target)\b/u;

/** What an element can be asked, and the rest of a selector. */
function questionOf(selector: string): { readonly selector: string; readonly when: string } {
  const when: string[] = [];
  const compounds = parted(selector, ' ').map((compound, at, all) => {
    if (compound.startsWith(':root') && at < all.length - 1) {
      when.push(compound);
      return '*';
    }
    if (/^[>+~]$/u.test(compound)) return compound;
    const simples = simplesOf(compound);
    const rest = simples.filter((simple) => !STATE.test(simple));
    when.push(...simples.filter((simple) => STATE.test(simple)));
    return rest.join('') || '*';
  });
  return { selector: compounds.join(' '), when: when.join('') };
}

/** Ids, classes and their like, names: `:where()` counts nothing. */
function specificity(selector: string): readonly [number, number, number] {
  const plain = selector
    .replaceAll(/:where\((?:[^()]|\([^()]*\))*\)|(?<=:nth-[\w-]+)\([^()]*\)/gu, '')
    .replaceAll(/:(?:is|not|has)\(/gu, ' (');
  const count = (pattern: RegExp): number => (plain.match(pattern) ?? []).length;
  return [
    count(/#[\w-]+/gu),
    count(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/gu),
    count(/(?<![\w.#:[-])[a-z][\w-]*(?![^[]*\])|::[\w-]+/gu),
  ];
}

const SCOPE = /^@scope \((.*?)\)(?: to \((.*)\))?$/u;

/** Stylesheets by their paths. */
export type Sheets = Readonly<Record<string, string>>;

/** The layer a stylesheet is taken into; what is in none has the say over all. */
function layersOf(sheets: Sheets): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  for (const [file, css] of Object.entries(sheets)) {
    for (const [, path = '', layer = ''] of css.matchAll(/@import '([^']+)' layer\((\w+)\)/gu)) {
      layers.set(join(dirname(file), path).replaceAll('\\', '/'), LAYERS.indexOf(layer));
    }
  }
  return layers;
}

/** The movements of a stylesheet, by name: `animation: rise 1s` means what is written there. */
const movements = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/@keyframes ([\w-]+) (\{(?:[^{}]|\{[^{}]*\})*\})/gu)].map(([, name = '', text = '']) => [
      name,
      text.replaceAll(/\s+/gu, ' '),
    ]),
  );

/** What a stylesheet says of a property; a movement is told by what it is. */
function declared(text: string, moves: ReadonlyMap<string, string>): readonly [name: string, value: string] {
  const [name = '', ...rest] = text.split(':');
  const value = rest.join(':').trim();
  if (!name.startsWith('animation')) return [name, value];
  return [name, value.replaceAll(/[\w-]+/gu, (word) => moves.get(word) ?? word)];
}

/** Everything that stylesheets say, in the order of their paths. */
export function stylesOf(sheets: Sheets): readonly PageStyle[] {
  const layers = layersOf(sheets);
  return Object.entries(sheets).flatMap(([file, text], place) => {
    const css = text.replaceAll(/\/\*.*?\*\//gsu, '');
    const moves = movements(css);
    return rulesOf(css).flatMap(({ within, selectors, declarations }, order) => {
      const scoped = within.find((each) => each.startsWith('@scope')) ?? '';
      const [, root, limit = null] = SCOPE.exec(scoped) ?? [];
      const conditions = within.filter((each) => each !== scoped);
      if (declarations.length === 0) return [];
      return selectors.map((written): PageStyle => {
        const { selector, when } = questionOf(written.replaceAll('&', ':scope'));
        return {
          when: [...conditions, when].filter(Boolean).join(' '),
          scope: root === undefined ? null : { root, limit },
          selector,
          declarations: declarations.map((each) => declared(each, moves)),
          weight: [layers.get(file) ?? LAYERS.length, ...specificity(written), place, order],
        };
      });
    });
  });
}

/** Everything that the stylesheets of the page say. */
export function allStyles(): readonly PageStyle[] {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css'))
    .toSorted();
  return stylesOf(Object.fromEntries(files.map((file) => [file, readFileSync(join(web, file), 'utf8')])));
}
