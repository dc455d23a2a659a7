import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, type Fair, fairSeed, readFair } from './fair.ts';
import { newMatch } from './match.ts';
import { loadMatch, saveMatch } from './saved.ts';
import { pebbles } from './testing/pebbles.ts';

const secret = '5a'.repeat(32);
const fair: Fair = {
  table: 'the table',
  commitment: commitmentTo('the table', secret),
  secret,
  nonces: ['0'.repeat(32), 'f'.repeat(32)],
};
const read = (change: object): Fair => readFair({ ...fair, ...change }, 2);

test('commitment and seed are what another implementation of SHA-256 finds', () => {
  const other = (text: string): string => createHash('sha256').update(text).digest('hex');
  expect(fair.commitment).toBe(other(`tavola commitment 1\nthe table\n${secret}`));
  expect(fairSeed(fair, { heap: 6 })).toBe(
    other(`tavola deal 1\n${secret}\nthe table\n{"heap":6}\n${fair.nonces.join('\n')}`),
  );
});

test('every part of it changes the seed', () => {
  const changes: Fair[] = [
    fair,
    { ...fair, table: 'another' },
    { ...fair, secret: '5b'.repeat(32) },
    { ...fair, nonces: [fair.nonces[1], fair.nonces[0]] },
    { ...fair, nonces: [null, fair.nonces[1]] },
  ];
  const seeds = [...changes.map((each) => fairSeed(each, {})), fairSeed(fair, { heap: 6 })];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a secret that was not committed to is refused, and so is another commitment or another table', () => {
  expect(read({})).toEqual(fair);
  for (const change of [
    { secret: '5b'.repeat(32) },
    { commitment: fair.commitment.replace(/./u, 'x') },
    { table: '' },
  ]) {
    expect(() => read(change)).toThrow('committed to');
  }
  expect(() => read({ secret: secret.toUpperCase() })).toThrow('64 hexadecimal digits');
  expect(() => read({ nonces: ['0'.repeat(31), null] })).toThrow('32 hexadecimal digits');
  expect(() => read({ nonces: [null] })).toThrow('a list of 2');
});

test('a match that began so is saved and replayed, and a changed nonce is found', () => {
  const match = newMatch(pebbles, { seats: 2, start: { fair } });
  const text = saveMatch(match);
  expect(loadMatch(text, () => pebbles).state).toEqual(match.state);
  expect(match.state).toEqual(
    newMatch(pebbles, { seats: 2, start: { seed: fairSeed(fair, match.header.options) } }).state,
  );
  expect(() => loadMatch(text.replace('"0000', '"1000'), () => pebbles)).toThrow('digest');
  expect(() => loadMatch(text.replaceAll(secret, '5b'.repeat(32)), () => pebbles)).toThrow('committed to');
});
