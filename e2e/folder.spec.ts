import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { myAction, takeTurn, test } from './table.ts';

const FOLDER = '/some/deep/path/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

let server: Server;
let asked: string[];

/** Knows nothing but files, of those only what lies in the folder, and no page of a folder that is not named. */
test.beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts', '--folder', '--any-weight'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    try {
      if (!url.startsWith(FOLDER)) throw new Error(url);
      const content = readFileSync(join('dist/folder', url.slice(FOLDER.length)));
      response.setHeader('content-type', TYPES[extname(url)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.use({ serviceWorkers: 'allow' });

test('a folder below any path is the whole application, without a network and without a server of its own', async ({
  page,
  context,
}) => {
  const key = `tavola.settings ${FOLDER}`;
  await page.addInitScript((name) => {
    localStorage.setItem(name, JSON.stringify({ motion: 'off', botPace: 'once' }));
  }, key);
  const address = `http://localhost:${(server.address() as AddressInfo).port}${FOLDER}index.html`;
  await page.goto(address);
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Play Muster' }).click();
  await expect(myAction(page)).toBeVisible();
  await takeTurn(page, (target) => target.click());
  const table = page.url();
  expect(table).toMatch(/\/some\/deep\/path\/index\.html#\/match\/\w+$/u);
  await page.reload();
  await expect(page.locator('.room.muster .hand')).toBeVisible();

  // A link that is opened elsewhere, as a second tab would, leads to the same screen.
  await page.goto(`${address}#/`);
  const rules = page.getByRole('navigation').getByRole('link', { name: 'Rulebook' });
  expect(await rules.getAttribute('href')).toBe('#/rules/muster');
  await rules.click();
  await expect(page.locator('#U10')).toBeAttached();
  await page.goBack();
  await page.getByRole('button', { name: 'Play Murano' }).click();
  await expect(page.locator('.murano .stage')).toBeVisible();
  await page.goto(`${address}#/lesson/muster`);
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();

  await page.goto(`${address}#/`);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Rulebook',
    'Matches',
    'Settings',
    'About',
  ]);
  const kept = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  for (const name of Object.values(kept).flat()) expect(name).toContain(FOLDER);
  expect(kept.databases).toHaveLength(1);
  expect(asked.filter((url) => !url.startsWith(FOLDER))).toEqual([]);
});
