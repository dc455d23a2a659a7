import { expect, test, vi } from 'vitest';
import type { Pool } from '../bot-workers/pool.ts';
import { originsOf } from './origins.ts';
import { company } from '../testing/company.ts';
import { ownServer } from '../testing/use-server.ts';

test('a player is where they were last met, the widest network first; of too many the oldest is forgotten', () => {
  const { met, of } = originsOf(2);
  met('ann', '203.0.113.9');
  met('ben', '2001:db8::1');
  expect(of('ann')).toEqual(['203.0/16', '203.0.113/24', '203.0.113.9/32']);
  met('ann', '198.51.100.7');
  met('cem', '203.0.113.9');
  expect(of('ann')[2]).toBe('198.51.100.7/32');
  expect([of('ben'), of('eve')]).toEqual([[], []]);
});

test('a bot thinks in the turn of the network from which the owner of its table is connected', async () => {
  const think = vi.fn<Pool['think']>(() => new Promise(() => undefined));
  const server = await ownServer({ pool: { think, close: () => Promise.resolve() } });
  const table = await company(server.url, { game: 'muster', people: 1, bots: 1 });
  // Whoever begins.
  await table.guests[0].ask({ type: 'handOver', id: 'h', level: '1' });
  await vi.waitFor(() => expect(think).toHaveBeenCalled());
  const [, owner, groups] = think.mock.calls[0];
  expect([owner, groups]).toEqual([table.people[0].player.id, ['127.0/16', '127.0.0/24', '127.0.0.1/32']]);
  await table.leave();
});
