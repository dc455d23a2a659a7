import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Source {
  /** The declarations of a file with the comments above them, by name, in their order. */
  readonly declared: ReadonlyMap<string, string>;
  /** What a file has from others, by the name it has there. */
  readonly imported: ReadonlyMap<string, Origin>;
  /** What it hands on, by the name under which it does. */
  readonly handedOn: ReadonlyMap<string, Origin & { readonly isType: boolean }>;
}

interface Origin {
  readonly file: string;
  readonly name: string;
}

const BEGIN = /^(?:\/\*\*|export |declare |type |interface |import )/u;
const NAME = /^(export )?(?:declare )?(interface|type|const|function) (\w+)/mu;
const NAMED = /^(import|export)( type)? \{([^}]*)\} from '([^']+)'/u;

/**
 * One declaration file for a whole package: what its first file exports, and whatever that mentions, wherever in the
 * project it is declared. The compiler writes one for each file and says nothing about what is public.
 */
export function flatDeclaration(types: string, first: string): string {
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = sources.get(file) ?? read(types, file);
    sources.set(file, known);
    return known;
  };
  const origins = new Map<string, Origin>();
  const keep = (origin: Origin): void => {
    const { declared, imported } = sourceOf(origin.file);
    const text = declared.get(origin.name);
    if (text === undefined) {
      const from = imported.get(origin.name) ?? sourceOf(origin.file).handedOn.get(origin.name);
      if (from === undefined) throw new Error(`${origin.file}: nothing declares ${origin.name}`);
      keep(from);
      return;
    }
    const before = origins.get(origin.name);
    if (before !== undefined) {
      if (before.file !== origin.file) throw new Error(`${origin.name} is declared in two files`);
      return;
    }
    origins.set(origin.name, origin);
    for (const word of withoutComments(text).match(/\w+/gu) ?? []) {
      if (declared.has(word) || imported.has(word)) keep({ file: origin.file, name: word });
    }
  };
  const { declared, handedOn } = sourceOf(first);
  const own = [...declared].filter(([, text]) => NAME.exec(text)?.[1] !== undefined);
  for (const [name] of own) keep({ file: first, name });
  for (const origin of handedOn.values()) keep(origin);

  const texts = [...origins.values()]
    .map(({ file, name }) => ({ file, at: [...sourceOf(file).declared.keys()].indexOf(name), name }))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.at - b.at)
    .map(({ file, name }) =>
      sourceOf(file)
        .declared.get(name)!
        .replace(/^export /mu, ''),
    );
  const offered = [
    ...own.map(([name, text]) => (/^(?:interface|type)$/u.test(NAME.exec(text)![2]) ? `type ${name}` : name)),
    ...[...handedOn].map(([name, origin]) => offer(name, origin)),
  ];
  const byName = (entry: string): string => entry.replace('type ', '');
  const list = offered.toSorted((a, b) => byName(a).localeCompare(byName(b)));
  return `${texts.join('\n')}\nexport {\n${list.map((each) => `    ${each},\n`).join('')}};\n`;
}

const offer = (name: string, origin: Origin & { readonly isType: boolean }): string =>
  `${origin.isType ? 'type ' : ''}${origin.name === name ? name : `${origin.name} as ${name}`}`;

export const withoutComments = (text: string): string => text.replaceAll(/\/\*\*[\s\S]*?\*\//gu, '');

function read(types: string, file: string): Source {
  const declared = new Map<string, string>();
  const imported = new Map<string, Origin>();
  const handedOn = new Map<string, Origin & { isType: boolean }>();
  for (const text of statements(readFileSync(join(types, `${file}.d.ts`), 'utf8'))) {
    const bare = withoutComments(text).trim();
    const [, kind, type, names, from] = NAMED.exec(bare) ?? [];
    if (kind === undefined) {
      const name = NAME.exec(bare)?.[3];
      const known = name === undefined ? undefined : declared.get(name);
      const whole = known === undefined ? text.trimEnd() : `${known}\n${text.trimEnd()}`;
      if (name !== undefined) declared.set(name, whole);
      else if (bare !== '' && bare !== 'export {};') throw new Error(`${file}: cannot read ${bare}`);
      continue;
    }
    for (const each of names.match(/(?:type )?\w+(?: as \w+)?/gu) ?? []) {
      const [, isType, name, alias = name] = /^(type )?(\w+)(?: as (\w+))?$/u.exec(each)!;
      const origin = { file: pathOf(file, from), name };
      if (kind === 'import') imported.set(alias, origin);
      else handedOn.set(alias, { ...origin, isType: (type ?? isType) !== undefined });
    }
  }
  return { declared, imported, handedOn };
}

const pathOf = (file: string, from: string): string =>
  from.startsWith('#') ? from.slice(1) : join(dirname(file), from.replace(/\.ts$/u, ''));

/** Top-level statements, each with the comment above it. */
function statements(text: string): string[] {
  const parts: string[] = [];
  let commented = false;
  for (const line of text.split('\n')) {
    const begins = BEGIN.test(line) && !commented;
    if (begins || parts.length === 0) parts.push('');
    parts[parts.length - 1] += `${line}\n`;
    // What follows a comment at the margin belongs to it.
    if (BEGIN.test(line)) commented = line.startsWith('/**');
  }
  return parts;
}
