import { expect, test } from 'vitest';
import { commitmentTo, type Fair, nonceDigest } from '#core/fair';
import { readFair } from '#core/read-fair';
import type { Json } from '#core/json';
import { type Match, newMatch } from '#core/match';
import { discordOf, type Receipt } from '#core/receipt';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { RAINBOW } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { SeatInfo, TableInfo } from './table-info.ts';
import { type KeptPart, nextStep, type PartStep } from './part.ts';

/**
 * An operator who also plays, on seat 1, and tries parts until the deal pleases him. He writes the log, the table and the
 * saved match as he likes; the honest player on seat 0 has only her own device.
 */
const ID = 'o'.repeat(22);
const SECRET = '5a'.repeat(32);
const HERS = '1'.repeat(32);
const HIS = '2'.repeat(32);

const fairOf = (nonces: readonly (string | null)[], secret = SECRET): Fair => ({
  table: ID,
  commitment: commitmentTo(ID, secret),
  secret,
  digests: nonces.map((nonce, seat) => (nonce === null ? null : nonceDigest(ID, seat, nonce))),
  nonces,
});
const dealt = (fair: Fair, options: unknown = {}): Match =>
  newMatch(muster, { options: options as Json, start: { fair } });
/** What he is after. */
const wizards = ({ state }: Match): number =>
  (state as { hands: readonly (readonly number[])[] }).hands[1].filter((card) => card === RAINBOW).length;

/** Tries parts until he holds more wizards than by honest means; `make` says what he has a choice of. */
function grind(make: (nonce: string) => Fair, atLeast: number): Fair {
  for (let tried = 0; tried < 50_000; tried += 1) {
    const fair = make(tried.toString(16).padStart(32, '0'));
    if (wizards(dealt(fair)) >= atLeast) return fair;
  }
  throw new Error('no luck');
}

const person: SeatInfo = {
  kind: 'person',
  name: 'P',
  present: true,
  ready: true,
  standIn: null,
  resigned: false,
};
const tableOf = (fair: Fair, change: Partial<TableInfo> = {}): TableInfo => ({
  id: ID,
  game: 'muster',
  version: muster.version,
  options: dealt(fairOf([HERS, HIS])).header.options as TableInfo['options'],
  seats: [person, person],
  host: 0,
  agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
  listed: false,
  phase: 'waiting',
  fair: {
    commitment: fair.commitment,
    digests: [...(fair.digests ?? [null, null])],
    nonces: [...fair.nonces],
    withdrawn: [],
    leftBy: null,
  },
  result: null,
  rematch: { wishes: [], table: null },
  watchers: 0,
  ...change,
});
const inOneRound = ({ table, commitment, secret, nonces }: Fair): Fair => ({
  table,
  commitment,
  secret,
  nonces,
});
const closed = (fair: Fair): Fair => ({ ...fair, nonces: [null, null] });

/** Her device: what it is shown, one after the other, and what it does about it. */
function device(): { shown(table: TableInfo): PartStep; receipt(): Receipt } {
  let kept: KeptPart | undefined = { commitment: commitmentTo(ID, SECRET), nonce: HERS };
  return {
    shown(table) {
      const step = nextStep(table, 0, kept, { arriving: false, newNonce: () => HERS });
      if (step !== null && 'keep' in step) kept = step.keep;
      return step;
    },
    receipt: () => kept!.receipt!,
  };
}
const termsOf = ({ header }: Match) => ({ ...header, fair: (header.start as { fair: Fair }).fair });

test('in one round he has what he wants, and the file looks sound: that is why there are two', () => {
  const first = grind((nonce) => inOneRound(fairOf([HERS, nonce])), 2);
  expect(wizards(loadMatch(saveMatch(dealt(first)), () => muster))).toBeGreaterThanOrEqual(2);
});

test('he does not see her part before he is bound to his', () => {
  const hers = device();
  const unbound = { ...closed(fairOf([HERS, HIS])), digests: [nonceDigest(ID, 0, HERS), null] };
  expect(hers.shown(tableOf(unbound))).toBeNull();
  // Nor by a bot that becomes a person later: her receipt says that there was none.
  const withBot = tableOf(unbound, { seats: [person, { kind: 'bot', level: '1' }] });
  expect(hers.shown(withBot)).toMatchObject({ do: 'open' });
  const ground = grind((nonce) => fairOf([HERS, nonce]), 2);
  expect(discordOf(hers.receipt(), termsOf(dealt(ground)))).toBe('digests');
  expect(hers.shown(tableOf(ground, { phase: 'playing' }))).toEqual({ do: 'warn', trouble: 'changed' });
});

test('once he has seen her part, no other part of his passes: not with his old digest, not with a new one', () => {
  const hers = device();
  const honest = fairOf([HERS, HIS]);
  expect(hers.shown(tableOf(closed(honest)))).toMatchObject({ do: 'open', nonce: HERS });
  const ground = grind((nonce) => fairOf([HERS, nonce]), 2);
  // A new digest: she sees it while she plays, and can show it afterwards.
  expect(hers.shown(tableOf(ground, { phase: 'playing' }))).toEqual({ do: 'warn', trouble: 'changed' });
  expect(discordOf(hers.receipt(), termsOf(dealt(ground)))).toBe('digests');
  // The old one: the match is not even read.
  const forged = { ...ground, digests: honest.digests! };
  expect(() => readFair(forged, 2)).toThrow('seat 1 is not the one of its digest');
  expect(() => loadMatch(saveMatch(dealt(forged)), () => muster)).toThrow('is not the one of its digest');
  // The honest one does pass.
  expect(hers.shown(tableOf(honest, { phase: 'playing' }))).toBeNull();
  expect(discordOf(hers.receipt(), termsOf(dealt(honest)))).toBeNull();
});

test('nor does another part of the server, other options, the parts exchanged, or a match of one round', () => {
  const hers = device();
  const honest = fairOf([HERS, HIS]);
  hers.shown(tableOf(closed(honest)));
  const receipt = hers.receipt();
  const secrets = grind((nonce) => fairOf([HERS, HIS], nonce.repeat(2)), 2);
  expect(discordOf(receipt, termsOf(dealt(secrets)))).toBe('commitment');
  expect(discordOf(receipt, termsOf(dealt(honest, { first: 'seat1' })))).toBe('options');
  expect(discordOf(receipt, termsOf(dealt(fairOf([HIS, HERS]))))).toBe('digests');
  expect(discordOf(receipt, termsOf(dealt(fairOf([HERS, null]))))).toBe('digests');
  expect(discordOf(receipt, termsOf(dealt(inOneRound(honest))))).toBe('digests');
});

test('he may close the table instead, but not go back to the first round with her', () => {
  const hers = device();
  const honest = closed(fairOf([HERS, HIS]));
  hers.shown(tableOf(honest));
  const again = { ...honest, digests: [null, null] };
  expect(hers.shown(tableOf(again))).toEqual({ do: 'warn', trouble: 'changed' });
  expect(hers.shown(tableOf(honest, { phase: 'over' }))).toBeNull();
});

test('her own part is drawn anew for every table', () => {
  let drawn = 0;
  const newNonce = (): string => `${(drawn += 1)}`.repeat(32);
  const steps = ['a', 'b'].map((letter) =>
    nextStep(
      tableOf({ ...closed(fairOf([HERS, HIS])), digests: [null, null] }, { id: letter.repeat(22) }),
      0,
      undefined,
      { arriving: true, newNonce },
    ),
  );
  const parts = steps.map((step) => (step?.do === 'bind' ? step.keep.nonce : ''));
  expect(new Set(parts).size).toBe(2);
});
