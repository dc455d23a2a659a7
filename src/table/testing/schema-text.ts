import type * as v from 'valibot';

/** All that the schemas in use may have. */
type Schema = Pick<v.GenericSchema, 'kind' | 'type'> & {
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly literal?: unknown;
};
type Part =
  | Schema
  | (Pick<v.GenericPipeAction, 'kind' | 'type'> & {
      readonly requirement?: RegExp | number | ((value: never) => unknown);
    });

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** What a schema takes, as text that is read and compared: a field that is missing, loose or wider is another text. */
function schemaText(schema: Schema, indent = ''): string {
  const [, ...rest] = schema.pipe ?? [];
  // The first of a pipe is what the schema itself says.
  return [plainText(schema, indent), ...rest.map((part) => partText(part, indent))].join(' ');
}

function partText(part: Part, indent: string): string {
  if (isSchema(part)) return schemaText(part, indent);
  const { type, requirement } = part;
  return requirement === undefined || typeof requirement === 'function'
    ? type
    : `${type}(${requirement.toString()})`;
}

function plainText(schema: Schema, indent: string): string {
  const { type, entries, options, item, key, value, wrapped, literal } = schema;
  const inner = (each: Schema): string => schemaText(each, `${indent}  `);
  if (entries !== undefined) {
    const fields = Object.entries(entries).map(([name, each]) => `\n${indent}  ${name}: ${inner(each)}`);
    return `${type} {${fields.join('')} }`;
  }
  if (options !== undefined) {
    const all = options.map((each) => (isSchema(each) ? inner(each) : JSON.stringify(each)));
    return `${type} (${all.join(' | ')})`;
  }
  if (item !== undefined) return `${type} of ${inner(item)}`;
  if (key !== undefined && value !== undefined) return `${type} of ${inner(key)}: ${inner(value)}`;
  if (wrapped !== undefined) return `${type} ${inner(wrapped)}`;
  return type === 'literal' ? JSON.stringify(literal) : type;
}

/** All that a module says about what is told or kept: its schemas and its constants, by name. */
export function agreedText(module: object): string {
  return Object.entries(module)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'function') return [];
      return [`${name}: ${isSchema(value) ? schemaText(value) : listText(value)}\n`];
    })
    .join('');
}

const listText = (value: unknown): string =>
  Array.isArray(value) && value.every(isSchema)
    ? value.map((each) => `\n  ${schemaText(each, '  ')}`).join('')
    : JSON.stringify(value);
