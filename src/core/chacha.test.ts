import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chachaBlock, keyWords } from './chacha.ts';
import { hex } from './sha256.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/\w\w/gu)!, (byte) => Number.parseInt(byte, 16));

function block(key: string, counter: number, nonce: string): string {
  const view = new DataView(bytesOf(nonce).buffer);
  const word = (at: number): number => view.getUint32(at, true);
  const out = new DataView(new ArrayBuffer(64));
  chachaBlock(keyWords(bytesOf(key)), counter, [word(0), word(4), word(8)]).forEach((each, i) =>
    out.setUint32(4 * i, each, true),
  );
  return hex(new Uint8Array(out.buffer));
}

const ZERO = '00'.repeat(32);
const ONE = `${'00'.repeat(31)}01`;
const FF = `00ff${'00'.repeat(30)}`;
const COUNTING = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const NONCE = '00'.repeat(12);

describe('a block of ChaCha20', () => {
  test.each([
    [
      '2.3.2',
      COUNTING,
      1,
      '000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'A.1 #1',
      ZERO,
      0,
      NONCE,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7 da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      ZERO,
      1,
      NONCE,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed 29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      ONE,
      1,
      NONCE,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a 8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      FF,
      2,
      NONCE,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca 13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'A.1 #5',
      ZERO,
      0,
      '000000000000000000000002',
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7 8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('of RFC 8439, %s', (_name, key, counter, nonce, expected) => {
    expect(block(key, counter, nonce)).toBe(expected.replace(' ', ''));
  });

  test('as another implementation has it, up to the last counter', () => {
    for (const counter of [0, 1, 77, 2 ** 31, 2 ** 32 - 1]) {
      const iv = new DataView(new ArrayBuffer(16));
      iv.setUint32(0, counter, true);
      const cipher = createCipheriv('chacha20', bytesOf(COUNTING), new Uint8Array(iv.buffer));
      expect(block(COUNTING, counter, NONCE)).toBe(cipher.update(new Uint8Array(64)).toString('hex'));
    }
  });

  test('the key is left alone, and reads from the middle of a buffer', () => {
    const buffer = bytesOf(`ffffffff${COUNTING}`);
    const words = keyWords(buffer.subarray(4));
    expect(words).toEqual(keyWords(bytesOf(COUNTING)));
    expect(words[0]).toBe(0x03020100);
    const before = [...words];
    chachaBlock(words, 0, [0, 0, 0]);
    expect([...words]).toEqual(before);
  });
});
