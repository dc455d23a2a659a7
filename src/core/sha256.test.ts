import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hex, sha256, utf8 } from './sha256.ts';

const digest = (text: string): string => hex(sha256(utf8(text)));

describe('SHA-256', () => {
  // FIPS 180-4 and the examples NIST publishes for it.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of %j', (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  test('of a million times a', () => {
    expect(digest('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  test('of every length around the blocks, as another implementation has it', () => {
    for (let length = 0; length <= 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('the message is left alone', () => {
    const bytes = utf8('abc');
    sha256(bytes);
    expect([...bytes]).toEqual([97, 98, 99]);
  });
});

describe('UTF-8', () => {
  const encoder = new TextEncoder();

  test.each([
    '',
    'abc',
    '\u0000\u007f',
    '\u0080\u07ff',
    '\u0800\uffff',
    'Brücke, château, 橋',
    '\u{10000}\u{10ffff}',
    '🏰🌈',
    'e\u0301',
  ])('%j as the platform encodes it', (text) => {
    expect(utf8(text)).toEqual(encoder.encode(text));
  });

  test.each(['\ud800', '\udc00', 'a\ud83cz', '\udf08\ud83c', '\ud83c\ud83c\udf08'])(
    'a lone surrogate in %j',
    (text) => {
      expect(utf8(text)).toEqual(encoder.encode(text));
    },
  );

  test('every code point of a stretch', () => {
    const text = Array.from({ length: 4000 }, (_, i) => String.fromCodePoint(i * 17)).join('');
    expect(utf8(text)).toEqual(encoder.encode(text));
  });
});

test('hex has two digits for every byte', () => {
  expect(hex(Uint8Array.of(0, 9, 16, 255))).toBe('000910ff');
});
