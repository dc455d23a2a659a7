import { expect } from '@playwright/test';
import { newMatch } from '#core/match';
import { saveMatch } from '#core/saved';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { myMove } from './glass.ts';
import { openText } from './recorded.ts';
import { settle, test } from './table.ts';

const text = (given: Parameters<typeof table>[0]): string =>
  saveMatch(newMatch(murano, { start: { position: murano.json.position(table(given).state) } }));

test('a second press on what does not show the first one yet does nothing', async ({ page }) => {
  await settle(page, { motion: 'normal' });
  await openText(page, text({ seats: 1, at: 'taken', money: [9], benches: ['BBGGYYRR'] }));
  await expect(myMove(page)).toBeVisible();
  const twice = "const turn = document.querySelector('.turning .turn'); turn.click(); turn.click();";
  await page.evaluate(twice);
  await expect(page.locator('.log .line')).toHaveCount(1);
  await expect(myMove(page)).toBeVisible();
  await expect(page.locator('.ring[data-ring="1"]')).toBeAttached();
  await page.evaluate(twice);
  await expect(page.locator('.log .line')).toHaveCount(2);
  await expect(page.locator('.ring[data-ring="2"]')).toBeAttached();
});

test('in the end every part of the room shows the same position, whoever reads it', async ({ page }) => {
  await settle(page, { motion: 'normal' });
  await openText(page, text({ seats: 1, at: 'taken', money: [9], benches: ['BBGGYYRR'] }));
  await expect(myMove(page)).toBeVisible();
  for (const shard of await page.locator('.bench .place.touch').all()) await shard.click();
  await page.locator('.sell').focus();
  await page.keyboard.press('Enter');
  await expect(myMove(page)).toBeVisible();
  await expect(page.locator('.bench .place.touch')).toHaveCount(0);
  await expect(page.locator('.heap .gone')).toHaveCount(0);
  await expect(page.locator('.log .line')).toHaveCount(1);
  await expect(page.locator('.murano > p[aria-live]')).toHaveText(
    (await page.locator('.log .line').textContent()) ?? '',
  );
  await expect(page.locator('.reading')).toContainText(/10\sL\. Workbench: nothing\./u);
  await expect(page.locator('.flying')).toHaveCount(0);
});

test('a match is kept when the page is left right after a press', async ({ page }) => {
  await settle(page, { motion: 'normal' });
  await openText(page, text({ seats: 1, at: 'taken', money: [9], benches: ['B'] }));
  await expect(myMove(page)).toBeVisible();
  await page.evaluate("document.querySelector('.turning .turn').click(); location.reload();");
  await expect(page.locator('.log .line')).toHaveCount(1);
});
