import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, type Fair, fairSeed, nonceDigest } from './fair.ts';
import { readFair } from './read-fair.ts';
import { readGivenUp, saveGivenUp, unopenedOf } from './given-up.ts';
import type { AnyGame } from './game.ts';
import { type Match, newMatch } from './match.ts';
import { loadMatch } from './loaded.ts';
import { saveMatch } from './saved.ts';
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

test('a setting that came after fair deals changes none of them at its default, and every one where it is chosen', () => {
  const later: AnyGame = {
    ...pebbles,
    options: {
      ...pebbles.options,
      fields: { ...pebbles.options.fields, pack: { kind: 'text', default: '', max: 9 } },
      late: ['pack'],
      latest: ['pack'],
    },
  };
  const before = newMatch(pebbles, { seats: 2, start: { fair } });
  const bagOf = (match: Match): unknown => match.state.bag;
  const now = newMatch(later, { seats: 2, start: { fair } });
  expect(bagOf(now)).toEqual(bagOf(before));
  expect(saveMatch(now)).toBe(saveMatch(before));
  expect(bagOf(loadMatch(saveMatch(before), () => later))).toEqual(bagOf(before));
  const other = newMatch(later, { seats: 2, options: { pack: 'x' }, start: { fair } });
  expect(bagOf(other)).not.toEqual(bagOf(before));
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

const rounds: Fair = {
  ...fair,
  digests: fair.nonces.map((nonce, seat) => nonceDigest('the table', seat, nonce!)),
};
const readRounds = (change: object): Fair => readFair({ ...rounds, ...change }, 2);

test('the digest of a nonce and the seed of two rounds are what another implementation finds, and stay so for ever', () => {
  const other = (text: string): string => createHash('sha256').update(text).digest('hex');
  expect(rounds.digests).toEqual([
    other(`tavola nonce 1\nthe table\n0\n${rounds.nonces[0]}`),
    other(`tavola nonce 1\nthe table\n1\n${rounds.nonces[1]}`),
  ]);
  expect(fairSeed(rounds, { heap: 6 })).toBe(
    other(`tavola deal 2\n${secret}\nthe table\n{"heap":6}\n${fair.nonces.join('\n')}`),
  );
  // Saved matches depend on these very digits.
  expect(fairSeed(fair, {})).toBe('d01f8e7da4a1730d43f0ec0c5a9c0227d32b49151562d733d6ee39e94606f929');
  expect(fairSeed(rounds, {})).toBe('5d5f6f21a2bf037d2a6f5d151c58a7ee8501e98014173a50a3ec15af7c521413');
});

test('a digest is good for one table, one seat and one nonce', () => {
  const nonce = '7'.repeat(32);
  const all = [
    nonceDigest('the table', 0, nonce),
    nonceDigest('the table', 1, nonce),
    nonceDigest('another', 0, nonce),
    nonceDigest('the table', 0, '8'.repeat(32)),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('the deal of two rounds depends on the secret and on the nonce of every seat', () => {
  const four = Array.from({ length: 4 }, (_, seat) => `${seat}`.repeat(32));
  const seedOf = (nonces: readonly string[], of = secret): string =>
    fairSeed(
      {
        table: 't',
        commitment: commitmentTo('t', of),
        secret: of,
        digests: nonces.map((each, seat) => nonceDigest('t', seat, each)),
        nonces,
      },
      {},
    );
  const seeds = [
    seedOf(four),
    seedOf(four, '5b'.repeat(32)),
    ...four.map((_, seat) => seedOf(four.with(seat, 'a'.repeat(32)))),
    seedOf(four.toReversed()),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a nonce that is not the one of its digest is refused, wherever it comes from', () => {
  expect(readRounds({})).toEqual(rounds);
  const [first, second] = rounds.nonces;
  for (const nonces of [
    ['1'.repeat(32), second],
    [first, '1'.repeat(32)],
    [second, first],
    [first, first],
  ]) {
    expect(() => readRounds({ nonces })).toThrow('is not the one of its digest');
  }
  expect(() => readRounds({ digests: rounds.digests!.toReversed() })).toThrow('is not the one of its digest');
  expect(() => readRounds({ digests: [null, rounds.digests![1]] })).toThrow('seat 0 is not the one');
  expect(() => readRounds({ nonces: [null, second] })).toThrow('fair.nonces[0]: expected the nonce');
  expect(() => readRounds({ digests: [rounds.digests![0]] })).toThrow('a list of 2');
  expect(() => readRounds({ digests: ['0', '0'] })).toThrow('64 hexadecimal digits');
  expect(() => readRounds({ secret: '5b'.repeat(32) })).toThrow('committed to');
  expect(() => readRounds({ leftBy: 0 })).toThrow('unknown field');
});

test('bots have no digest and no nonce', () => {
  const withBot = { digests: [rounds.digests![0], null], nonces: [rounds.nonces[0], null] };
  expect(readRounds(withBot)).toMatchObject(withBot);
});

test('two rounds do not pass for one: without its digests a match is another match', () => {
  const match = newMatch(pebbles, { seats: 2, start: { fair: rounds } });
  const text = saveMatch(match);
  expect(loadMatch(text, () => pebbles).state).toEqual(match.state);
  expect(fairSeed(rounds, {})).not.toBe(fairSeed(fair, {}));
});

test('what was withdrawn is a digest, or a nonce of the days of one round', () => {
  const withdrawn = ['a'.repeat(64), 'b'.repeat(32)];
  expect(readRounds({ withdrawn })).toEqual({ ...rounds, withdrawn });
  for (const wrong of ['a'.repeat(63), 'B'.repeat(32), 'a'.repeat(33), 7]) {
    expect(() => readRounds({ withdrawn: [wrong] })).toThrow('fair.withdrawn[0]');
  }
});

test('a deal that was given up tells who did not open their part, and only when all were bound', () => {
  const half = { ...rounds, nonces: [rounds.nonces[0], null] };
  const reread = (given: Fair): Fair => readGivenUp(saveGivenUp(given));
  expect(reread(half)).toEqual(half);
  expect(unopenedOf(reread(half))).toEqual([]);
  expect(unopenedOf(reread({ ...half, leftBy: null }))).toEqual([1]);
  expect(unopenedOf(reread({ ...rounds, leftBy: 1 }))).toEqual([]);
  expect(reread({ ...half, leftBy: 0 }).leftBy).toBe(0);
  expect(() => reread({ ...half, leftBy: 2 })).toThrow('fair.leftBy');
  expect(() => reread({ ...half, nonces: ['1'.repeat(32), null] })).toThrow('is not the one of its digest');
});

test.each(['null', '[]', '7'])('a text that tells of no deal that was given up is refused: %s', (json) => {
  const text = saveGivenUp(rounds).replace(JSON.stringify(rounds), json);
  expect(() => readGivenUp(text)).toThrow('fair: expected an object');
});

test('a deal for several tables is not that of one table with as many seats', () => {
  const fair = { table: 't', commitment: 'c', secret: 's', digests: ['d'], nonces: ['n'] };
  const seeds = [undefined, 2, 3].map((tables) => fairSeed({ ...fair, ...(tables && { tables }) }, {}));
  expect(new Set(seeds).size).toBe(3);
});
