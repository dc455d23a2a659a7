import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ChatText, Name } from '#table/table-info';
import { CHAT_LENGTH, NAME_LENGTH } from '#table/terms';
import { harmless } from './clean-text.ts';

test('whatever is typed or pasted, the server takes what is sent', () => {
  const unruly = fc.constantFrom(
    'a',
    ' ',
    '\u0301',
    '\u200D',
    '\u200C',
    '\u3164',
    '\uFE0F',
    '\u202E',
    '\uFFFF',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 300 }),
    fc.string({ unit: unruly, maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const said = harmless(typed, CHAT_LENGTH);
      expect(said === '' || v.is(ChatText, said)).toBe(true);
      const name = harmless(typed, NAME_LENGTH);
      expect(name === '' || v.is(Name, name)).toBe(true);
    }),
  );
});

test('a sign that is cut in half by the length is not sent as half a sign', () => {
  const name = harmless(`a${'🎲'.repeat(20)}`, NAME_LENGTH);
  expect(name.isWellFormed()).toBe(true);
  expect(v.is(Name, name)).toBe(true);
});

test('letters, signs and joined pictures stay as they are', () => {
  for (const text of ['Zoë', 'Łukasz 🎲', '👩‍👩‍👧', 'می‌خواهم']) expect(harmless(text, 24)).toBe(text);
  expect(harmless('a\u202Eb\u0007c', 24)).toBe('a b c');
});
