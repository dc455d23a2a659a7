import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { company, openTable, type Person, takeSeat, test, twoAtATable } from './far.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the screens of playing far apart are for everyone', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  for (const address of ['/online', '/online/new/muster', '/settings', '/about']) {
    await ada.page.goto(address);
    await expect(title(ada.page)).toBeVisible();
    expect(await violations(ada.page), address).toEqual([]);
  }
  const { invitation } = await openTable(ada);
  expect(await violations(ada.page), 'waiting').toEqual([]);
  await ben.page.goto(invitation);
  await expect(title(ben.page)).toContainText('Ada invites you');
  expect(await violations(ben.page), 'invitation').toEqual([]);
  await takeSeat(ben, invitation);
  await expect(ada.page.locator('.room .hand .card')).toHaveCount(5);
  await company(ada.page).getByRole('button', { name: 'Chat' }).click();
  expect(await violations(ada.page), 'chat').toEqual([]);
  await ada.page.goto(ada.page.url().replace('/table/', '/replay/'));
  await expect(ada.page.getByRole('slider')).toBeVisible();
  expect(await violations(ada.page), 'a running match').toEqual([]);
  await ada.page.goBack();
  await expect(ada.page.locator('.room .hand .card')).toHaveCount(5);
  const cleo = await person('Cleo');
  await openTable(cleo);
  await cleo.page.getByRole('button', { name: 'Close the table' }).click();
  await expect(cleo.page.locator('.given-up')).toBeVisible();
  expect(await violations(cleo.page), 'a deal that was given up').toEqual([]);
  await company(ben.page).getByRole('button', { name: 'The table' }).click();
  await ben.page.getByRole('button', { name: 'Resign', exact: true }).click();
  expect(await violations(ben.page), 'menu').toEqual([]);
  await ben.page.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(ada.page.getByRole('dialog')).toContainText('Ben has resigned.');
  expect(await violations(ada.page), 'end').toEqual([]);
});

test('a host frees the seat of somebody who took it and never came', async ({ person, far }) => {
  const ada = await person('Ada');
  const { invitation } = await openTable(ada);
  const post = async (path: string, body: object, key?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    };
    const answer = await fetch(`${far.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { key } = (await post('/players', { name: 'Zoe' })) as { key: string };
  await post('/invitations/accept', { code: new URL(invitation).hash.slice(1) }, key);
  await expect(ada.page.getByText('The match is still waiting for Zoe.')).toBeVisible();
  await expect(ada.page.getByText('Everybody is here')).toHaveCount(0);
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Free this seat' }).click();
  await expect(ada.page.getByText('Still free')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Make a new link' }).click();
  const next = await ada.page.getByLabel('Invitation link for seat 2').inputValue();
  await takeSeat(await person('Ben'), next);
  await expect(ada.page.locator('.room .hand .card')).toHaveCount(5);
});

test('no text becomes a part of the page or a script', async ({ person }) => {
  const { page } = await person('Ada');
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const tries: (() => unknown)[] = [
      () => {
        document.body.innerHTML = '<b>text</b>';
      },
      () => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'),
      () => new Worker('/assets/some.js'),
      () => Reflect.get(globalThis, 'trustedTypes').createPolicy('other'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (thrown) {
        return (thrown as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test('a table that is not there, and a page that is too old, say so plainly', async ({ person }) => {
  const { page } = await person('Ada');
  await openTable({ page, context: page.context() });
  await page.goto(`/table/${'x'.repeat(22)}`);
  await expect(page.getByRole('alert')).toContainText('There is no such table');
  await page.routeWebSocket(/api\/socket/, (socket) => {
    socket.send(JSON.stringify({ type: 'bye', reason: 'update', retry: null }));
  });
  await page.goto(`/table/${'y'.repeat(22)}`);
  await expect(title(page)).toHaveText('An update is needed');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/**
 * The service worker, whose notices are written down where the system would show them: what a browser without a
 * desktop cannot do. Everything before that, the push and the answer to a press, is real.
 */
async function noticesOf({ page, context }: Person, origin: string) {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  await worker.evaluate(`
    self.shown = [];
    registration.showNotification = async (title, options) => {
      self.shown.push({ title, ...options });
    };
    self.opened = [];
    clients.openWindow = async (address) => {
      self.opened.push(address);
      return null;
    };
  `);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    push: (data: object) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(data),
      }),
    shown: () => worker.evaluate<Notice[]>('self.shown'),
    opened: () => worker.evaluate<string[]>('self.opened'),
    /** Presses the notice shown first; resolves when the worker has done what it does. */
    press: () =>
      worker.evaluate(`new Promise((resolve) => {
        const event = new ExtendableEvent('notificationclick');
        event.notification = { ...self.shown[0], close() {} };
        event.waitUntil = resolve;
        self.dispatchEvent(event);
      })`),
  };
}

test.describe('with a copy of the application on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the lobby says so, and says what still works', async ({ person, far }) => {
    const { page } = await person('Ada');
    await page.goto('/online');
    await expect(title(page)).toHaveText('Far apart');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await far.kill();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Playing on this device works as before.');
    await far.start();
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a notice tells of a turn in the reader’s language, and leads to the table', async ({
    person,
    far,
  }) => {
    const { ada } = await twoAtATable(person);
    const { page } = ada;
    const address = page.url();
    const table = address.split('/').at(-1);
    await page.goto('/settings');
    const words = { title: 'À vous de jouer', bodies: { muster: 'Une table de Muster.' } };
    await page.evaluate(
      `caches.open('notice').then((cache) => cache.put('/notice', new Response(${JSON.stringify(JSON.stringify(words))})))`,
    );
    const notices = await noticesOf(ada, far.url);
    await notices.push({ kind: 'turn', table, game: 'muster' });
    await expect
      .poll(notices.shown)
      .toMatchObject([{ title: 'À vous de jouer', body: 'Une table de Muster.', tag: table }]);
    await notices.press();
    expect(await notices.opened()).toEqual([`/table/${table}`]);
    // Whoever looks at the table already knows; of another one they are told.
    await page.goto(address);
    await expect(page.locator('.room .hand .card')).toHaveCount(5);
    await notices.push({ kind: 'turn', table, game: 'muster' });
    await notices.push({ kind: 'turn', table: 'another', game: 'muster' });
    await expect.poll(async () => (await notices.shown()).map(({ tag }) => tag)).toEqual([table, 'another']);
  });
});
