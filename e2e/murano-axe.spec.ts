import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { click, decide, setUp, sitAtGlass } from './glass.ts';
import { openText, owing, show } from './recorded.ts';
import { settle, test } from './table.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const theme of ['light', 'dark']) {
  test(`a table of Murano is for everyone (${theme})`, async ({ page }) => {
    await settle(page, { theme });
    await sitAtGlass(page);
    expect(await violations(page)).toEqual([]);
    await decide(page, click);
    await decide(page, click);
    await page.locator('.bench .place.live').first().click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    await page.locator('.tabs button').nth(1).click();
    expect(await violations(page)).toEqual([]);
  });
}

test('choices, packets and the cover are for everyone', async ({ page }) => {
  await settle(page);
  await openText(page, owing('substitute'));
  expect(await violations(page)).toEqual([]);
  await show(page);
  expect(await violations(page)).toEqual([]);
  await setUp(page, ['person', '1', '1'], (sheet) => sheet.getByLabel('Draft', { exact: true }).check());
  await expect(page.locator('.packet')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/new/murano');
  await page.getByLabel('Advantages', { exact: true }).selectOption('chosen');
  expect(await violations(page)).toEqual([]);
  await page.goto('/rules/murano');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
