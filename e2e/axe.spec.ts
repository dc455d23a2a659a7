import { join } from 'node:path';
import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { bringIn, myAction, settle, sitDown, takeTurn, test, visit } from './table.ts';

const FINISHED = join(import.meta.dirname, '..', 'src', 'games', 'muster', 'matches', 'every-kind.match');
const FULL = join(import.meta.dirname, 'matches', 'full-table.txt');

test('every screen is for everyone', async ({ page }) => {
  await settle(page);
  for (const address of [
    '/',
    '/new/muster',
    '/matches',
    '/settings',
    '/rules/muster',
    '/about',
    '/nowhere',
  ]) {
    await visit(page, address);
    expect(await violations(page), address).toEqual([]);
  }
});

test('a full table is for everyone', async ({ page }) => {
  await settle(page);
  await bringIn(page, FULL);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show my hand' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Water 3, knight' }).click();
  expect(await violations(page)).toEqual([]);
});

test('the middle of a match is for everyone', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await takeTurn(page, (target) => target.click());
    await expect(page.locator('.room[data-phase="action"][data-mine="true"]')).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.locator('.hand .card.live').first().click();
  expect(await violations(page)).toEqual([]);
});

test('the end of a match, its replay and the list of matches are for everyone', async ({ page }) => {
  await settle(page);
  await bringIn(page, FINISHED);
  await expect(page.locator('dialog.end h2')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.locator('.chronicle li:not(.none)')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await bringIn(page, FULL);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/matches');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  expect(await violations(page)).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the lesson is for everyone', async ({ page }) => {
  await settle(page);
  await page.goto('/lesson/muster');
  await expect(page.locator('.coach')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.hand .card.live').first().click();
  expect(await violations(page)).toEqual([]);
});

test('menu and why-not are for everyone', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  await page.locator('.clock').click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(myAction(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('.lastline').click();
  await expect(page.locator('.chronicle')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
