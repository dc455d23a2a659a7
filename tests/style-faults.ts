import { dirname } from 'node:path';
import type { Part } from './components.ts';
import { isLook, LOOKS } from './style-looks.ts';
import {
  PAGE,
  type Scoped,
  alternatives,
  componentsOf,
  everythingIn,
  files,
  houseOf,
  innerOf,
  isSheet,
  means,
  othersIn,
  ownersOf,
  read,
  roomOf,
  scopedIn,
  strangerMet,
} from './style-scopes.ts';
import { classesIn } from '../src/web/testing/styles/stylesheet.ts';

/** What scripts call an element while it moves. */
const MOVING: Readonly<Record<string, string>> = {
  carried: 'interaction/drag.ts',
  flying: 'motion/flights.ts',
  veil: 'motion/climax.ts',
};

/** Classes that are the value of something else: they stand in these files of the game, or of the page. */
const VALUES = ['hand/badges.ts', 'art/paint.ts', 'board/standing.ts'];
const VALUES_OF_PAGE = ['icons.tsx', 'online/table/connection-status.tsx'];

/** Everything that is wrong with the stylesheets of a house. */
export function faultsOf(
  house: string,
  sheets: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>> = {},
  judged = Object.keys(sheets),
): string[] {
  const all = Object.entries(sheets).map(([sheet, css]) => ({ sheet, ...scopedIn(sheet, css) }));
  const scoped = all.flatMap((each) => each.scoped);
  const room = roomOf(scoped, componentsOf(house, sources));
  const values = (house === PAGE ? VALUES_OF_PAGE : VALUES.map((file) => `games/${house}/${file}`)).filter(
    (file) => files.includes(file),
  );
  const isValue = (name: string): boolean =>
    Object.hasOwn(MOVING, name) ||
    (house === PAGE && LOOKS.has(name)) ||
    values.some((file) => new RegExp(`\\b${name}\\b`, 'u').test(read(file)));

  /** A look names nothing that is not drawn where it is worn. */
  const faultOfLook = (selector: string, owners: readonly string[]): string | null => {
    const worn = owners.flatMap((file) => everythingIn(file, room)).flatMap(({ element }) => element ?? []);
    const strange = alternatives(selector)
      .flatMap(innerOf)
      .flatMap(classesIn)
      .find((name) => !isValue(name) && !worn.some((each) => means(`.${name}`, each)));
    return strange === undefined ? null : `.${strange} is drawn nowhere in it`;
  };
  const pieces = [...room.components.values()]
    .filter(({ file }) => isLook(file))
    .flatMap((each) => each.parts);
  // Asked for by every rule of a stylesheet, and the same for all of them.
  const inside = new Map<string, Part[]>();
  const allIn = (owner: string): Part[] => {
    const known = inside.get(owner) ?? othersIn(owner, room);
    inside.set(owner, known);
    return known;
  };
  const faultIn = ({ sheet, house: named, component, to, selector }: Scoped): string | null => {
    if (named !== house) return `belongs to ${named}`;
    if (isLook(sheet)) return null;
    const owners = ownersOf(component ?? house, room.components);
    if (house === PAGE && LOOKS.has(component ?? '')) return faultOfLook(selector, owners);
    const [owner, ...more] = owners;
    if (owner === undefined) return `nothing is called ${component}`;
    if (more.length > 0) return `.${component} is the root of ${owners.join(' and of ')}`;
    if (!owner.startsWith('room/') && dirname(owner) !== dirname(sheet)) {
      return `does not lie beside ${owner}`;
    }
    // What all rooms share is adapted beside the part of the game that fills it.
    const beside = sheet.replace('.css', '.tsx');
    const parts = [owner, ...(files.includes(beside) ? [beside] : [])].flatMap((file) =>
      everythingIn(file, room),
    );
    const mine = [...parts, ...pieces].flatMap(({ element }) => element ?? []);
    const inner = alternatives(selector).flatMap(innerOf);
    const strange = inner
      .flatMap(classesIn)
      .find((name) => !isValue(name) && !mine.some((each) => means(`.${name}`, each)));
    if (strange !== undefined) return `.${strange} is nothing of ${owner}`;
    // The type and the focus of the whole room.
    if (component === null && inner.every((each) => classesIn(each).length === 0)) return null;
    const others = allIn(owner).filter(
      ({ draws, inside }) =>
        (component === null || inside.some(({ classes }) => classes.includes(component))) &&
        !to.some((bound) => room.roots.get(draws ?? '')?.includes(bound) === true),
    );
    const stranger = strangerMet(selector, others, room);
    return stranger === null ? null : `styles what ${stranger} draws`;
  };
  return [
    ...all
      .filter(({ sheet }) => judged.includes(sheet))
      .flatMap(({ sheet, loose }) => loose.map((selector) => `${sheet}: ${selector} stands in no scope`)),
    ...scoped.flatMap((each) => {
      const fault = judged.includes(each.sheet) ? faultIn(each) : null;
      return fault === null ? [] : [`${each.sheet}: ${each.selector}: ${fault}`];
    }),
  ];
}

/**
 * The elements of a house that wear the class at the root of a component of the page, though they are not that component:
 * a scope of the page has no game before it, so that it styles them as well.
 */
export function borrowedRoots(house: string, sources: Readonly<Record<string, string>> = {}): string[] {
  const sheets = Object.values(sheetsOf(PAGE)).join('\n');
  const named = [...sheets.matchAll(/@scope \(\.([\w-]+)\)/gu)].map(([, name = '']) => name);
  const roots = new Set(named.filter((name) => !LOOKS.has(name)));
  const page = componentsOf(PAGE);
  const here = componentsOf(house, sources);
  return [...roots].flatMap((name) => {
    const owners = new Set(ownersOf(name, page));
    return ownersOf(name, here).flatMap((file) => (owners.has(file) ? [] : `${file}: .${name}`));
  });
}

/** The lesson lays the whole room out anew around what it speaks of, and comes only with it. */
export const isLesson = (sheet: string): boolean => sheet.endsWith('/lesson/lesson.css');

/** How mere elements look everywhere, and a few looks that anything may wear: `button` and its like. */
export const isBase = (sheet: string): boolean =>
  /^styles\/(?:base|controls|high-contrast)\.css$/u.test(sheet);

export const sheetsOf = (house: string): Record<string, string> =>
  Object.fromEntries(
    files
      .filter((file) => houseOf(file) === house && isSheet(file) && !isLesson(file) && !isBase(file))
      .map((file) => [file, read(file)]),
  );
