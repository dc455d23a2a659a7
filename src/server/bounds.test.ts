import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A constant of a module, up to its end. */
const CONSTANT = /^(?:export )?const ([A-Z][A-Z\d_]*)(?::[^=]*)? = ([\s\S]*?);$/gmu;
const folder = join(import.meta.dirname, '..');

const withoutComments = (text: string): string =>
  text.replaceAll(/(?:\/\/ |^\s*\/?\*).*$/gmu, '').replaceAll(/\s+/gu, ' ');

/** Functions are none; and what is said to a database is written down elsewhere. */
const OTHERS = /=>|\) \{|\bawait\b|`/u;

// So many at once, so long, so often, and what all of that is called on its way: most of it no match ever comes near.
// Whoever changes one on purpose writes the record anew, and reads what has changed: `npx vitest run src/server/bounds.test.ts --update`.
test('bounds, waits and names are those that were decided on', async () => {
  const files = globSync('{server,table}/**/*.ts', { cwd: folder })
    .filter((file) => !/\.test\.ts$|testing/u.test(file))
    .toSorted();
  const lines = files.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(CONSTANT))
      .filter(([, , value]) => !OTHERS.test(value))
      .map(([, name, value]) => `${file} ${name} = ${withoutComments(value)}\n`),
  );
  expect(lines.length).toBeGreaterThan(200);
  await expect(lines.join('')).toMatchFileSnapshot('testing/transcripts/bounds.txt');
});
