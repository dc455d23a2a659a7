import { expect, test } from 'vitest';
import { commitmentTo, type Fair, nonceDigest } from './fair.ts';
import { DISCORDS, discordOf, readReceipt, type Receipt, saveReceipt, type DealTerms } from './receipt.ts';

const secret = '5a'.repeat(32);
const nonces = ['0'.repeat(32), 'f'.repeat(32), null];
const digestsOf = (parts: readonly (string | null)[]): (string | null)[] =>
  parts.map((nonce, seat) => (nonce === null ? null : nonceDigest('t', seat, nonce)));
const fair: Fair = {
  table: 't',
  commitment: commitmentTo('t', secret),
  secret,
  digests: digestsOf(nonces),
  nonces,
};
const terms: DealTerms = { game: 'pebbles', version: 1, options: { heap: 6, last: 'wins' }, fair };
const receipt: Receipt = {
  table: 't',
  game: 'pebbles',
  version: 1,
  options: { last: 'wins', heap: 6 },
  commitment: fair.commitment,
  digests: digestsOf(nonces),
  seat: 1,
  nonce: 'f'.repeat(32),
};

test('the deal that the device was shown fits, in whatever order options are written', () => {
  expect(discordOf(receipt, terms)).toBeNull();
  expect(discordOf(receipt, { ...terms, fair: { ...fair, nonces: [null, null, null] } })).toBeNull();
});

test('a receipt from before there was a setting fits a match in which it says nothing, and no other', () => {
  const withPack = (pack: string): DealTerms => ({ ...terms, options: { heap: 6, last: 'wins', pack } });
  expect(discordOf(receipt, withPack(''))).toBeNull();
  expect(discordOf(receipt, withPack('2-2'))).toBe('options');
});

test('a deal for several tables fits a receipt of as many, and no other', () => {
  const two: DealTerms = { ...terms, fair: { ...fair, tables: 2 } };
  expect(discordOf({ ...receipt, tables: 2 }, two)).toBeNull();
  expect(discordOf({ ...receipt, tables: 3 }, two)).toBe('table');
  expect(discordOf(receipt, two)).toBe('table');
  expect(discordOf({ ...receipt, tables: 2 }, terms)).toBe('table');
});

/** Parts that an operator would rather have had, with the digests written anew to fit them. */
const regrind = (seat: number, nonce: string | null): Partial<Fair> => {
  const changed = nonces.with(seat, nonce);
  return { nonces: changed, digests: digestsOf(changed) };
};
const { digests, ...oneRound } = fair;

test.each([
  ['table', { fair: { ...fair, table: 'other' } }],
  ['rules', { game: 'muster' }],
  ['rules', { version: 2 }],
  ['options', { options: { heap: 7, last: 'wins' } }],
  ['options', { options: { heap: 6 } }],
  ['commitment', { fair: { ...fair, commitment: commitmentTo('t', '5b'.repeat(32)) } }],
  ['digests', { fair: { ...fair, ...regrind(0, '1'.repeat(32)) } }],
  ['digests', { fair: { ...fair, ...regrind(1, '1'.repeat(32)) } }],
  ['digests', { fair: { ...fair, ...regrind(0, null) } }],
  ['digests', { fair: { ...fair, ...regrind(2, '1'.repeat(32)) } }],
  ['digests', { fair: { ...fair, digests: [digests![1]!, digests![0]!, null] } }],
  ['digests', { fair: { ...fair, digests: digests!.slice(0, 2) } }],
  ['digests', { fair: oneRound }],
  ['nonce', { fair: { ...fair, nonces: ['1'.repeat(32), nonces[1], null] } }],
  ['nonce', { fair: { ...fair, nonces: [nonces[0], '1'.repeat(32), null] } }],
  ['nonce', { fair: { ...fair, nonces: [nonces[1], nonces[0], null] } }],
  ['nonce', { fair: { ...fair, nonces: [nonces[0], nonces[1], '1'.repeat(32)] } }],
] as const)('another deal is found out by its %s: %j', (what, change) => {
  expect(DISCORDS).toContain(what);
  expect(discordOf(receipt, { ...terms, ...change })).toBe(what);
});

test('a receipt is read as it was saved, and one that is not sound is refused', () => {
  expect(readReceipt(saveReceipt(receipt))).toEqual(receipt);
  const read = (change: object): Receipt => readReceipt(saveReceipt({ ...receipt, ...change }));
  expect(() => readReceipt('tavola match 1\n{}')).toThrow('tavola receipt 1');
  expect(() => readReceipt('tavola receipt 1\n{')).toThrow('expected JSON');
  expect(() => read({ nonce: '1'.repeat(32) })).toThrow('the digest of its own seat');
  expect(() => read({ seat: 0 })).toThrow('the digest of its own seat');
  expect(() => read({ seat: 3 })).toThrow('receipt.seat');
  expect(() => read({ digests: [null, 'x', null] })).toThrow('64 hexadecimal digits');
  expect(() => read({ table: 7 })).toThrow('receipt.table');
  expect(() => read({ game: null })).toThrow('receipt.game');
  expect(() => read({ version: 0 })).toThrow('receipt.version');
  expect(() => read({ commitment: null })).toThrow('receipt.commitment');
  expect(() => read({ more: 1 })).toThrow('unknown field');
});
