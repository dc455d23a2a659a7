import { expect, type Page } from '@playwright/test';
import { OWED_KINDS, type OwedKind } from '#games/murano/rules/owed';
import { click, decide, myMove } from './glass.ts';
import { openText, owing, show } from './recorded.ts';
import { goTo, settle, test } from './table.ts';

const reload = async (page: Page): Promise<void> => {
  await page.reload();
};

/** Leaves the table, and comes back to what was kept of it. */
async function comeBack(page: Page): Promise<void> {
  const table = new URL(page.url()).pathname;
  await goTo(page, '/matches');
  await expect(page.locator('.murano')).toHaveCount(0);
  await goTo(page, table);
}

async function expectMade(page: Page, kind: OwedKind, returning: typeof comeBack): Promise<void> {
  await openText(page, owing(kind));
  await show(page);
  await expect(page.locator(`.murano[data-owed="${kind}"][data-mine="true"]`)).toBeVisible();
  const asked = await page.locator('.prompt .say').textContent();
  const lines = await page.locator('.log .line').count();
  await returning(page);
  await show(page);
  await expect(page.locator('.prompt .say')).toHaveText(asked ?? '');
  await decide(page, click);
  await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(lines);
  await expect(myMove(page).or(page.locator('.passing, dialog.end')).first()).toBeVisible();
}

// Some of them in one page each: a page that is opened again need not be brought again, and one reload of it is enough.
const PAGES = 3;
for (let part = 0; part < PAGES; part += 1) {
  const kinds = OWED_KINDS.filter((_, at) => at % PAGES === part);
  test(`an owed decision is kept and made on the board: ${kinds.join(', ')}`, async ({ page }) => {
    await settle(page);
    for (const [at, kind] of kinds.entries()) {
      const returning = at === 0 ? reload : comeBack;
      await test.step(kind, () => expectMade(page, kind, returning));
    }
  });
}
