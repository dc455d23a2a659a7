import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Match, outcomeOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { murano } from '#games/murano/index';
import { lossPerCard } from '#games/murano/modules/variants';
import { LIRAS_AT_FIRST } from '#games/murano/rules/setup';
import type { State } from '#games/murano/rules/state';
import { logFor } from '#table/log';
import { differences, EMPTY_LEDGER, ledgersOf } from './ledger.ts';

const folder = join(import.meta.dirname, '../../../../games/murano/matches');
const matches = globSync('*.match', { cwd: folder })
  .toSorted()
  .map((file): [string, Match] => [file, loadMatch(readFileSync(join(folder, file), 'utf8'), () => murano)]);

test.each(matches)('every Lira is accounted for: %s', (_file, match) => {
  const outcome = outcomeOf(match);
  if (outcome === null) return;
  const { hands, options }: State = match.state;
  const lost = hands.map((hand) => lossPerCard(options) * hand.length);
  for (const reader of [0, null]) {
    const ledgers = ledgersOf(logFor(reader)(match), outcome.scores, lost);
    // Whatever the log did not tell would be missing here.
    expect(ledgers.map(({ start }) => start)).toEqual(hands.map(() => LIRAS_AT_FIRST));
  }
});

test('what parted two is told by its size', () => {
  const none = { ...EMPTY_LEDGER, start: 4 };
  const first = { ...none, creations: 20, ring: -3, sales: 1 };
  const second = { ...none, creations: 14, ring: -1, sales: 0, markets: -2 };
  expect(differences(first, second)).toEqual([
    { entry: 'creations', by: 6 },
    { entry: 'markets', by: 2 },
  ]);
});

test('what hardly matters beside the largest difference did not decide', () => {
  const first = { ...EMPTY_LEDGER, creations: 45, advantages: 1, sales: 6 };
  const second = { ...EMPTY_LEDGER, creations: 20, advantages: 0, sales: 0 };
  expect(differences(first, second)).toEqual([{ entry: 'creations', by: 25 }]);
  expect(differences({ ...first, sales: 7 }, second)).toHaveLength(2);
});
