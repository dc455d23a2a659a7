import { expect, type Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { expectWhole } from './glass-reach.ts';
import { click, decide, myMove } from './glass.ts';
import { matchNamed, openText, show, textAt } from './recorded.ts';
import { settle, test } from './table.ts';

/** Whatever one must read or touch in order to play is whole and inside the page. */
async function expectReadable(page: Page): Promise<void> {
  const wrong = await page.evaluate<string[]>(`
    [...document.querySelectorAll('.prompt, .prompt .say b, .prompt .say span, .stage, .bench .place, .dock .action, .bar .tool, .tabs button')]
      .filter((each) => each.checkVisibility())
      .flatMap((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        const cut = each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).overflow !== 'visible';
        return outside || cut ? [each.className + ' ' + each.textContent] : [];
      })
  `);
  expect(wrong).toEqual([]);
  const covered = await page.evaluate<string[]>(`
    [...document.querySelectorAll('.bench .place.touch, .prompt .say b')]
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !(each.contains(there) || there.contains(each));
      })
      .map((each) => each.outerHTML.slice(0, 80))
  `);
  expect(covered).toEqual([]);
}

// 720 by 450 is a page of 1440 by 900 in a browser that zooms to 200 %.
for (const { width, height, textSize } of [
  { width: 1440, height: 900, textSize: 200 },
  { width: 1024, height: 768, textSize: 200 },
  { width: 390, height: 844, textSize: 200 },
  { width: 720, height: 450, textSize: 100 },
]) {
  test(`four at a table of Murano at ${width} by ${height} with text of ${textSize} %`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { textSize });
    const match = matchNamed('four-seats');
    await openText(page, textAt(match, Math.floor(stagesOf(match).length / 2)));
    await show(page);
    await expect(myMove(page)).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await expectReadable(page);
    await expectWhole(page, '.stage .note > *:not(:empty), .stage .stock');
    const small = await page.locator('.tabs').isVisible();
    for (const [tab, part] of [
      ['Advantages', '.advantage .text'],
      ['Rivals', '.rival .mini'],
      ['Log', '.log .turn'],
      ['Table', '.fan .work'],
    ]) {
      const opener = page.getByRole('button', { name: tab, exact: true });
      // On a phone the purses lead to the rivals.
      if (small) await ((await opener.isVisible()) ? opener : page.locator('.chip').nth(1)).click();
      const shown = page.locator(part).last();
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toBeInViewport();
    }
    await decide(page, click);
    await expect(page.locator('.prompt')).toBeVisible();
  });
}

test('where the log has no place of its own, it is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await settle(page);
  const match = matchNamed('three-seats');
  await openText(page, textAt(match, 20));
  await show(page);
  await expect(page.locator('.log')).toBeHidden();
  const opener = page.getByRole('button', { name: 'Log', exact: true });
  await opener.click();
  await expect(page.locator('.log .turn').last()).toBeInViewport();
  await expect(opener).toHaveAttribute('aria-pressed', 'true');
  // The rivals and the board stay in sight.
  await expect(page.locator('.rival .mini').last()).toBeInViewport();
  await expect(page.locator('.stage')).toBeInViewport();
  await opener.click();
  await expect(page.locator('.log')).toBeHidden();
});
