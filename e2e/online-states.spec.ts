import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { company, openTable, takeSeat, test, twoAtATable } from './far.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const theme of ['light', 'dark']) {
  test(`the screens of playing far apart are for everyone (${theme})`, async ({ person }) => {
    const [ada, ben] = [await person('Ada', { theme }), await person('Ben', { theme })];
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
    const cleo = await person('Cleo', { theme });
    await cleo.page.goto(ada.page.url().replace('/table/', '/replay/'));
    await expect(cleo.page.getByRole('slider')).toBeVisible();
    expect(await violations(cleo.page), 'a running match').toEqual([]);
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
}

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

test('a notice tells of a turn in the reader’s language, and leads to the table', async ({ person, far }) => {
  const { ada } = await twoAtATable(person);
  const { page, context } = ada;
  await context.grantPermissions(['notifications'], { origin: far.url });
  const table = page.url().split('/').at(-1);
  await page.goto('/settings');
  await page.evaluate(`navigator.serviceWorker.ready.then(() => true)`);
  const words = { title: 'À vous de jouer', bodies: { muster: 'Une table de Muster.' } };
  await page.evaluate(
    `caches.open('notice').then((cache) => cache.put('/notice', new Response(${JSON.stringify(JSON.stringify(words))})))`,
  );
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: far.url,
    registrationId: await registered,
    data: JSON.stringify({ kind: 'turn', table, game: 'muster' }),
  });
  const notices = (): Promise<string[][]> =>
    page.evaluate<string[][]>(
      `navigator.serviceWorker.ready
        .then((registration) => registration.getNotifications())
        .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))`,
    );
  await expect
    .poll(notices, { timeout: 30_000 })
    .toEqual([['À vous de jouer', 'Une table de Muster.', table]]);
});
