import { expect, test } from 'vitest';
import { gameOf } from '#games/index';
import { configFrom } from './config.ts';
import type { Peers, peersOf } from './hosting/peers.ts';
import { serviceOf } from './service.ts';
import type { SharedStore, Store } from './store/store.ts';
import { countedChance, handClock } from './testing/clock.ts';
import { METRICS } from './testing/house.ts';
import { memoryStore } from './testing/memory.ts';
import { quiet } from './testing/start.ts';

const nothing = (): Promise<void> => Promise.resolve();

test('a process that others know, and that has no tables yet, sends them away and outlives a database that takes long', async () => {
  const clock = handClock();
  const shared: SharedStore = {
    process: 'me',
    peerKey: 'key',
    renew: () => Promise.resolve({ now: clock.now(), others: [] }),
    hosts: () => Promise.resolve(new Map()),
    adopt: () => Promise.resolve(true),
    release: nothing,
    tell: nothing,
    told: () => Promise.resolve([]),
  };
  let answer: () => void = () => undefined;
  const slow: Store = {
    ...memoryStore(),
    shared,
    setting: () => new Promise((resolve) => (answer = () => resolve(null))),
  };
  let begin: Parameters<typeof peersOf>[0]['begin'] | null = null;
  const peers: typeof peersOf = (env) => {
    ({ begin } = env);
    return Promise.resolve({
      url: 'http://me',
      size: 0,
      drop: () => undefined,
      close: nothing,
    } as unknown as Peers);
  };
  const starting = serviceOf({
    config: configFrom({}),
    store: slow,
    clock,
    chance: countedChance(),
    metrics: METRICS,
    log: quiet,
    gameOf,
    think: () => Promise.reject(new Error('no bot is here')),
    notify: () => undefined,
    peers,
    app: () => ({}) as never,
    sockets: () => ({ each: () => undefined }),
    opened: () => undefined,
  });
  const turns = async (): Promise<void> => {
    for (let left = 20; left > 0; left -= 1) await Promise.resolve();
  };
  await turns();
  // So long that it has not been heard of: everybody at its tables would be sent away now.
  shared.renew = () => Promise.reject(new Error('away'));
  for (let second = 0; second < 8; second += 1) {
    clock.advance(1000);
    await turns();
  }
  let code = 0;
  const session = begin!({
    send: () => undefined,
    buffered: () => 0,
    turn: nothing,
    close: (given) => void (code = given),
  });
  await session.receive('{}');
  expect(code).toBe(1001);
  for (let left = 5; left > 0; left -= 1) {
    answer();
    await turns();
  }
  expect((await starting).tables.size).toBe(0);
});
