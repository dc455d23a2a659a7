import { h } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePage } from '../../testing/page.ts';

const page = usePage();

interface Browser {
  permission: string;
  answer: string;
  subscribed: boolean;
  key: string | null;
  isRefused: boolean;
}
let browser: Browser;
let done: string[];
const subscription = {
  endpoint: 'https://push.test/1',
  toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } }),
  unsubscribe: () => {
    browser.subscribed = false;
    done.push('unsubscribed');
    return Promise.resolve(true);
  },
};

beforeEach(async () => {
  browser = { permission: 'default', answer: 'granted', subscribed: false, key: 'the key', isRefused: false };
  done = [];
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.subscribed ? subscription : null),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      done.push(`subscribes with ${applicationServerKey}`);
      browser.subscribed = true;
      return Promise.resolve(subscription);
    },
  };
  vi.stubGlobal('navigator', {
    languages: ['en'],
    onLine: true,
    serviceWorker: {
      getRegistration: () => Promise.resolve({ pushManager }),
      ready: Promise.resolve({ pushManager }),
      addEventListener: () => undefined,
    },
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => Promise.resolve(browser.answer),
  });
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve({
        put: async (address: string, response: Response) => {
          done.push(`keeps ${name} ${address} ${await response.text()}`);
        },
      }),
  });
  vi.stubGlobal(
    'fetch',
    (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method === 'GET') return Promise.resolve(Response.json({ key: browser.key }));
      done.push(`${method} ${address} ${body}`);
      return Promise.resolve(new Response(null, { status: browser.isRefused ? 503 : 204 }));
    },
  );
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  const { remember } = await import('./player.ts');
  remember({ id: 'p', name: 'Ada', key: 'k' });
});

test('notices are turned on: asked for, subscribed to, told to the server in the reader’s language', async () => {
  const { pushNow, turnOn, turnOff } = await import('./push.ts');
  expect(await pushNow()).toBe('off');
  expect(await turnOn()).toBe('on');
  expect(done[0]).toContain('keeps notice /notice');
  expect(JSON.parse(done[0].slice('keeps notice /notice '.length))).toMatchObject({
    title: 'Your turn',
    bodies: { muster: expect.stringContaining('Muster'), murano: expect.stringContaining('Murano') },
  });
  expect(done[1]).toBe('subscribes with the key');
  expect(done[2]).toContain('PUT');
  expect(done[2]).toContain('"language":"en"');
  expect(done[2]).toContain('https://push.test/1');
  done = [];
  expect(await pushNow()).toBe('on');
  // The server is told again: the language may have changed.
  expect(done.at(-1)).toContain('PUT');
  done = [];
  expect(await turnOff()).toBe('off');
  expect(done[0]).toBe('unsubscribed');
  expect(done.slice(1)).toEqual(['DELETE /api/me/push {"endpoint":"https://push.test/1"}']);
  expect(await turnOff()).toBe('off');
  expect(done, 'where this browser is told nothing, others go on being told').toHaveLength(2);
  expect(await pushNow()).toBe('off');
});

test('whoever is not allowed, or finds no service, is told so', async () => {
  const { pushNow, turnOn } = await import('./push.ts');
  browser.answer = 'denied';
  expect(await turnOn()).toBe('denied');
  browser.permission = 'denied';
  expect(await pushNow()).toBe('denied');
  browser.key = null;
  expect([await pushNow(), await turnOn()]).toEqual(['none', 'none']);
  vi.stubGlobal('isSecureContext', false);
  expect(await pushNow()).toBe('insecure');
  vi.stubGlobal('isSecureContext', true);
  expect(done).toEqual([]);
});

test('where the server refuses it, nothing stays subscribed', async () => {
  const { turnOn } = await import('./push.ts');
  browser.isRefused = true;
  expect(await turnOn()).toBe('off');
  expect(browser.subscribed).toBe(false);
});

test('whoever signs all other devices out is told of turns on this one again', async () => {
  const { Account } = await import('./account.tsx');
  browser.subscribed = true;
  page.show(h(Account, {}));
  await page.until(() => done.some((each) => each.startsWith('PUT')));
  done = [];
  page.named('Sign out').click();
  await page.until(() => done.some((each) => each.startsWith('PUT')));
  expect(done.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
    'DELETE /api/me/keys',
    'keeps notice',
    'PUT /api/me/push',
  ]);
});
