import { afterEach, expect, test, vi } from 'vitest';
import webpush from 'web-push';
import { problem } from '#core/problem';
import type { Server } from './server.ts';
import { handClock } from './testing/clock.ts';
import { call } from './testing/client.ts';
import { atTurn, company } from './testing/company.ts';
import { memoryStore } from './testing/memory.ts';
import { startForTest } from './testing/start.ts';

const DAY = 86_400_000;
let server: Server;
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

test('how long an event takes until it lies on the disk is measured in seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = memoryStore();
  let kept = 0;
  const append: typeof store.append = (...entry) => {
    kept += 1;
    vi.advanceTimersByTime(250);
    return store.append(...entry);
  };
  server = await startForTest('.', { store: { ...store, append } }, { limits: false });
  const table = await company(server.url, { game: 'muster', people: 2 });
  await table.leave();
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toContain(`tavola_commit_seconds_count ${kept}\n`);
  expect(figures).toContain(`tavola_commit_seconds_sum ${kept / 4}\n`);
});

test('a server that cannot keep anything says so, and again a second later what is true then', async () => {
  const clock = handClock();
  const store = memoryStore();
  let works = true;
  const set: typeof store.set = (...given) =>
    works ? store.set(...given) : Promise.reject(problem('storage', 'no room'));
  server = await startForTest('.', { clock, store: { ...store, set } });
  const ready = async (): Promise<number> => (await call(server.url, 'GET', '/readyz')).status;
  const seen = [];
  for (const next of [true, false, true]) {
    works = next;
    clock.advance(1001);
    seen.push(await ready());
  }
  expect(seen).toEqual([200, 503, 200]);
});

test('tables that are over are kept for ever, if that is what is wanted', async () => {
  const clock = handClock();
  server = await startForTest('.', { clock, store: memoryStore() }, { limits: false, keepDays: 0 });
  const table = await company(server.url, { game: 'muster', people: 2 });
  await table.guests[0].ask({ type: 'resign' });
  await table.leave();
  clock.freeze(1000 * DAY);
  await server.tables.sweep();
  await server.tables.sweep();
  expect(await server.store.table(table.table)).not.toBeNull();
});

test('whoever has left, and has become to act, is told so by their browser', async () => {
  const store = memoryStore();
  server = await startForTest('.', { store }, { limits: false, push: true });
  const send = vi
    .spyOn(webpush, 'sendNotification')
    .mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  const table = await company(server.url, { game: 'muster', people: 2 });
  const { actor, others, word, seq } = atTurn(table);
  const away = others[0].seat()!;
  const endpoint = 'https://web.push.apple.com/x';
  await store.setPush(table.people[away].player.id, JSON.stringify({ endpoint, keys: {} }), 10);
  await others[0].close();
  await actor.until(() => {
    const sitter = actor.table().seats[away];
    return sitter.kind === 'person' && !sitter.present;
  });
  await actor.ask({ type: 'move', after: seq, word });
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  await vi.waitFor(() => expect(send.mock.calls.map(([to]) => to.endpoint)).toEqual([endpoint]));
  await actor.close();
  send.mockRestore();
});
