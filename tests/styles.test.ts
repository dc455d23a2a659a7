import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ENTRIES } from '#games/catalogue';
import { type Drawn, type Part, partsIn } from './components.ts';
import { root } from './layers.ts';
import { classesIn, compoundsOf, rulesOf } from './stylesheets.ts';

// Every stylesheet is the stylesheet of components: whatever it says stands in an @scope whose root is the root of one
// component, and can be proved to style nothing that another component draws.

const web = join(root, 'src', 'web');
const read = (file: string): string => readFileSync(join(web, file), 'utf8');
const files = readdirSync(web, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .toSorted();
const games = ENTRIES.map(({ id }) => id).filter((id) => files.includes(`games/${id}/room.tsx`));

/** Typefaces, and the list of the others: neither styles anything. */
const isSheet = (file: string): boolean => file.endsWith('.css') && !/\/(?:index|fonts)\.css$/u.test(file);

/** A game's room is a house of its own; everything else is the page, with what a game draws on its pages. */
const PAGE = 'page';
const houseOf = (file: string): string =>
  /^games\/(?<game>\w+)\/(?!(?:box|primer)\/)/u.exec(file)?.groups?.['game'] ?? PAGE;

/** A selector of a scope: `house` and `component` name its root, none where it is the whole room. */
interface Scoped {
  readonly sheet: string;
  readonly house: string;
  readonly component: string | null;
  readonly to: readonly string[];
  readonly selector: string;
}

const SCOPE = /^@scope \((.*?)\)(?: to \(([^()]*)\))?$/u;
const ROOT = /^\.([\w-]+)(?: \.([\w-]+))?/u;

function scopedIn(sheet: string, css: string): { readonly scoped: Scoped[]; readonly loose: string[] } {
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
function componentsOf(
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
function means(compound: string, { tag, classes }: Drawn): boolean {
  const isCalled = (name: string): boolean => classes.some((each) => isNamed(each, name));
  const wanted = /^[a-z][\w-]*/u.exec(compound)?.[0];
  const names = classesIn(compound);
  // What a component is given a class for has the tag that it draws: as a mere tag it is found there.
  const isTag = wanted === undefined || wanted === tag || (tag === '' && names.length > 0);
  return isTag && names.every(isCalled);
}

/** `:is(a, b)` as the one and as the other. */
function alternatives(selector: string): string[] {
  const [whole, inner] = /(?<!:not\([^)]*):is\(([^()]*)\)/u.exec(selector) ?? [];
  if (whole === undefined || inner === undefined) return [selector];
  return inner.split(',').flatMap((each) => alternatives(selector.replace(whole, each.trim())));
}

/** What stands inside the scope: the compounds behind `:scope`. */
function innerOf(selector: string): string[] {
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

function roomOf(scoped: readonly Scoped[], components: ReadonlyMap<string, Sourced>): Room {
  const roots = new Map<string, string[]>();
  const own = scoped.filter(({ sheet, component }) => !isLook(sheet) && !LOOKS.has(component ?? ''));
  for (const name of new Set(own.flatMap(({ component }) => component ?? []))) {
    for (const file of ownersOf(name, components)) {
      roots.set(file, [...(roots.get(file) ?? []), name]);
    }
  }
  return { drawn: new Map(), components, roots };
}

/** The sources in which an element has this class. */
const ownersOf = (name: string, components: ReadonlyMap<string, Sourced>): string[] => [
  ...new Set(
    [...components.values()].flatMap(({ file, parts }) =>
      parts.some(({ element }) => element?.classes.includes(name) === true) ? [file] : [],
    ),
  ),
];

/** Everything that a source draws: what has no stylesheet belongs to whoever draws it, what has one is another component. */
function everythingIn(file: string, { drawn, components, roots }: Room): readonly Part[] {
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
function othersIn(
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
function strangerMet(selector: string, others: readonly Part[], room: Room): string | null {
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

/** Looks that any component of a game may wear: its pieces. They are named once, in the folder (or file) of that name. */
const isLook = (file: string): boolean => /\/pieces(?:\/|\.)/u.test(file);

/** Looks of the page, which several components wear: a sheet on a page, a row of a form, a tool of a bar, and the like. */
const LOOKS = new Set(
  [
    'page',
    'big-screen',
    'online',
    'settings',
    'lost',
    'way',
    'tiles',
    'buttons',
    'play',
    'choice',
    'presence',
  ].concat(
    ['option', 'options', 'setting', 'initial', 'box-entry', 'box-asking', 'side-panel'],
    ['room', 'brand', 'tool', 'tools', 'menu', 'prompt', 'seal', 'cover', 'end', 'reading'],
    ['button', 'quiet', 'icon', 'note'],
  ),
);

/** What scripts call an element while it moves. */
const MOVING: Readonly<Record<string, string>> = {
  carried: 'interaction/drag.ts',
  flying: 'motion/flights.ts',
  veil: 'motion/climax.ts',
};

/** Classes that are the value of something else: they stand in these files of the game, or of the page. */
const VALUES = ['hand/badges.ts', 'art/paint.ts', 'board/standing.ts'];
const VALUES_OF_PAGE = ['icons.tsx', 'online/connection-status.tsx'];

/** Everything that is wrong with the stylesheets of a house. */
function faultsOf(
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
    const pieces = [...room.components.values()]
      .filter(({ file }) => isLook(file))
      .flatMap((each) => each.parts);
    const mine = [...parts, ...pieces].flatMap(({ element }) => element ?? []);
    const inner = alternatives(selector).flatMap(innerOf);
    const strange = inner
      .flatMap(classesIn)
      .find((name) => !isValue(name) && !mine.some((each) => means(`.${name}`, each)));
    if (strange !== undefined) return `.${strange} is nothing of ${owner}`;
    // The type and the focus of the whole room.
    if (component === null && inner.every((each) => classesIn(each).length === 0)) return null;
    const others = othersIn(owner, room).filter(
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

/** The lesson lays the whole room out anew around what it speaks of, and comes only with it. */
const isLesson = (sheet: string): boolean => sheet.endsWith('/lesson/lesson.css');

/** How mere elements look everywhere, and a few looks that anything may wear: `button` and its like. */
const isBase = (sheet: string): boolean => /^styles\/(?:base|controls)\.css$/u.test(sheet);

const sheetsOf = (house: string): Record<string, string> =>
  Object.fromEntries(
    files
      .filter((file) => houseOf(file) === house && isSheet(file) && !isLesson(file) && !isBase(file))
      .map((file) => [file, read(file)]),
  );

test.each([PAGE, ...games])('%s: no class of one component styles another', (house) => {
  const sheets = sheetsOf(house);
  expect(Object.keys(sheets).length).toBeGreaterThan(5);
  expect(faultsOf(house, sheets)).toEqual([]);
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
  expect(faults(home, '.deeds { color: red; }')).toEqual([`${home}: .deeds stands in no scope`]);
  expect(faults(home, '@scope (.hero) { .rule { color: red; } }')).toEqual([
    `${home}: .rule: .rule is nothing of screens/home.tsx`,
  ]);
  expect(faults(home, '@scope (.chatbox) { :scope { color: red; } }')).toEqual([
    `${home}: :scope: does not lie beside online/chat.tsx`,
  ]);
  expect(faults('online/table-panel.css', '@scope (.company) { header { color: red; } }')).toEqual([
    'online/table-panel.css: header: styles what online/chat.tsx draws',
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
  expect(faults(bench, '.deeds { color: red; }')).toEqual(['.deeds stands in no scope']);
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
