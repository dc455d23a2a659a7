import { expect, test } from 'vitest';
import { borrowedRoots, faultsOf, isBase, isLesson, sheetsOf } from './style-faults.ts';
import { PAGE, files, games, read, scopedIn } from './style-scopes.ts';
import { classesIn, compoundsOf, rulesOf } from '../src/web/testing/styles/stylesheet.ts';

// Every stylesheet is the stylesheet of components: whatever it says stands in an @scope whose root is the root of one
// component, and can be proved to style nothing that another component draws.

test.each([PAGE, ...games])('%s: no class of one component styles another', (house) => {
  const sheets = sheetsOf(house);
  expect(Object.keys(sheets).length).toBeGreaterThan(5);
  expect(faultsOf(house, sheets)).toEqual([]);
});

test.each(games)('%s: nothing in its room wears the class of a component of the page', (house) => {
  expect(borrowedRoots(house)).toEqual([]);
  // As a property of another component, too.
  const file = `games/${house}/second.tsx`;
  const second = { [file]: 'export const Second = () => <Night class="by-hand"><p /></Night>;' };
  expect(borrowedRoots(house, second)).toEqual([`${file}: .by-hand`]);
});

test('a lesson changes nothing but lessons', () => {
  const lessons = files.filter(isLesson);
  expect(lessons.length).toBeGreaterThan(0);
  for (const sheet of lessons) {
    const { scoped, loose } = scopedIn(sheet, read(sheet));
    expect(loose).toEqual([]);
    expect(new Set(scoped.map(({ house, component }) => `${house} ${component}`))).toEqual(
      new Set(['lesson null']),
    );
  }
});

const rooms = files.filter((file) => /^(?:games|room)\/.*\.css$/u.test(file));

test('no room asks by :has() for an attribute or for what can be touched: whatever comes or goes would make the browser work out all its styles anew', () => {
  expect(rooms.length).toBeGreaterThan(40);
  const dear = /:has\([^)]*(?:\[|\.(?:touch|live|chosen|offered)\b)/u;
  expect(dear.test('.work:is(:hover, :has(.touch:focus-visible)) {')).toBe(true);
  expect(rooms.filter((file) => dear.test(read(file)))).toEqual([]);
});

test('whatever stands under a :has() names its class or its element: a bare :scope is anything, and with everything that comes or goes all of the room would be worked out anew', () => {
  const bare = (css: string): string[] =>
    rulesOf(css)
      .flatMap(({ selectors }) => selectors)
      .filter((selector) => {
        const compounds = compoundsOf(selector);
        const isUnder = compounds.slice(0, -1).some((each) => each.includes(':has('));
        // What a pseudo-class without a list asks for says nothing of who it is; what it must not be does not, either.
        const subject = compounds.at(-1)!.replaceAll(/:not\([^)]*\)+|:(?!is\(|where\()[\w-]+/gu, '');
        return isUnder && !/[.#[]|^[a-z]|\([a-z]/u.test(subject);
      });
  expect(bare('.room:has(> .ended) :scope {}')).toHaveLength(1);
  expect(bare('.room:has(> .ended) { & > * {} }')).toHaveLength(1);
  expect(bare('.room:has(> .ended) { & .plate, & :is(p, b), & .a:scope {} }')).toEqual([]);
  expect(files.filter((file) => file.endsWith('.css')).flatMap((file) => bare(read(file)))).toEqual([]);
});

test('what depends on the whole page names its :scope: whatever does not is looked for inside of it, and never found', () => {
  const lost = (css: string): string[] =>
    rulesOf(css)
      .filter(({ within }) => within.some((each) => each.startsWith('@scope')))
      .flatMap(({ selectors }) => selectors)
      .filter((selector) => selector.includes(':root') && !/:scope|&/u.test(selector));
  expect(lost("@scope (.a) { .b { :root[data-text='large'] & { color: red; } } }")).toHaveLength(1);
  expect(lost("@scope (.a) { :scope { :root[data-text='large'] & .b { color: red; } } }")).toEqual([]);
  expect(files.filter((file) => file.endsWith('.css')).flatMap((file) => lost(read(file)))).toEqual([]);
});

test('what the base says of classes are looks that anything may wear', () => {
  const named = files
    .filter(isBase)
    .flatMap((sheet) => rulesOf(read(sheet)).flatMap(({ selectors }) => selectors))
    .flatMap((selector) => compoundsOf(selector).flatMap(classesIn));
  expect([...new Set(named)].toSorted()).toEqual(
    ['button', 'danger', 'emblem', 'icon', 'primary', 'quiet', 'skip', 'small', 'unseen'].toSorted(),
  );
});

test('a planted double meaning is found on a page, too', () => {
  const sheets = sheetsOf(PAGE);
  const faults = (sheet: string, css: string): string[] =>
    faultsOf(PAGE, { ...sheets, [sheet]: `${sheets[sheet] ?? ''}\n${css}` }, {}, [sheet]);
  const home = 'screens/home.css';
  expect(faults(home, '.actions { color: red; }')).toEqual([`${home}: .actions stands in no scope`]);
  expect(faults(home, '@scope (.hero) { .rule { color: red; } }')).toEqual([
    `${home}: .rule: .rule is nothing of screens/home.tsx`,
  ]);
  expect(faults(home, '@scope (.chatbox) { :scope { color: red; } }')).toEqual([
    `${home}: :scope: does not lie beside online/table/chat.tsx`,
  ]);
  expect(faults('online/table/table-panel.css', '@scope (.company) { header { color: red; } }')).toEqual([
    'online/table/table-panel.css: header: styles what online/table/chat.tsx draws',
  ]);
  expect(faults('styles/looks/page.css', '@scope (.way) { .bench { color: red; } }')).toEqual([
    'styles/looks/page.css: .bench: .bench is drawn nowhere in it',
  ]);
});

test('a planted double meaning is found, whichever way it comes', () => {
  const sheets = sheetsOf('murano');
  const faults = (sheet: string, css: string, sources?: Readonly<Record<string, string>>): string[] =>
    faultsOf('murano', { ...sheets, [sheet]: `${sheets[sheet] ?? ''}\n${css}` }, sources, [sheet]).map(
      (fault) => fault.replace(`${sheet}: `, ''),
    );
  const [bench, room] = ['games/murano/bench/bench.css', 'games/murano/table.css'];
  // One component styles another by its class, by what is in it, or by a mere tag.
  expect(faults(bench, '@scope (.murano .bench) { .reading { color: red; } }')).toEqual([
    '.reading: .reading is nothing of games/murano/bench/bench.tsx',
  ]);
  expect(faults(room, '@scope (.murano) { .left { & .rival { color: red; } } }')).toEqual([
    '.left .rival: .rival is nothing of games/murano/table.tsx',
  ]);
  expect(faults(room, '@scope (.murano) { .left h3 { color: red; } }')).toEqual([
    '.left h3: styles what games/murano/players/rivals.tsx draws',
  ]);
  expect(faults(bench, '.actions { color: red; }')).toEqual(['.actions stands in no scope']);
  expect(faults(bench, '@scope (.muster .hand) { .card { color: red; } }')).toEqual([
    '.card: belongs to muster',
  ]);
  // A class gets a second meaning: the root of one component, or a part of one that another draws.
  const second = (classes: string): Record<string, string> => ({
    'games/murano/second.tsx': `export function Second() { return <p class="${classes}" />; }`,
  });
  expect(faults(bench, '', second('bench'))[0]).toContain('.bench is the root of');
  const file = 'games/murano/bench/bench.tsx';
  const inside = { ...second('second me'), [file]: read(file).replace('<h2', '<Second /><h2') };
  const both = {
    ...sheets,
    'games/murano/second.css': '@scope (.murano .second) { :scope { color: red; } }',
  };
  expect(faultsOf('murano', both, inside, [bench])).toContain(
    `${bench}: .me: styles what games/murano/second.tsx draws`,
  );
});
