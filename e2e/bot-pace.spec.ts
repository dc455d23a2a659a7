import { expect, type Page } from '@playwright/test';
import { myAction, settle, sitDown, takeTurn, test } from './table.ts';

/** Every delay that a timer of the page was ever given. */
async function watchTimers(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(`
    const delays = (window.delays = []);
    const wait = window.setTimeout;
    window.setTimeout = (work, delay, ...rest) => {
      delays.push(delay);
      return wait(work, delay, ...rest);
    };
  `);
  return () => page.evaluate('window.delays');
}

for (const motion of ['normal', 'off']) {
  test(`who wants less motion wants no bots that hurry: animation ${motion} on a device that wants none`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settle(page, { motion });
    const delays = await watchTimers(page);
    await sitDown(page);
    await takeTurn(page, (target) => target.click());
    await expect(myAction(page)).toBeVisible();
    // The rival has played and drawn.
    expect((await delays()).filter((delay) => delay === 900).length).toBeGreaterThanOrEqual(2);
  });
}

test('the pace of the bots is chosen in the settings, and stays', async ({ page }) => {
  await settle(page, { motion: 'normal' });
  await page.goto('/settings');
  const pace = page.getByRole('group', { name: 'Pace of the bots' });
  await expect(pace.getByRole('button', { name: 'Calm' })).toHaveAttribute('aria-pressed', 'true');
  await pace.getByRole('button', { name: 'Brisk' }).click();
  await page.reload();
  await expect(pace.getByRole('button', { name: 'Brisk' })).toHaveAttribute('aria-pressed', 'true');
  const delays = await watchTimers(page);
  await sitDown(page);
  await takeTurn(page, (target) => target.click());
  await expect(myAction(page)).toBeVisible();
  expect((await delays()).filter((delay) => delay === 450).length).toBeGreaterThanOrEqual(2);
});
