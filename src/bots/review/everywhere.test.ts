import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What the standard defines to the last bit; every other function of `Math` may differ from engine to engine. */
const EXACT = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '));
const ALLOWED = [
  // Thirty-two bits of each root are used, which all engines agree on: the digests of the standard are pinned.
  'src/core/sha256.ts: cbrt',
  // Whims are the players', and no judge has any.
  'src/bots/murano/whims.ts: log',
];

const LAYERS = /^#(core|games|bots)\//u;
const IMPORT = /(?:from|import\() ?'([^']+)'/gu;

/** A file and all that it needs, as far as it is code of this repository. */
function reachedFrom(start: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, to] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (to.startsWith('.')) visit(join(dirname(file), to));
      else if (LAYERS.test(to)) visit(`${to.replace('#', 'src/')}.ts`);
    }
  };
  visit(start);
  return found;
}

it.each(['muster', 'murano'])('a review of %s is made of arithmetic that is the same everywhere', (game) => {
  const files = [
    ...reachedFrom(`src/bots/${game}/review/evaluator.ts`),
    ...reachedFrom('src/bots/review/review-match.ts'),
    ...reachedFrom('src/bots/review/hint.ts'),
  ];
  expect(files.length).toBeGreaterThan(40);
  const inexact = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const called = [...code.matchAll(/Math\.([a-z]\w*)/gu)].map(([, name]) => name);
    // The square of a number is a multiplication; engines are free in how they raise to a power.
    const powers = /[\w)\]] \*\* 2\b/u.test(code) ? ['**'] : [];
    return [...called.filter((name) => !EXACT.has(name)), ...powers].map((name) => `${file}: ${name}`);
  });
  expect(inexact.filter((each) => !ALLOWED.includes(each) && !each.startsWith('src/bots/exp.ts'))).toEqual(
    [],
  );
});
