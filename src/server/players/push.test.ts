import { expect, test, vi } from 'vitest';
import webpush from 'web-push';
import { standIn } from '#core/testing/stand-in';
import type { Language } from '#core/words';
import { type PushSettings, pushOf } from './push.ts';
import { memoryStore } from '../testing/memory.ts';
import { quiet } from '../testing/start.ts';

/** What is asked of the library, which itself asks the services of the browsers: `push.slow.test.ts` has one of those. */

const REAL = [
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAB%2bx%3d',
  'https://web.push.apple.com/QGuQyavXutnMH',
];
/** Each of these is read in two ways by somebody, names a host of its own, or is not what a browser would send. */
const FALSE = [
  'https://127.0.0.1%2D.push.apple.com/x',
  'https://localhost%2dx.notify.windows.com/x',
  'https://evil.example%2F.push.apple.com/x',
  'https://evil.example\\.push.apple.com/x',
  'https://evil.example/.push.apple.com',
  'https://evil.example?.push.apple.com',
  'https://evil.example#.push.apple.com',
  'https://web.push.apple.com@evil.example/x',
  'https://evil.example@web.push.apple.com/x',
  'https://user:word@web.push.apple.com/x',
  'https://:word@web.push.apple.com/x',
  'https://web.push.apple.com:444/x',
  'https://web.push.apple.com:443/x',
  'http://web.push.apple.com/x',
  'https://web.push.apple.com.evil.example/x',
  'https://web.push.apple.com./x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://xfcm.googleapis.com/x',
  'https://x.fcm.googleapis.com/x',
  'https://WEB.push.apple.com/x',
  'https://web.push.apple.com/x#y',
  'https://web.push.apple.com/a b',
  ' https://web.push.apple.com/x',
  'https:web.push.apple.com/x',
  'https:///web.push.apple.com/x',
  'https://\u0435vil.push.apple.com/x',
  'https://x\ty.push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://a_b.push.apple.com/x',
  'https://*.push.apple.com/x',
  'https://..push.apple.com/x',
];

test('an address of a service is taken only as everybody reads it', async () => {
  const { accepts } = await pushOf(memoryStore(), quiet, { enabled: true, subject: 'https://x.invalid' });
  expect(REAL.filter((each) => !accepts(each))).toEqual([]);
  expect(FALSE.filter(accepts)).toEqual([]);
});

const ENDPOINT = REAL[3];
const KEYS = { p256dh: 'B', auth: 'a' };
const browser = (change: object = {}): string =>
  JSON.stringify({ endpoint: ENDPOINT, keys: KEYS, ...change });
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

/** A player with these browsers, and a service that answers as it is told. */
async function told(browsers: readonly string[], settings: Partial<PushSettings> = {}) {
  const store = memoryStore();
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  for (const each of browsers) await store.setPush('ann', each, 10);
  const said: unknown[] = [];
  let time = 0;
  const log = standIn<typeof quiet>({ warn: (...words: unknown[]) => said.push(words.at(-1)) });
  const send = vi.spyOn(webpush, 'sendNotification');
  const subject = 'https://x.invalid';
  const push = await pushOf(store, log, { enabled: true, subject, ...settings }, () => time);
  const notify = async (table = 't', news: (language: Language) => string = () => ''): Promise<void> => {
    push.notify('ann', standIn({ id: table, game: 'muster' }), news);
    await turns();
  };
  return { store, push, said, send, notify, advance: (ms: number) => void (time += ms) };
}
const fails = (statusCode?: number) => Promise.reject(Object.assign(new Error('no'), { statusCode }));
const TAKEN = { statusCode: 201, body: '', headers: {} };

test('each browser is told once, in its language, with keys of this server, for a day and not for longer than ten seconds', async () => {
  const { store, send, notify, push } = await told([
    browser({ language: 'de' }),
    browser({ keys: KEYS, x: 1 }),
  ]);
  send.mockResolvedValue(TAKEN);
  await notify('table', (language) => `told in ${language}`);
  const keys: webpush.VapidKeys = JSON.parse((await store.setting('push'))!);
  expect(push.key).toBe(keys.publicKey);
  const options = {
    vapidDetails: { subject: 'https://x.invalid', ...keys },
    TTL: 86_400,
    timeout: 10_000,
    topic: 'turn',
  };
  const words = { kind: 'turn', table: 'table', game: 'muster' };
  expect(send.mock.calls.map(([to, text, how]) => [to, JSON.parse(String(text)), how])).toEqual([
    [{ endpoint: ENDPOINT, keys: KEYS }, { ...words, told: 'told in de' }, options],
    [{ endpoint: ENDPOINT, keys: KEYS, x: 1 }, words, options],
  ]);
  send.mockClear();
  // Where there is no news, it is only their turn.
  await notify('other');
  expect(JSON.parse(String(send.mock.calls[0][1]))).toEqual({ ...words, table: 'other' });
  expect((await pushOf(store, quiet, { enabled: true, subject: 'x' })).key, 'kept').toBe(push.key);
});

test.each([
  [404, 0, []],
  [410, 0, []],
  [400, 1, ['push was not taken']],
  [429, 1, ['push was not taken']],
  [500, 1, ['push was not taken']],
  [undefined, 1, ['push was not taken']],
])(
  'a browser whose service answers %s is kept %i times, another one all the same, and it says %j',
  async (status, left, words) => {
    const other = browser({ x: 1 });
    const { store, send, notify, said } = await told([browser(), other]);
    send.mockResolvedValue(TAKEN).mockImplementationOnce(() => fails(status));
    await notify();
    expect(await store.pushOf('ann')).toEqual([...Array.from({ length: left }, () => browser()), other]);
    expect(said).toEqual(words);
  },
);

test('what was kept before is looked at again: an address of nobody is forgotten and never called', async () => {
  const evil = browser({ endpoint: 'https://evil.example/x' });
  const { store, send, notify } = await told([evil, browser()]);
  send.mockResolvedValue(TAKEN);
  await notify();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await store.pushOf('ann')).toEqual([browser()]);
});

test('two hundred are being told at once, and no more; each that is done makes room, however it ended', async () => {
  const { send, notify, said } = await told(Array.from({ length: 10 }, (_, x) => browser({ x })));
  const answers: (() => void)[] = [];
  send.mockImplementation(
    () =>
      new Promise((resolve, reject) =>
        answers.push(() => (answers.length % 2 === 0 ? resolve(TAKEN) : reject(new Error('no')))),
      ),
  );
  for (let table = 0; table < 20; table += 1) await notify(`t${table}`);
  expect([answers.length, said]).toEqual([200, []]);
  await notify('one more');
  expect([answers.length, said]).toEqual([200, Array(10).fill('too many are being told at once')]);
  for (const answer of answers.splice(0, 10)) answer();
  await turns();
  said.length = 0;
  await notify('again');
  expect([answers.length, said]).toEqual([200, []]);
});

test('of one table somebody is told five times at once, then every half minute; of others all the same', async () => {
  const { store, push, send, notify, advance } = await told([browser()]);
  send.mockResolvedValue(TAKEN);
  const times = async (count: number, table: string): Promise<number> => {
    send.mockClear();
    for (let each = 0; each < count; each += 1) await notify(table);
    return send.mock.calls.length;
  };
  expect(await times(7, 't')).toBe(5);
  expect(await times(1, 'another')).toBe(1);
  await store.addPlayer({ id: 'bob', name: 'Bob', since: 0 }, 'other key');
  await store.setPush('bob', browser(), 10);
  send.mockClear();
  push.notify('bob', standIn({ id: 't', game: 'muster' }), () => '');
  await turns();
  expect(send, 'somebody else of the same table').toHaveBeenCalledOnce();
  advance(29_990);
  expect(await times(1, 't')).toBe(0);
  advance(20);
  expect(await times(2, 't')).toBe(1);
});

test('where it is off nobody is called and no browser is taken', async () => {
  const { push, send, notify, store } = await told([browser()], { enabled: false });
  await notify();
  expect([push.key, push.accepts(ENDPOINT), send.mock.calls, await store.setting('push')]).toEqual([
    null,
    false,
    [],
    null,
  ]);
});

test('the keys of this server are kept before anybody is told them', async () => {
  const store = memoryStore();
  const kept = Promise.withResolvers<void>();
  const set: typeof store.set = async (...given) => {
    await kept.promise;
    return store.set(...given);
  };
  let isReady = false;
  const settings = { enabled: true, subject: 'https://x.invalid' };
  const ready = pushOf({ ...store, set }, quiet, settings).then((push) => {
    isReady = true;
    return push;
  });
  await turns();
  expect(isReady).toBe(false);
  kept.resolve();
  const { key } = await ready;
  // And they are the same after a restart.
  expect((await pushOf(store, quiet, settings)).key).toBe(key);
});

test('a database that fails while a browser is forgotten costs nobody their turn to be told', async () => {
  const { store, send, said, notify } = await told([browser()]);
  send.mockImplementation(() => fails(410));
  store.dropPush = () => Promise.reject(new Error('away'));
  for (let table = 0; table < 201; table += 1) await notify(`t${table}`);
  expect(send).toHaveBeenCalledTimes(201);
  expect(new Set(said)).toEqual(new Set(['push failed']));
});
