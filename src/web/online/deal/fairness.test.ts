import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commitmentTo, type Fair, fairSeed, nonceDigest } from '#core/fair';
import { newMatch } from '#core/match';
import type { Receipt } from '#core/receipt';
import { pebbles } from '#core/testing/pebbles';
import { usePage } from '../../testing/page.ts';
import type { Deal } from './fairness.tsx';

const page = usePage();
let parts: { Deal: typeof Deal };
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  parts = await import('./fairness.tsx');
});
beforeEach(() => {
  page.storage.clear();
  page.show(null);
});

const secret = '5a'.repeat(32);
const nonces = ['0'.repeat(32), null];
const fair: Fair = {
  table: 't',
  commitment: commitmentTo('t', secret),
  secret,
  nonces,
  digests: [nonceDigest('t', 0, '0'.repeat(32)), null],
};
const match = newMatch(pebbles, { seats: 2, start: { fair } });
const { game, version, options } = match.header;
const receipt: Receipt = {
  table: 't',
  game,
  version,
  options,
  commitment: fair.commitment,
  digests: fair.digests!,
  seat: 0,
  nonce: '0'.repeat(32),
};
const part = { commitment: fair.commitment, nonce: '0'.repeat(32) };

async function shown(kept: object): Promise<void> {
  const { keepCodes } = await import('./table-keepsake.ts');
  keepCodes('t', kept);
  page.show(h(parts.Deal, { match, nameOf: (seat: number) => ['Ada', 'Bo'][seat] ?? '' }));
}

test('a deal tells every part of it under the name of whose it is, and what the cards follow from', async () => {
  await shown({});
  expect(page.one('dialog').getAttribute('open')).toBeNull();
  page.press('button.tool');
  expect(page.one('dialog').getAttribute('open')).not.toBeNull();
  expect(page.all('dd').map((each) => each.textContent)).toEqual([
    fair.commitment,
    secret,
    fair.digests![0],
    nonces[0],
    expect.stringMatching(/bot/iu),
    fairSeed(fair, options),
  ]);
  const told = page.all('dt').map((each) => each.textContent);
  expect(told[2]).toContain('Ada');
  expect(told[3]).toContain('Ada');
  expect(told[4]).toContain('Bo');
  expect(page.all('a[download]')).toEqual([]);
  page.press('dialog button.primary');
  expect(page.one('dialog').getAttribute('open')).toBeNull();
});

test('whoever has a receipt can save it; a deal that is another one is called so', async () => {
  await shown({ part: { ...part, receipt } });
  const proven = page.text('dialog h2');
  expect(page.one('dialog p').getAttribute('class')).toBe('kept');
  const file = page.one('a[download]');
  expect(file.getAttribute('download')).toBe('tavola-t-receipt.txt');
  expect(decodeURIComponent(file.getAttribute('href')!)).toContain(fair.commitment);
  page.show(null);
  await shown({ part: { ...part, receipt: { ...receipt, version: 9 } } });
  expect(page.text('dialog h2')).not.toBe(proven);
  expect(page.one('dialog p').getAttribute('class')).toBe('other');
  expect(page.all('a[download]')).toEqual([]);
});
