import { expect } from '@playwright/test';
import { violationsNow } from './axe.ts';
import { act, log, sitDownToPebbles, test, verdict } from './toy/toy.ts';

test('a game without a room of its own is played on a phone, by touch', async ({ page }) => {
  await sitDownToPebbles(page);
  expect(await violationsNow(page)).toEqual([]);
  const mine = page.locator('.room[data-mine="true"]');
  for (const name of ['You take 1 pebble.', 'You take 2 pebbles.', 'You draw a stone.']) {
    const box = (await act(page, name).boundingBox())!;
    expect(box.height, name).toBeGreaterThanOrEqual(44);
  }
  await act(page, 'You take 2 pebbles.').tap();
  await expect(log(page).nth(1)).toBeAttached();
  while (!(await verdict(page).isVisible())) {
    await expect(mine.or(verdict(page)).first()).toBeVisible();
    if (await mine.isVisible()) {
      await act(page, /You take/)
        .first()
        .tap();
    }
  }
  await expect(page.locator('dialog.end[open]')).toContainText('The heap is gone.');
});
