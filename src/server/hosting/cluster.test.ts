import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Notice, SharedStore } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';
import { handClock } from '../testing/clock.ts';
import { METRICS } from '../testing/house.ts';
import { clusterOf } from './cluster.ts';
import type { PassedRequest, Peers, peersOf } from './peers.ts';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const REQUEST: PassedRequest = {
  method: 'POST',
  url: '/api/x',
  headers: { 'content-type': 'application/json', 'x-tavola-peer': 'a guess' },
  body: '{"a":1}',
  address: '192.0.2.7',
};
const refused = Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' });

/** One process of two, without sockets and without a database. */
async function processBeside() {
  const clock = handClock();
  const said: string[] = [];
  const hosts = new Map<string, string | null>();
  const asked: (readonly string[])[] = [];
  const notices: Notice[] = [];
  const hostsOf: SharedStore['hosts'] = async (tables) => {
    asked.push(tables);
    return new Map(tables.map((id) => [id, hosts.get(id) ?? 'me']));
  };
  const shared: SharedStore = {
    process: 'me',
    peerKey: 'the key',
    renew: async () => ({
      now: clock.now(),
      others: [{ id: 'other', url: 'http://other', seen: clock.now() }],
    }),
    hosts: hostsOf,
    ownHosts: hostsOf,
    adopt: async () => true,
    confirm: () => Promise.resolve(),
    release: async () => void said.push('release'),
    tell: async () => undefined,
    told: async () => notices.splice(0),
  };
  let given: Parameters<typeof peersOf>[0] | null = null;
  let passing: () => Promise<{ status: number; body: string }> = async () => ({ status: 200, body: 'there' });
  const peers: typeof peersOf = async (env) => {
    given = env;
    return standIn<Peers>({
      url: 'http://me',
      size: 3,
      pass: () => passing(),
      spent: async (peer: { id: string }, spent: object) =>
        void said.push(`${peer.id} spent ${JSON.stringify(spent)}`),
      figures: () => Promise.reject(new Error('mute')),
      presence: async () => ({}),
      drop: () => undefined,
      close: async () => void said.push('closed'),
    });
  };
  const seats = [
    { kind: 'person', present: true },
    { kind: 'person', present: false },
    { kind: 'bot', level: '1' },
  ] as const;
  const live = ['one', 'two'].map((id) =>
    standIn<LiveTable>({
      id,
      info: () => ({ seats, watchers: 2 }),
      end: (reason, retry) => void said.push(`${id} ends: ${reason} ${retry}`),
    }),
  );
  const injected: object[] = [];
  const app = {
    async inject(call: object) {
      injected.push(call);
      return { statusCode: 201, body: 'here' };
    },
  } as unknown as FastifyInstance;
  const cluster = await clusterOf(
    { shared },
    {
      clock,
      peerUrl: null,
      metrics: METRICS,
      peers,
      live: () => live,
      isLive: (id) => live.some((table) => table.id === id),
      app: () => app,
      begin: () => expect.fail('nobody comes'),
      heard: async (notice) => void said.push(`hears of ${notice.kind}`),
      wasAway: () => undefined,
    },
  );
  const pass = async (seconds: number): Promise<void> => {
    for (let left = seconds; left > 0; left -= 1) {
      clock.advance(1000);
      await settled();
    }
  };
  return {
    cluster,
    clock,
    said,
    hosts,
    asked,
    notices,
    injected,
    pass,
    env: () => given!,
    fails(thrown: unknown) {
      passing = () => Promise.reject(thrown);
    },
  };
}

test('it is asked again and again who hosts what is here: a table that another has claimed ends here, and no other', async () => {
  const { cluster, asked, hosts, notices, said, pass } = await processBeside();
  await pass(1);
  expect(asked).toContainEqual(['one', 'two']);
  expect(said).toEqual([]);
  hosts.set('two', 'other');
  notices.push({ kind: 'revoked', keys: [] });
  await pass(1);
  expect(said).toEqual(['two ends: restart 300', 'hears of revoked']);
  await cluster.close();
});

test('what addresses have used is told to the others, and what they tell is counted', async () => {
  const { cluster, said, env, pass } = await processBeside();
  cluster.spending.listen((cost, address, count) => void said.push(`${cost} ${address} ${count}`));
  cluster.spending.took('codes', '192.0.2.7');
  env().spent({ names: { '198.51.100.1': 4 } });
  await pass(1);
  expect(said).toEqual(['names 198.51.100.1 4', 'other spent {"codes":{"192.0.2.7":1}}']);
  await cluster.close();
});

test('a request is passed on; of a process that is gone it is answered here, and one that fails is answered by nobody', async () => {
  const { cluster, injected, fails } = await processBeside();
  const peer = { id: 'other', url: 'http://other' };
  const pass = cluster.pass!;
  expect(await pass(null, REQUEST)).toBeNull();
  expect(await pass(peer, REQUEST)).toEqual({ status: 200, body: 'there' });
  fails(new Error('it stands still'));
  expect(await pass(peer, REQUEST)).toBeNull();
  expect(injected).toEqual([]);
  fails(refused);
  expect(await pass(peer, REQUEST)).toEqual({ status: 201, body: 'here' });
  expect(injected).toEqual([
    {
      method: 'POST',
      url: '/api/x',
      // The key is that of the processes, whatever somebody outside said.
      headers: { 'content-type': 'application/json', 'x-tavola-peer': 'the key' },
      remoteAddress: '192.0.2.7',
      payload: '{"a":1}',
    },
  ]);
  expect(cluster.hosting.isAlone).toBe(false);
  await cluster.close();
});

test('others are told who is here, and answered like anybody; figures are those of all who answer', async () => {
  const { cluster, env, injected } = await processBeside();
  expect(env().presence(['two', 'three'])).toEqual({ two: { seats: [0], watchers: 2 } });
  expect(await env().answer({ ...REQUEST, body: null })).toEqual({ status: 201, body: 'here' });
  expect(injected[0]).not.toHaveProperty('payload');
  expect(await cluster.figures()).toHaveLength(1);
  expect([cluster.passedOn(), cluster.peerKey, cluster.hasOthers(), env().key]).toEqual([
    3,
    'the key',
    true,
    'the key',
  ]);
  await cluster.close();
});

test('whether anybody is heard of, and how many others have passed on, is what it is there', async () => {
  const { cluster, clock } = await processBeside();
  expect([cluster.isHeard(), cluster.hasOthers(), cluster.passedOn()]).toEqual([true, true, 3]);
  // Nothing was asked meanwhile: the process has stood still.
  clock.freeze(7000);
  expect([cluster.isHeard(), cluster.hasOthers()]).toEqual([false, false]);
});

test('whoever leaves ends all tables, each when it is told to, lets go, and is asked for nothing any more', async () => {
  const { cluster, said, asked, pass } = await processBeside();
  let soon = 0;
  await cluster.leave(() => (soon += 100));
  expect(said).toEqual(['one ends: restart 100', 'two ends: restart 200', 'release']);
  await cluster.close();
  const { length } = asked;
  await pass(5);
  expect(asked).toHaveLength(length);
  expect(said.at(-1)).toBe('closed');
});
