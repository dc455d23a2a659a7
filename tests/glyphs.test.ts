import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './layers.ts';

const TYPEFACES = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/inter',
  '@fontsource/eb-garamond',
  '@fontsource/lato',
];

/** Whether a typeface we ship has a glyph for a sign: the pages load the files for Latin letters. */
function latinOf(typeface: string): (sign: string) => boolean {
  const { latin } = JSON.parse(
    readFileSync(join(root, 'node_modules', typeface, 'unicode.json'), 'utf8'),
  ) as { readonly latin: string };
  const ranges = latin.split(',').map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  return (sign) => {
    const code = sign.codePointAt(0)!;
    return ranges.some(([first, last = first]) => first <= code && code <= last);
  };
}

/** What may stand on a page: words and rulebooks of every language, and what components write themselves. */
const files = globSync(['src/web/**/*.{ts,tsx}', 'src/{games,bots}/**/{words,rulebook}*.ts'], {
  cwd: root,
})
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({
    file,
    signs: new Set(readFileSync(join(root, file), 'utf8').match(/[^\p{ASCII}]/gu)),
  }));

test.each(TYPEFACES)('every sign of the page has a glyph in %s', (typeface) => {
  const has = latinOf(typeface);
  const missing = files.flatMap(({ file, signs }) =>
    [...signs].filter((sign) => !has(sign)).map((sign) => `${file}: ${sign}`),
  );
  expect(missing).toEqual([]);
});

test('a sign without a glyph is noticed', () => {
  expect(latinOf(TYPEFACES[0])('→')).toBe(false);
  expect(latinOf(TYPEFACES[0])('é')).toBe(true);
});
