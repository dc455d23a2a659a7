import { expect, type Page } from '@playwright/test';
import { violationsNow } from './axe.ts';
import { myAction, settle, sitDown, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'open in another tab' });
const lines = (page: Page): Promise<string[]> => page.locator('.chronicle li').allTextContents();

test('a match is played in one tab at a time, and goes on in whichever is chosen', async ({
  page,
  context,
}) => {
  await settle(page);
  await sitDown(page);
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  const before = await lines(page);

  const other = await context.newPage();
  await settle(other);
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  expect(await violationsNow(other)).toEqual([]);
  await expect(myAction(page)).toBeVisible();

  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(myAction(other)).toBeVisible();
  await expect.poll(() => lines(other)).toEqual(before);
  await expect(elsewhere(page)).toBeVisible();
  await takeTurn(other, click);
  await expect(myAction(other)).toBeVisible();
  const after = await lines(other);
  expect(after.length).toBeGreaterThan(before.length);

  // The other tab leaves: the match comes back by itself, with everything that happened there.
  await other.goto('/');
  await expect(myAction(page)).toBeVisible();
  await expect.poll(() => lines(page)).toEqual(after);
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
});
