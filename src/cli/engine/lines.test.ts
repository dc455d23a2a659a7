import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCutter, TOO_LONG } from './lines.ts';

const tell = (line: Uint8Array | typeof TOO_LONG): string =>
  line === TOO_LONG ? 'too long' : Buffer.from(line).toString();

function cutAll(chunks: readonly string[], longest?: number): string[] {
  const cutter = lineCutter(longest);
  return [...chunks.flatMap((chunk) => [...cutter.cut(Buffer.from(chunk))]), ...cutter.end()].map(tell);
}

test('lines come out whole, however the input arrives', () => {
  const piece = fc
    .array(fc.constantFrom('a', 'b', '\n'), { maxLength: 8 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.array(piece), (chunks) => {
      const text = chunks.join('');
      const expected = text.split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(cutAll(chunks)).toEqual(expected);
    }),
  );
});

test('a line of the longest length is kept, a longer one dropped, and the next one kept again', () => {
  expect(cutAll(['abcd\nabcde\nab'], 4)).toEqual(['abcd', 'too long', 'ab']);
  expect(cutAll(['ab', 'cd', '\n', 'abc', 'de', 'fgh\nx\nabcdefg'], 4)).toEqual([
    'abcd',
    'too long',
    'x',
    'too long',
  ]);
});
