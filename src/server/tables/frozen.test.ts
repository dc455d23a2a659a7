import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { keepOutages, type KeptOutages } from './outages.ts';
import type { Outages } from '../table/clocks/clocks.ts';
import { type Change, quietHouse } from '../testing/house.ts';
import { seated } from '../testing/seated.ts';

const SECOND = 1000;
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'lose' };

async function frozenFor(milliseconds: number) {
  let kept: KeptOutages | null = null;
  const change: Change = {
    get outages(): Outages {
      return kept?.known() ?? [];
    },
  };
  const house = quietHouse(change);
  kept = await keepOutages(house.store, house.clock);
  const table = await seated(house, muster, 2, LIVE);
  house.clock.advance(20 * SECOND);
  house.clock.freeze(milliseconds);
  const { seat, move } = await table.next();
  const answer = await table.ask(seat, move);
  return { answer, seat, table, house };
}

test('a server that stood still for longer than a clock has costs nobody the match, and the log alone tells the clocks', async () => {
  const { answer, seat, table, house } = await frozenFor(65 * SECOND);
  expect(answer).toBe('done');
  const { bank, result } = await table.state();
  expect(result).toBeNull();
  expect(bank!.left[seat]).toBe(40 * SECOND);
  expect((await table.log()).slice(-2).map(({ event }) => event.kind)).toEqual(['outage', 'move']);
  // A process that knows of no outage reads the same clocks from the log.
  const elsewhere = quietHouse({ store: house.store });
  expect((await elsewhere.live(table.id)).state().bank).toEqual(bank);
});

test('a server that ran all the while has stood still for nobody: a clock that has run out has', async () => {
  const { house, table } = await frozenFor(0);
  house.clock.advance(61 * SECOND);
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect((await table.state()).result).toMatchObject({ ending: 'time' });
});
