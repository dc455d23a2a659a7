import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle, sitDown, takeTurn, test } from './table.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const theme of ['light', 'dark']) {
  for (const address of [
    '/',
    '/new/muster',
    '/matches',
    '/settings',
    '/rules/muster',
    '/about',
    '/nowhere',
  ]) {
    test(`${address} is for everyone (${theme})`, async ({ page }) => {
      await settle(page, { theme });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`a full table is for everyone (${theme})`, async ({ page }) => {
    await settle(page, { theme });
    await page.goto('/matches');
    await page
      .locator('input[type=file]')
      .setInputFiles(join(import.meta.dirname, 'matches', 'full-table.txt'));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show my hand' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Water 3, knight' }).click();
    expect(await violations(page)).toEqual([]);
  });

  test(`the middle of a match is for everyone (${theme})`, async ({ page }) => {
    await settle(page, { theme });
    await sitDown(page);
    for (let turn = 0; turn < 3; turn += 1) {
      await takeTurn(page, (target) => target.click());
      await expect(page.locator('.room[data-phase="action"][data-mine="true"]')).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    await page.locator('.hand .card.live').first().click();
    expect(await violations(page)).toEqual([]);
  });
}
