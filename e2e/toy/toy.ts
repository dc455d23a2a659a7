import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { addressIn } from '../served.ts';
import { test as base } from '../table.ts';

/** The application with the toy among its games: built and served once for the tests of one file. */
export const test = base.extend<object, { toy: string }>({
  toy: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright learns that nothing else is needed
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tavola-toy-'));
      const serve = join(import.meta.dirname, 'serve.ts');
      const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'register.ts'), serve], {
        env: {
          ...process.env,
          PORT: '0',
          TOY_FILES: join(folder, 'web'),
          TAVOLA_DATA: join(folder, 'data'),
          LIMITS: 'off',
          BOT_PAUSE: '0',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const gone = once(child, 'exit');
      await use(await addressIn(child.stdout));
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  baseURL: ({ toy }, use) => use(toy),
});

export const act = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const log = (page: Page): Locator => page.getByRole('region', { name: 'Log' }).getByRole('listitem');
export const question = (page: Page): Locator => page.locator('.prompt').getByRole('status');
export const verdict = (page: Page): Locator => page.locator('dialog.end[open] h2');

/** Begins a match of Pebbles against a bot. */
export async function sitDownToPebbles(page: Page): Promise<void> {
  await page.goto('/new/pebbles');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toContainText('Take up to three pebbles, or draw a stone');
}
