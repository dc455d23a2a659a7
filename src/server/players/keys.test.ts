import { expect, test } from 'vitest';
import { dealtId, newCode, newId, newKey, newSecret, rematchId } from './keys.ts';
import { systemChance } from '../ports.ts';

/** Chance that tells how much of it was asked for, and of which every byte is another one. */
const chance = (first: number) => ({
  bytes: (count: number) => Uint8Array.from({ length: count }, (_, at) => (first + at) % 256),
});

test('a secret is 256 bits of chance, every one of them', () => {
  expect(newSecret(chance(0))).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  expect(newSecret(chance(224))).toBe('e0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');
});

test('a rematch is found by whoever knows the table and its link, and by nobody who knows one of them', () => {
  const id = rematchId('table', 'digest of the link');
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(rematchId('table', 'digest of the link')).toBe(id);
  expect(rematchId('table', 'digest of another link')).not.toBe(id);
  expect(rematchId('another table', 'digest of the link')).not.toBe(id);
});

test('a key is 256 bits, the name of a table 128, a code 50', () => {
  expect(Buffer.from(newKey(chance(1)), 'base64url')).toEqual(Buffer.from(chance(1).bytes(32)));
  expect(Buffer.from(newId(chance(1)), 'base64url')).toEqual(Buffer.from(chance(1).bytes(16)));
  expect(newCode(chance(0))).toBe('0123456789');
  expect(newCode(chance(22))).toBe('PQRSTVWXYZ');
});

test('the chance of the system repeats nothing', () => {
  const drawn = Array.from({ length: 100 }, () => newSecret(systemChance));
  expect(new Set(drawn).size).toBe(100);
  for (let at = 0; at < 64; at += 1) {
    expect(new Set(drawn.map((secret) => secret[at])).size).toBeGreaterThan(5);
  }
});

test('the tables of a gathering are found by whoever knows it and its link, each by its number', () => {
  const id = dealtId('gathering', 'digest of the link', 0);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(dealtId('gathering', 'digest of the link', 0)).toBe(id);
  const others = [
    dealtId('gathering', 'digest of the link', 1),
    dealtId('gathering', 'digest of another link', 0),
    dealtId('another gathering', 'digest of the link', 0),
    rematchId('gathering', 'digest of the link'),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test('names that follow from others stay what they were: a process that died may have opened what the next one looks for', () => {
  expect(rematchId('table', 'link')).toBe('lAHQcAGO4nwYSCcNDR0yvn');
  expect(dealtId('gathering', 'link', 1)).toBe('IGEHp9jyvXTzBXcby2fKra');
});
