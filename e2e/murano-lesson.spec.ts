/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atStep, learn } from './glass-lesson.ts';
import { click, press } from './glass.ts';
import { settle, test } from './table.ts';

test('the lesson of Murano leads by mouse from the entrance to a match of one’s own', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.locator('a[href="/lesson/murano"]').click();
  await learn(page, click);
  await expect(page.locator('.bench .me .money')).toHaveText(/17/u);
  await page.getByRole('button', { name: 'Play a match' }).click();
  await expect(page).toHaveURL(/match/u);
  await expect(page.locator('.murano .fan .work')).toHaveCount(6);
});

test('the lesson of Murano is played by the keyboard alone, in German', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.goto('/lesson/murano');
  await learn(page, press);
  await expect(page.getByRole('button', { name: 'Partie spielen' })).toBeVisible();
});

test('a step taken back is a step back in the lesson, and the lesson can be left', async ({ page }) => {
  await settle(page);
  await page.goto('/lesson/murano');
  await page.locator('.coach .button').click();
  await page.locator('.coach .button').click();
  await page.locator('[data-word="selector"]').click();
  await atStep(page, 4);
  await page.keyboard.press('u');
  await atStep(page, 3);
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('button', { name: 'Play Murano' })).toBeVisible();
});

/** What can be touched now and lies under the text of the lesson. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach')!.getBoundingClientRect();
    return [...document.querySelectorAll('.murano .live, .murano .deed, .murano .take-back')]
      .filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        if (right <= left) return false;
        return left < coach.right && right > coach.left && top < coach.bottom && bottom > coach.top;
      })
      .map((thing) => thing.className);
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
]) {
  test(`at ${width}×${height} the lesson covers nothing it speaks of, and its text is for everyone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { language: 'de' });
    await page.goto('/lesson/murano');
    await learn(page, click, async (step) => {
      expect(await covered(page), `step ${step}`).toEqual([]);
      if (step % 8 !== 2) return;
      const { violations } = await new AxeBuilder({ page }).include('.coach').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  });
}
