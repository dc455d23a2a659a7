import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { myAction, settle, sitDown, takeTurn, test as base } from './table.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A server of its own for each test, which can put out a new version and go away. */
class Site {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tavola-site-'));
  private readonly server: Server;

  constructor() {
    cpSync(join(import.meta.dirname, '..', 'dist', 'web'), this.folder, { recursive: true });
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const file = extname(pathname) === '' ? '/index.html' : pathname;
      try {
        const content = readFileSync(join(this.folder, file));
        response.writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'cache-control': 'no-cache',
        });
        response.end(content);
      } catch {
        response.writeHead(404).end();
      }
    }).listen(0);
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  private change(file: string, from: RegExp, to: string): void {
    const text = readFileSync(join(this.folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(this.folder, file), text.replace(from, to));
  }

  /** The same application, told apart by a mark on its page. */
  publish(version: string): void {
    this.change('index.html', /<html lang="en"[^>]*>/u, `<html lang="en" data-version="${version}">`);
    this.change('sw.js', /const VERSION = '\w+'/u, `const VERSION = '${version}'`);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright says that a fixture needs no other
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    site.close();
  },
  baseURL: ({ site }, use) => use(site.address),
});

const version = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');
const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

test.use({ serviceWorkers: 'allow' });

test('a new version is announced in mid-match and used only when it is wanted', async ({ page, site }) => {
  await settle(page);
  site.publish('first');
  await page.goto('/');
  await page.waitForFunction(
    'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)',
  );
  await sitDown(page);
  const announced = page.getByText('A new version is ready.');
  await expect(announced).toHaveCount(0);

  site.publish('second');
  // Whoever comes back to the tab is told.
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await expect(announced).toBeVisible();
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  expect(await version(page)).toBe('first');

  // Not now: the match goes on with the old version, after a reload and without the network, too.
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(announced).toHaveCount(0);
  await page.reload();
  await expect(myAction(page)).toBeVisible();
  expect(await version(page)).toBe('first');
  await expect(announced).toBeVisible();
  const lines = await page.locator('.chronicle li').allTextContents();

  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => version(page)).toBe('second');
  await expect(myAction(page)).toBeVisible();
  await expect(page.locator('.chronicle li')).toHaveText(lines);
  await expect(announced).toHaveCount(0);
});

test('a server that has gone away is not missed', async ({ page, site }) => {
  await settle(page);
  await page.goto('/');
  await page.waitForFunction(
    'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)',
  );
  site.close();
  await sitDown(page);
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  for (const address of ['/lesson/muster', '/matches', '/settings', '/rules/muster/U10', '/new/muster']) {
    await page.goto(address);
    await expect(page.locator('h1, .coach').first()).toBeVisible();
  }
});
