import { expect, type Page } from '@playwright/test';
import { OWED_KINDS, type OwedKind } from '#games/murano/rules/owed';
import { click, decide, myMove } from './glass.ts';
import { openText, owing, show } from './recorded.ts';
import { settle, test } from './table.ts';

async function expectMade(page: Page, kind: OwedKind): Promise<void> {
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
}

// Some of them in one page each: a page that is opened again need not be brought again.
const PAGES = 3;
for (let part = 0; part < PAGES; part += 1) {
  const kinds = OWED_KINDS.filter((_, at) => at % PAGES === part);
  test(`an owed decision survives a reload and is made on the board: ${kinds.join(', ')}`, async ({
    page,
  }) => {
    await settle(page);
    for (const kind of kinds) await test.step(kind, () => expectMade(page, kind));
  });
}
