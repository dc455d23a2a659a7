// A cast (`x as T`) silences the compiler where it may be right. What is read is better declared (`const line: Line = …`) or
// checked, and what a test needs only a part of is a stand-in, which is held to its type (`src/core/testing/stand-in.ts`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './layers.ts';
import { everyNode } from './syntax.ts';

/** Tests included. Whoever removes some lowers it; it is never raised. */
const MOST = 265;

/** Outside of comments, texts and imports these words are seldom anything else: most files need not be parsed. */
const plain = /\/\*.*?\*\/|\/\/.*?$|'[^'\n]*'|^import .*?;/gmsu;
const suspicious = /\bas (?!const\b)/u;

function castsIn(file: string, text: string): number {
  if (!suspicious.test(text.replaceAll(plain, ''))) return 0;
  let count = 0;
  for (const { type, typeAnnotation } of everyNode(file, text)) {
    const isCast = type === 'TSAsExpression' && !JSON.stringify(typeAnnotation).includes('"name":"const"');
    if (isCast) count += 1;
  }
  return count;
}

test(`there are no more than ${MOST} casts, those of tests among them`, () => {
  const counts = sources.map((file) => ({
    file,
    casts: castsIn(file, readFileSync(join(root, file), 'utf8')),
  }));
  const most = counts.toSorted((a, b) => b.casts - a.casts).slice(0, 10);
  const total = counts.reduce((sum, { casts }) => sum + casts, 0);
  expect(total, most.map(({ file, casts }) => `${casts} ${file}`).join('\n')).toBeLessThanOrEqual(MOST);
});

test('a cast is seen wherever it stands, and neither a constant nor a word nor another name is one', () => {
  expect(castsIn('a.ts', 'const a = b as unknown as C; f((d as E).g, [] as H[]);')).toBe(4);
  expect(castsIn('a.ts', "import { a as b } from './c.ts'; const d = [1] as const; // as good as any")).toBe(
    0,
  );
});
