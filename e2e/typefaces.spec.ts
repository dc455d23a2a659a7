import { expect, test } from '@playwright/test';
import { click, decide, myMove, setUp } from './glass.ts';
import { noteShifts, shifts } from './shifts.ts';
import { settle, sitDown, takeTurn } from './table.ts';

// Many people block typefaces, and some networks lose them.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
});

test('without typefaces Muster is played, and nothing shifts', async ({ page }) => {
  await sitDown(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await takeTurn(page, (target) => target.click());
    await expect(page.locator('.room[data-mine="true"]')).toBeVisible();
  }
  expect(await shifts(page)).toEqual([]);
});

test('without typefaces Murano is played, and nothing shifts', async ({ page }) => {
  await setUp(page, ['person', '1']);
  for (let decision = 0; decision < 5; decision += 1) {
    await expect(myMove(page)).toBeVisible();
    await decide(page, click);
  }
  expect(await shifts(page)).toEqual([]);
});
