import { expect, test } from 'vitest';
import { commitmentTo, type Fair, nonceDigest } from '#core/fair';
import { newMatch } from '#core/match';
import type { Receipt } from '#core/receipt';
import { pebbles } from '#core/testing/pebbles';
import { heading, isWrong, judge } from './deal-judgement.ts';

const secret = '5a'.repeat(32);
const nonces = ['0'.repeat(32), 'f'.repeat(32)];
const once: Fair = { table: 't', commitment: commitmentTo('t', secret), secret, nonces };
const twice: Fair = { ...once, digests: nonces.map((nonce, seat) => nonceDigest('t', seat, nonce)) };
const { header } = newMatch(pebbles, { seats: 2, start: { fair: twice } });
const { game, version, options } = header;
const { commitment } = once;
const receipt: Receipt = {
  table: 't',
  game,
  version,
  options,
  commitment,
  digests: twice.digests!,
  seat: 0,
  nonce: nonces[0],
};
const part = { commitment, nonce: nonces[0] };

test('only the receipt of this device proves a deal of two rounds', () => {
  const proven = judge(twice, header, { part: { ...part, receipt } });
  expect(proven).toEqual({ kind: 'kept', receipt });
  expect(heading(proven)).toBe('fair.proven');
  for (const kept of [{}, { part }, { commitment }]) {
    const fits = judge(twice, header, kept);
    expect(fits).toEqual({ kind: 'unseen' });
    expect(heading(fits)).toBe('fair.fits');
  }
});

test.each([
  [{ part: { ...part, receipt: { ...receipt, digests: twice.digests!.toReversed() } } }, 'digests'],
  [{ part: { ...part, receipt: { ...receipt, version: 9 } } }, 'rules'],
  [{ part: { ...part, commitment: 'c'.repeat(64) } }, 'commitment'],
  [{ commitment: 'c'.repeat(64) }, 'commitment'],
] as const)('a deal that is not the one that was shown is called so: %#', (kept, discord) => {
  const judged = judge(twice, header, kept);
  expect(judged).toEqual({ kind: 'other', discord });
  expect([isWrong(judged), heading(judged)]).toEqual([true, 'fair.wrong']);
});

test('a deal of one round is never called proven, and one that comes instead of two is found out', () => {
  expect(judge(once, header, { commitment, nonce: nonces[1] })).toEqual({ kind: 'seenOnce' });
  expect(judge(once, header, { commitment })).toEqual({ kind: 'seenOnce' });
  expect(judge(once, header, {})).toEqual({ kind: 'unseenOnce' });
  expect(judge(once, header, { commitment, nonce: '7'.repeat(32) })).toEqual({ kind: 'otherOnce' });
  expect(judge(once, header, { commitment: 'c'.repeat(64) })).toEqual({ kind: 'otherOnce' });
  for (const kept of [{ commitment }, {}]) expect(heading(judge(once, header, kept))).toBe('fair.fits');
  expect(heading({ kind: 'otherOnce' })).toBe('fair.wrong');
  expect(judge(once, header, { part: { ...part, receipt } })).toEqual({ kind: 'other', discord: 'digests' });
});
