import { expect } from '@playwright/test';
import { OWED_KINDS } from '#games/murano/rules/owed';
import { click, decide, myMove } from './glass.ts';
import { openText, owing, show } from './recorded.ts';
import { settle, test } from './table.ts';

for (const kind of OWED_KINDS) {
  test(`an owed decision survives a reload and is made on the board: ${kind}`, async ({ page }) => {
    await settle(page);
    await openText(page, owing(kind));
    await show(page);
    await expect(page.locator(`.murano[data-owed="${kind}"][data-mine="true"]`)).toBeVisible();
    const asked = await page.locator('.prompt .say').textContent();
    const lines = await page.locator('.log .line').count();
    await page.reload();
    await show(page);
    await expect(page.locator('.prompt .say')).toHaveText(asked ?? '');
    await decide(page, click);
    await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(lines);
    await expect(myMove(page).or(page.locator('.passing, dialog.end')).first()).toBeVisible();
  });
}
