import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { stagesOf } from '#core/match';
import { playWord } from './by-word.ts';
import { click, decide, over, setUp, sitAtGlass } from './glass.ts';
import { matchNamed, openText, owing, show, textAt } from './recorded.ts';
import { settle, test } from './table.ts';

test('a table of Murano is for everyone', async ({ page }) => {
  await settle(page);
  await sitAtGlass(page);
  expect(await violations(page)).toEqual([]);
  await decide(page, click);
  await decide(page, click);
  await page.locator('.bench .place.live').first().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.locator('.log-opener').click();
  expect(await violations(page)).toEqual([]);
  await page.locator('.log-opener').click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page)).toEqual([]);
  for (const opener of ['.to-advantages', '.chip:nth-child(2)', '.to-log']) {
    await page.locator(opener).click();
    expect(await violations(page)).toEqual([]);
  }
});

test('why something cannot be done, and the end of a match, are for everyone', async ({ page }) => {
  await settle(page);
  await sitAtGlass(page);
  await page.locator('.market.m0 .corner').click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('r');
  expect(await violations(page)).toEqual([]);
  const match = matchNamed('solo-won');
  const last = stagesOf(match).length - 1;
  await openText(page, textAt(match, last - 1));
  await playWord(page, stagesOf(match)[last].last!.move.notation);
  await expect(over(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('choices, packets and the cover are for everyone', async ({ page }) => {
  await settle(page);
  await openText(page, owing('substitute'));
  expect(await violations(page)).toEqual([]);
  await show(page);
  expect(await violations(page)).toEqual([]);
  await setUp(page, ['person', '1', '1'], (sheet) => sheet.getByLabel('Draft', { exact: true }).check());
  await expect(page.locator('.packet')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/new/murano');
  await page.getByLabel('Advantages', { exact: true }).selectOption('chosen');
  expect(await violations(page)).toEqual([]);
  await page.goto('/rules/murano');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
