import { describe, expect, test } from 'vitest';
import {
  type Json,
  kindOf,
  parseJson,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
} from './json.ts';

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  [[], 'a list of 0'],
  [[1, 2], 'a list of 2'],
  [{}, 'an object'],
  [true, 'true'],
  [1.5, '1.5'],
  ['text', '"text"'],
  ['a "quote"', '"a \\"quote\\""'],
  ['x'.repeat(38), `"${'x'.repeat(38)}"`],
  ['x'.repeat(39), `"${'x'.repeat(36)}…`],
  [() => 1, 'function'],
])('%j is told as %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

describe('parsing', () => {
  test('gives what the text says', () => {
    expect(parseJson('{"a":[1,null]}', 'line')).toEqual({ a: [1, null] });
  });

  test.each(['', '{', 'undefined', "{'a':1}", '1 2'])('%j is no JSON', (text) => {
    expect(() => parseJson(text, 'line 3')).toThrow(
      expect.objectContaining({
        code: 'bad-json',
        message: `line 3: expected JSON, found ${JSON.stringify(text)}`,
      }),
    );
  });
});

/** A problem of the wrong type with this message. */
const wrong = (message: string): unknown => expect.objectContaining({ code: 'wrong-type', message });

describe('an object', () => {
  test('has the fields that were named, or some of them', () => {
    expect(readObject({ a: 1 }, 'it', ['a', 'b'])).toEqual({ a: 1 });
    expect(readObject({}, 'it', [])).toEqual({});
  });

  test.each<[Json | undefined, string]>([
    [null, 'null'],
    [undefined, 'nothing'],
    [[], 'a list of 0'],
    ['a', '"a"'],
    [3, '3'],
  ])('%j is none', (json, found) => {
    expect(() => readObject(json, 'it', ['a', 'b'])).toThrow(
      wrong(`it: expected an object with a, b, found ${found}`),
    );
    expect(() => readObject(json, 'it', [])).toThrow(
      wrong(`it: expected an object with no fields, found ${found}`),
    );
  });

  test('has no other fields', () => {
    const unknown = (message: string): unknown => expect.objectContaining({ code: 'unknown-field', message });
    expect(() => readObject({ a: 1, c: 2 }, 'it', ['a', 'b'])).toThrow(
      unknown('it: unknown field "c"; expected a, b'),
    );
    expect(() => readObject({ c: 2 }, 'it', [])).toThrow(
      unknown('it: unknown field "c"; expected no fields'),
    );
    expect(() => readObject(parseJson('{"__proto__":1}', 'x'), 'it', ['a'])).toThrow(
      unknown('it: unknown field "__proto__"; expected a'),
    );
  });
});

describe('a list', () => {
  const item = (json: Json, what: string): string => `${what}=${JSON.stringify(json)}`;

  test('is read entry by entry, each with its place', () => {
    expect(readList(['a', 'b'], 'it', item)).toEqual(['it[0]="a"', 'it[1]="b"']);
    expect(readList(['a', 'b'], 'it', item, 2)).toEqual(['it[0]="a"', 'it[1]="b"']);
  });

  test('has the length that was asked for', () => {
    expect(() => readList([1], 'it', item, 2)).toThrow(wrong('it: expected a list of 2, found a list of 1'));
    expect(() => readList([1, 2, 3], 'it', item, 2)).toThrow(
      wrong('it: expected a list of 2, found a list of 3'),
    );
    expect(() => readList([1], 'it', item, 0)).toThrow(wrong('it: expected a list of 0, found a list of 1'));
  });

  test.each<[Json | undefined, string]>([
    [undefined, 'nothing'],
    [null, 'null'],
    [{}, 'an object'],
    ['ab', '"ab"'],
  ])('%j is none', (json, found) => {
    expect(() => readList(json, 'it', item)).toThrow(wrong(`it: expected a list, found ${found}`));
    expect(() => readList(json, 'it', item, 2)).toThrow(wrong(`it: expected a list of 2, found ${found}`));
  });
});

describe('a number', () => {
  test('is whole and within its limits', () => {
    expect([2, 3, 5].map((json) => readNumber(json, 'it', 2, 5))).toEqual([2, 3, 5]);
    expect(readNumber(-4, 'it', -4, -4)).toBe(-4);
  });

  test.each<[Json | undefined, string]>([
    [1, '1'],
    [6, '6'],
    [2.5, '2.5'],
    ['3', '"3"'],
    [null, 'null'],
    [undefined, 'nothing'],
    [true, 'true'],
    [[3], 'a list of 1'],
  ])('%j is none', (json, found) => {
    expect(() => readNumber(json, 'it', 2, 5)).toThrow(
      wrong(`it: expected a whole number from 2 to 5, found ${found}`),
    );
  });

  test('NaN and the infinite are none', () => {
    const message = 'it: expected a whole number from 2 to Infinity, found null';
    expect(() => readNumber(Number.NaN, 'it', 2, Infinity)).toThrow(wrong(message));
    expect(() => readNumber(Infinity, 'it', 2, Infinity)).toThrow(wrong(message));
  });
});

test('one of several texts', () => {
  expect(readOneOf('b', 'it', ['a', 'b'])).toBe('b');
  for (const [json, found] of [
    ['c', '"c"'],
    ['', '""'],
    [null, 'null'],
    [1, '1'],
    [undefined, 'nothing'],
  ] as const) {
    expect(() => readOneOf(json, 'it', ['a', 'b'])).toThrow(
      wrong(`it: expected one of a, b, found ${found}`),
    );
  }
});

test('a text', () => {
  expect(readText('', 'it')).toBe('');
  expect(readText('any', 'it')).toBe('any');
  for (const [json, found] of [
    [7, '7'],
    [null, 'null'],
    [undefined, 'nothing'],
    [['a'], 'a list of 1'],
  ] as const) {
    expect(() => readText(json, 'it')).toThrow(wrong(`it: expected text, found ${found}`));
  }
});
