import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index';
import { root } from './layers.ts';

interface Schema {
  readonly required: readonly string[];
  readonly properties: Readonly<
    Record<
      string,
      {
        const?: string;
        properties?: Record<string, { pattern?: string }>;
        propertyNames?: { enum: readonly string[] };
        additionalProperties?: { enum: readonly unknown[] };
      }
    >
  >;
}

/** For people, and no facts. */
const TEXTS = ['name', 'edition', 'by'];

const withPacks = GAMES.filter(({ packs }) => packs !== undefined);

test.each(withPacks)('the schema of the packs of $id names what its own pack has', ({ id, packs }) => {
  const schema = JSON.parse(readFileSync(join(root, `docs/packs/${id}.schema.json`), 'utf8')) as Schema;
  const own = packs!.write('');
  const fields = Object.keys(schema.properties).filter((name) => !TEXTS.includes(name));
  expect(Object.keys(own).toSorted()).toEqual(fields.toSorted());
  for (const name of fields) {
    const { [name]: _gone, ...rest } = own;
    expect(packs!.refusal(rest) !== null, `without ${name}`).toBe(schema.required.includes(name));
  }
  for (const [name, { propertyNames, additionalProperties }] of Object.entries(schema.properties)) {
    if (propertyNames === undefined) continue;
    const parts = own[name] as Readonly<Record<string, unknown>>;
    expect(Object.keys(parts)).toEqual(propertyNames.enum);
    expect(additionalProperties?.enum).toEqual(expect.arrayContaining(Object.values(parts)));
  }
  for (const [name, { const: constant, properties = {} }] of Object.entries(schema.properties)) {
    if (constant !== undefined) expect(own[name]).toBe(constant);
    for (const [part, { pattern }] of Object.entries(properties)) {
      if (pattern === undefined) continue;
      expect((own[name] as Record<string, unknown>)[part]).toMatch(new RegExp(pattern, 'u'));
    }
  }
});
