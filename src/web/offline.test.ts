import { h } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePage } from './testing/page.ts';

const page = usePage();

/** A browser that keeps applications, and what it was asked for. */
function browser() {
  const told: string[] = [];
  const none: { controller: object | null; waiting: object | null } = { controller: null, waiting: null };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: none.controller,
    register: (script: unknown) => {
      told.push(`keeps ${String(script)}`);
      return Promise.resolve(registration);
    },
    getRegistrations: () => Promise.resolve([{ unregister: () => told.push('forgets') }]),
  });
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: none.waiting,
    update: () => {
      told.push('asks for a new version');
      return Promise.reject(new Error('no network'));
    },
  });
  const worker = { postMessage: (text: string) => told.push(`tells it to ${text}`) };
  return { told, serviceWorker, registration, installing, worker };
}

let state = browser();
const offer = (): number => page.all('.fresh').length;

/** The page opens in this browser. */
async function open(isDeveloping = false): Promise<void> {
  vi.stubEnv('DEV', isDeveloping);
  const { loadWords } = await import('./words/index.ts');
  await loadWords('en');
  const { Offline } = await import('./offline.tsx');
  page.show(h('div', null, h(Offline, {})));
  await page.rest();
}

beforeEach(() => {
  page.show(null);
  vi.resetModules();
  state = browser();
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: state.serviceWorker });
  page.document.visibilityState = 'visible';
});

test('the first version is kept, and nothing is announced', async () => {
  state.registration.waiting = state.worker;
  await open();
  expect(state.told).toEqual(['keeps /sw.js']);
  expect(offer()).toBe(0);
});

test('a version that has come meanwhile is announced, and used with a page that begins anew', async () => {
  state.serviceWorker.controller = {};
  await open();
  expect(offer()).toBe(0);
  state.registration.dispatchEvent(new Event('updatefound'));
  state.registration.waiting = state.worker;
  state.installing.dispatchEvent(new Event('statechange'));
  await page.rest();
  expect(offer()).toBe(1);
  const reload = vi.fn();
  Object.assign(location, { reload });
  page.press('.fresh button');
  expect(state.told.slice(1)).toEqual(['tells it to use']);
  expect(reload).not.toHaveBeenCalled();
  state.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('whoever comes back to the page looks for a new version, whoever leaves it does not', async () => {
  await open();
  page.document.visibilityState = 'hidden';
  page.document.fire('visibilitychange');
  expect(state.told).toHaveLength(1);
  page.document.visibilityState = 'visible';
  page.document.fire('visibilitychange');
  expect(state.told.slice(1)).toEqual(['asks for a new version']);
});

test('while developing nothing is kept, and what was is forgotten', async () => {
  await open(true);
  expect(state.told).toEqual(['forgets']);
});

test('a browser that keeps nothing shows the page all the same', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  await open();
  expect(offer()).toBe(0);
});
