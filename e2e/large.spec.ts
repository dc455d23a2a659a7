import { expect, type Page } from '@playwright/test';
import { myAction, settle, sitDown, takeTurn, test, visit } from './table.ts';

const SCREENS = ['/', '/new/muster', '/settings', '/matches', '/rules/muster', '/about', '/nowhere'];
const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

/** The prompt is read in full: nothing of it is cut off or lies outside the page. */
async function expectReadable(page: Page): Promise<void> {
  const outside = await page.evaluate<string[]>(`
    [...document.querySelectorAll('.prompt p, .prompt p span, .clock, .hand .card, .tool')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return each.offsetParent !== null && (left < -12 || top < -1 || right > innerWidth + 12 || bottom > innerHeight + 1);
      })
      .map((each) => each.className + ' ' + each.textContent)
  `);
  expect(outside).toEqual([]);
}

// 720 by 450 is a page of 1440 by 900 in a browser that zooms to 200 %.
for (const { width, height, textSize } of [
  { width: 1440, height: 900, textSize: 200 },
  { width: 390, height: 844, textSize: 200 },
  { width: 720, height: 450, textSize: 100 },
]) {
  test(`every screen and a match at ${width} by ${height} with text of ${textSize} %`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { textSize, language: 'de' });
    for (const address of SCREENS) {
      await visit(page, address);
      expect(await page.evaluate('document.documentElement.scrollWidth'), address).toBeLessThanOrEqual(width);
    }
    await page.evaluate(
      "localStorage.setItem('tavola.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('tavola.settings')), language: 'en' }))",
    );
    await sitDown(page);
    for (let turn = 0; turn < 3; turn += 1) {
      await expectReadable(page);
      await takeTurn(page, click);
      await expect(myAction(page)).toBeVisible();
    }
  });
}
