import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './layers.ts';

const web = join(root, 'src', 'web');
const read = (file: string): string => readFileSync(join(web, file), 'utf8');
const files = readdirSync(web, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .toSorted();

/**
 * The classes that a stylesheet names alone, outside any other thing: `.rule { … }`, `.rule h3 { … }`, `@scope (.rule)`. What
 * stands in a scope, or in one of a game, is not alone: styles.test.ts judges it.
 */
function namedAlone(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gsu, '');
  const found: string[] = [...plain.matchAll(/@scope \(([^)]*)\)/gu)]
    .flatMap(([, roots]) => roots.split(',').map((root) => root.trim()))
    .filter((root) => /^\.[\w-]+$/u.test(root))
    .map((root) => root.slice(1));
  const open: string[] = [];
  for (const [, head, end] of plain.matchAll(/([^{};]*)([{};])/gu)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const selector = head.trim();
    if (!selector.startsWith('@') && open.every((each) => /^@(?!scope)/u.test(each))) {
      // The commas within :has(…) part nothing.
      for (const each of selector.replaceAll(/\([^)]*\)/gu, '').split(',')) {
        const alone = /^\.([\w-]+)(?![\w.-])/u.exec(each.trim());
        if (alone !== null) found.push(alone[1]);
      }
    }
    open.push(selector);
  }
  return found;
}

/** The classes of the elements of a source: what the element is comes first, then how it is. */
function classesIn(source: string): { readonly things: string[]; readonly states: string[] } {
  const quoted = (text: string): string =>
    [...text.matchAll(/'([^']*)'/gu)].map(([, word]) => word).join(' ');
  const things: string[] = [];
  const states: string[] = [];
  for (const [, text, template, list] of source.matchAll(
    /\bclass=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}]*)\})/gu,
  )) {
    const told = text ?? template?.replaceAll(/\$\{[^}]*\}/gu, quoted) ?? quoted(list);
    const [thing, ...rest] = told.split(/\s+/u).filter(Boolean);
    if (thing !== undefined) things.push(thing);
    states.push(...rest);
  }
  return { things, states };
}

const styles = files.filter((file) => file.endsWith('.css'));
const sources = files.filter((file) => file.endsWith('.tsx'));
const alone = new Set(styles.flatMap((file) => namedAlone(read(file))));
const things = new Set(sources.flatMap((file) => classesIn(read(file)).things));

test('what is read from stylesheets and components is what stands in them', () => {
  expect(
    namedAlone(
      '@media (x) { .a, .b .c { & .d { e: f; } } } .g.h { } .i:has(.j, .k) { } @scope (.l, .m) { .n { } } @scope (.o .p) { .q { } }',
    ),
  ).toEqual(['l', 'm', 'a', 'b', 'i']);
  expect(
    classesIn("<p class=\"a b\" /><p class={`c${d ? ' e' : ''}`} /><p class={f ? 'g' : 'h i'} />"),
  ).toEqual({
    things: ['a', 'c', 'g'],
    states: ['b', 'e', 'h', 'i'],
  });
  expect([alone.size > 50, things.size > 80]).toEqual([true, true]);
});

/** A card that lies turned up is a card, too. */
const BOTH = ['card'];

test('what is seen before there is a program is made of the same things as the frame', () => {
  const frame = classesIn(read('screens/shell.tsx') + read('icons.tsx')).things;
  const { things: first, states } = classesIn(read('index.html'));
  expect(first).toContain('logo');
  expect(states).toEqual([]);
  expect(first.filter((thing) => !frame.includes(thing))).toEqual([]);
});

test('no class is the name of one thing and the state of another', () => {
  const both = sources.flatMap((file) =>
    classesIn(read(file))
      .states.filter((state) => alone.has(state) && things.has(state) && !BOTH.includes(state))
      .map((state) => `${file}: ${state}`),
  );
  expect(both).toEqual([]);
});

test('an icon does not take its name as a class, which other things may have', () => {
  const { things: icons } = classesIn(read('icons.tsx'));
  expect(icons).toContain('icon');
  expect(read('icons.tsx')).not.toMatch(/class=\{/u);
});

/** Lent to the rooms on purpose. */
const LENT = ['choice'];

test('what the quiet frame calls its things, no room calls one of its own', () => {
  const frame = new Set(
    styles.filter((file) => ownerOf(file) === 'frame').flatMap((file) => namedAlone(read(file))),
  );
  // Where somebody reads off a box there is no room: that page is one of the quiet frame.
  const rooms = sources.filter(
    (file) => /^(?:games|room|interaction|motion)\//u.test(file) && ownerOf(file) !== 'box',
  );
  const met = rooms.flatMap((file) =>
    [...new Set([...classesIn(read(file)).things, ...classesIn(read(file)).states])]
      .filter((name) => frame.has(name) && !LENT.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(met).toEqual([]);
});

/** Whose a file is: a game's, or that of one part of the page. What lies beside each other shares its classes. */
function ownerOf(file: string): string {
  const [first, second, third] = file.split('/');
  if (first === 'games') return third === 'box' ? 'box' : second;
  if (file === 'styles/base.css') return 'base';
  if (['interaction', 'motion', 'room'].includes(first)) return 'room';
  return ['big-screen', 'box', 'online', 'plain', 'puzzles'].includes(first) ? first : 'frame';
}

const byOwner = (
  named: readonly (readonly [file: string, names: readonly string[]])[],
): Map<string, Set<string>> => {
  const owners = new Map<string, Set<string>>();
  for (const [file, names] of named) {
    for (const name of names) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  }
  return owners;
};
const styledBy = byOwner(styles.map((file) => [file, namedAlone(read(file))]));
const usedBy = byOwner(sources.map((file) => [file, Object.values(classesIn(read(file))).flat()]));

/** The rows of the account stand on the page of settings. */
const TWICE = ['setting'];

test('a class is styled alone by the sheets of one owner: a room that comes later changes nothing in another', () => {
  const met = [...styledBy].filter(([name, owners]) => owners.size > 1 && !TWICE.includes(name));
  expect(met.map(([name, owners]) => `${name}: ${[...owners].join(', ')}`)).toEqual([]);
  const planted = byOwner([
    ...styles.map((file) => [file, namedAlone(read(file))] as const),
    ['games/any/x.css', ['bar']],
  ]);
  expect(planted.get('bar')?.size).toBe(2);
});

/** What others may use of an owner's: everybody the looks of base, all rooms what they share, tables far apart the frame's. */
const LENDERS: Readonly<Partial<Record<string, (user: string, name: string) => boolean>>> = {
  base: () => true,
  room: () => true,
  frame: (user, name) => ['big-screen', 'box', 'online', 'puzzles'].includes(user) || LENT.includes(name),
  online: (user, name) => user === 'frame' && ['settings', 'online'].includes(name),
};

test('no class of one component styles another: what an owner styles, only it uses, and whom it lends it to', () => {
  const met = [...styledBy].flatMap(([name, owners]) =>
    [...(usedBy.get(name) ?? [])]
      .filter((user) => ![...owners].some((owner) => owner === user || LENDERS[owner]?.(user, name) === true))
      .map((user) => `${name} of ${[...owners].join(', ')}: ${user}`),
  );
  expect(met).toEqual([]);
});
