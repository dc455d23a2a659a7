import { expect, type Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { matchNamed, openText, textAt } from './recorded.ts';
import { playOut, settle, sitDown, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();
const shoot = (page: Page, name: string) => page.screenshot({ path: `dist/shots/${name}.png` });

async function middle(page: Page, turns = 8): Promise<void> {
  await sitDown(page);
  for (let turn = 0; turn < turns; turn += 1) {
    await takeTurn(page, click);
    await expect(page.locator('.room[data-phase="action"][data-mine="true"]')).toBeVisible();
  }
  await page.locator('.hand .card.live').first().click();
}

for (const theme of ['light', 'dark']) {
  test(`pictures of the ${theme} theme`, async ({ page }) => {
    await settle(page, { theme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, `home-${theme}`);
    await page.goto('/new/muster');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, `new-${theme}`);
    await middle(page);
    await shoot(page, `match-${theme}`);
    await page.setViewportSize({ width: 1024, height: 768 });
    await shoot(page, `tablet-${theme}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, `phone-${theme}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await playOut(page, click);
    await shoot(page, `end-${theme}`);
  });
}

for (const language of ['en', 'fr', 'de']) {
  test(`pictures of Murano (${language})`, async ({ page }) => {
    await settle(page, { language });
    const match = matchNamed('four-seats');
    await openText(page, textAt(match, Math.floor(stagesOf(match).length * 0.7)));
    await page.locator('.cover .button').click();
    await expect(page.locator('.murano .fan .work').first()).toBeVisible();
    for (const [name, width, height] of [
      ['desktop', 1440, 900],
      ['tablet', 1024, 768],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shoot(page, `murano-${name}-${language}`);
    }
  });
}
