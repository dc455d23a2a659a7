/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { violationsNow } from './axe.ts';
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
  await expect(page.getByRole('button', { name: 'Partie gegen Nino' })).toBeVisible();
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

test('what the rules allow and the lesson does not lead to is answered kindly', async ({ page }) => {
  await settle(page);
  await page.goto('/lesson/murano');
  await page.locator('.coach .button').click();
  await page.locator('.coach .button').click();
  await page.locator('.turning .turn').first().click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Just now the lesson asks for this');
  await expect(page.getByRole('alert')).toContainText('Turn the selector');
  await atStep(page, 3);
});

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The things that can be touched now and lie under the text of the lesson. */
async function covered(page: Page): Promise<readonly Box[]> {
  const [coach] = await boxesOf(page, '.coach');
  const things = await boxesOf(page, ':is(.murano .live, .murano .action, .murano .take-back)');
  expect(things).not.toEqual([]);
  return things.filter((box) => meet(box, coach));
}

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
      expect(await violationsNow(page, '.coach')).toEqual([]);
    });
  });
}
