import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const program = readFileSync(join(import.meta.dirname, 'public', 'sw.js'), 'utf8');
const HOST = 'https://tavola.test';

interface Window {
  readonly url: string;
  readonly visibilityState: string;
}

/** The worker as a build fills it in, in as much of a browser as it asks for: what it keeps, shows and opens. */
function worker({
  base = '/',
  windows = [],
  names = [],
}: { base?: string; windows?: readonly Window[]; names?: readonly string[] } = {}) {
  const kept = new Map<string, Map<string, string>>(names.map((name) => [name, new Map()]));
  const listeners = new Map<string, (event: object) => void>();
  const told: string[] = [];
  const cacheOf = (name: string): Map<string, string> => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return files;
  };
  const caches = {
    open: (name: string) => {
      const files = cacheOf(name);
      return Promise.resolve({
        addAll: (all: readonly string[]) => {
          for (const file of all) files.set(file, `${file} of ${name}`);
          return Promise.resolve();
        },
        match: (file: string) => Promise.resolve(files.get(file)),
      });
    },
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (file: string, { cacheName }: { cacheName?: string } = {}) => {
      const own = [...kept].filter(([name]) => cacheName === undefined || name === cacheName);
      const text = own.map(([, files]) => files.get(file)).find((each) => each !== undefined);
      return Promise.resolve(
        cacheName === undefined || text === undefined ? text : { json: (): unknown => JSON.parse(text) },
      );
    },
  };
  const pages = windows.map((each) => ({
    ...each,
    focus: () => told.push(`to ${each.url}`),
  }));
  const self = {
    location: new URL(`${HOST}${base}sw.js`),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => told.push('takes over'),
    clients: {
      claim: () => told.push('serves the pages that are open'),
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: string) => told.push(`opens ${address}`),
    },
    registration: {
      showNotification: (title: string, notice: object) => told.push(`${title} ${JSON.stringify(notice)}`),
    },
  };
  const filled = program
    .replace("'VERSION'", "'v2'")
    .replace("['FILES']", JSON.stringify([base, `${base}a.js`]))
    .replace("'PAGE'", JSON.stringify(base));
  runInNewContext(filled, { self, caches, URL, fetch: ({ url }: { url: string }) => `network ${url}` });
  return {
    told,
    cacheOf,
    names: () => [...kept.keys()],
    /** Something happens to the worker; what it answers with, if it does. */
    async happens(type: string, event: object = {}): Promise<unknown> {
      const waits: unknown[] = [];
      const hold = (work: unknown): void => void waits.push(work);
      listeners.get(type)?.({ ...event, waitUntil: hold, respondWith: hold });
      return (await Promise.all(waits))[0];
    },
  };
}

const request = (path: string, more: object = {}) => ({
  request: { url: `${HOST}${path}`, method: 'GET', mode: 'cors', ...more },
});

test('what was built is kept; of the versions before only the last stays, for a tab that still plays with it', async () => {
  const { happens, names, cacheOf, told } = worker({ names: ['v0', 'v1', 'notice', 'tavola /other/ v1'] });
  await happens('install');
  expect([...cacheOf('v2').keys()]).toEqual(['/', '/a.js']);
  await happens('activate');
  expect(names()).toEqual(['v1', 'notice', 'tavola /other/ v1', 'v2']);
  expect(told).toEqual(['serves the pages that are open']);
});

test('in a folder of its own it keeps its files under its own name, and leaves others alone', async () => {
  const { happens, names } = worker({
    base: '/games/',
    names: ['v1', 'tavola /games/ v0', 'tavola /games/ v1', 'tavola /other/ v1'],
  });
  await happens('install');
  await happens('activate');
  expect(names()).toEqual(['v1', 'tavola /games/ v1', 'tavola /other/ v1', 'tavola /games/ v2']);
});

test('what is kept is served from there, every address by the page, and all else by the network', async () => {
  const { happens, cacheOf } = worker({ names: ['v1'] });
  await happens('install');
  cacheOf('v1').set('/old.js', 'old');
  expect(await happens('fetch', request('/a.js'))).toBe('/a.js of v2');
  expect(await happens('fetch', request('/old.js'))).toBe('old');
  expect(await happens('fetch', request('/match/12?x=1', { mode: 'navigate' }))).toBe('/ of v2');
  expect(await happens('fetch', request('/new.js'))).toBe(`network ${HOST}/new.js`);
  // The server is asked itself, and nothing is answered in its name.
  expect(await happens('fetch', request('/api/tables'))).toBeUndefined();
  expect(await happens('fetch', request('/a.js', { method: 'POST' }))).toBeUndefined();
  expect(await happens('fetch', request('', { url: 'https://elsewhere.test/a.js' }))).toBeUndefined();
});

test('the server of a folder is below it', async () => {
  const { happens } = worker({ base: '/games/' });
  await happens('install');
  expect(await happens('fetch', request('/games/api/tables'))).toBeUndefined();
  expect(await happens('fetch', request('/api/tables'))).toBe(`network ${HOST}/api/tables`);
});

test('a new version takes over when it is told to, and by nothing else', async () => {
  const { happens, told } = worker();
  await happens('message', { data: 'something' });
  expect(told).toEqual([]);
  await happens('message', { data: 'use' });
  expect(told).toEqual(['takes over']);
});

const push = { data: { json: () => ({ table: 't1', game: 'muster', told: 'Ada has moved' }) } };

test('a turn is announced in the words the page wrote down, once a table', async () => {
  const { happens, told, cacheOf } = worker();
  await happens('push', push);
  cacheOf('notice').set(
    '/notice',
    JSON.stringify({ title: 'À vous', bodies: { muster: 'Muster vous attend' } }),
  );
  await happens('push', push);
  await happens('push', { data: null });
  const notice = (body: string, table?: string): string =>
    JSON.stringify({ body, icon: './icon.svg', tag: table, data: { table } });
  expect(told).toEqual([
    `Tavola ${notice('Ada has moved', 't1')}`,
    `À vous ${notice('Ada has moved\nMuster vous attend', 't1')}`,
    `À vous ${notice('')}`,
  ]);
});

test.each([
  ['who looks at the table knows already', 'visible', '/table/t1', 0],
  ['who has it in the background is told', 'hidden', '/table/t1', 1],
  ['who looks at another one is told', 'visible', '/table/t2', 1],
])('%s', async (_, visibilityState, path, count) => {
  const { happens, told } = worker({ windows: [{ url: HOST + path, visibilityState }] });
  await happens('push', push);
  expect(told).toHaveLength(count);
});

test('a notice leads to the table, where it is open already, and is gone', async () => {
  const click = (told: string[]) => ({
    notification: { close: () => told.push('closed'), data: { table: 't1' } },
  });
  const open = worker({
    windows: [
      { url: `${HOST}/`, visibilityState: 'visible' },
      { url: `${HOST}/table/t1#x`, visibilityState: 'hidden' },
    ],
  });
  await open.happens('notificationclick', click(open.told));
  expect(open.told).toEqual(['closed', `to ${HOST}/table/t1#x`]);
  const shut = worker();
  await shut.happens('notificationclick', click(shut.told));
  expect(shut.told).toEqual(['closed', 'opens /table/t1']);
});
