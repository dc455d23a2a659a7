import { expect } from '@playwright/test';
import { noteShifts, shifts } from './shifts.ts';
import { myAction, playOut, refill, settle, sitDown, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

test('a whole match by mouse, from the entrance to the verdict and a rematch, in which nothing shifts', async ({
  page,
}) => {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await sitDown(page);
  await playOut(page, click);
  await expect(page.locator('dialog.end li.shown')).toHaveCount(5);
  await expect(page.locator('dialog.end h2')).toHaveText(/win|draw/i);
  expect(await shifts(page)).toEqual([]);
  await page.getByRole('button', { name: /^Again/u }).click();
  await expect(page.locator('.room .hand .card')).toHaveCount(5);
});

test('a whole match by keyboard alone', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Muster' }).focus();
  await page.keyboard.press('Enter');
  await expect(myAction(page)).toBeVisible();
  const over = page.locator('dialog.end');
  for (;;) {
    await expect(myAction(page).or(over).first()).toBeVisible();
    if ((await over.count()) > 0) break;
    await page.keyboard.press('1');
    // The list of places is the way of the keyboard: from the hand to the right.
    for (let step = 0; step < 20 && (await page.locator('.places button:focus').count()) === 0; step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    while ((await page.locator('.room[data-phase="refill"][data-mine="true"]').count()) > 0) {
      await page.locator('.clock').focus();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.locator('dialog.end h2')).toBeVisible();
});

test('a card can be carried to its place', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  await page.locator('.hand .card.live').first().click();
  const place = page.locator('.keep .seat.offered').first();
  const target = (await place.boundingBox())!;
  await page.keyboard.press('Escape');
  const card = (await page.locator('.hand .card').first().boundingBox())!;
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.room[data-phase="refill"]')).toBeVisible();
});

test('undo goes back to the point of no return, which is marked before', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const lines = page.locator('.chronicle li:not(.none)');
  await expect(undo).toBeDisabled();
  const before = await lines.count();
  await page.locator('.hand .card.live').first().click();
  await page.locator('.keep .seat.offered').first().click();
  await expect(page.locator('.room[data-phase="refill"]')).toBeVisible();
  await expect(page.locator('.clock .seal')).toBeVisible();
  await undo.click();
  await expect(lines).toHaveCount(before);
  await expect(page.locator('.hand .card')).toHaveCount(5);
  await page.locator('.hand .card.live').first().click();
  await page.locator('.keep .seat.offered').first().click();
  await refill(page, click);
  await expect(undo).toBeDisabled();
});

test('touching what cannot be done tells why, with the rule and a way into the rulebook', async ({
  page,
}) => {
  await settle(page);
  await sitDown(page);
  await page.locator('.clock').click({ force: true });
  await expect(page.getByRole('alert')).toContainText('drawn after the action');
  await page.getByRole('link', { name: 'Rule U6' }).click();
  // It opens beside the table: nothing of the match is left.
  await expect(page.locator('.beside #U6.chosen')).toBeInViewport();
  await expect(myAction(page)).toBeVisible();
  await page.getByRole('searchbox').fill('who goes first?');
  await expect(page.locator('.beside .rule').first()).toHaveAttribute('id', /^(?:U3|B01)$/u);
  await page.goBack();
  await expect(page.locator('.beside')).toHaveCount(0);
  await expect(myAction(page)).toBeVisible();
});

test('a reload in the middle of a decision changes nothing', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  await page.locator('.hand .card.live').first().click();
  await page.locator('.keep .seat.offered').first().click();
  const owed = page.locator('.room[data-phase="refill"][data-mine="true"]');
  await expect(owed).toBeVisible();
  const lines = await page.locator('.chronicle li').allTextContents();
  await page.reload();
  await expect(owed).toBeVisible();
  await expect(page.locator('.chronicle li')).toHaveText(lines);
  await refill(page, click);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.room .hand .card')).toHaveCount(5);
});

test('a crash right after an action loses nothing', async ({ page, context }) => {
  await settle(page);
  await sitDown(page);
  await page.locator('.hand .card.live').first().click();
  await page.locator('.keep .seat.offered').first().click();
  await expect(page.locator('.room[data-phase="refill"]')).toBeVisible();
  const lines = await page.locator('.chronicle li').allTextContents();
  const crashed = page.waitForEvent('crash');
  const inspector = await context.newCDPSession(page);
  // No page that goes away in this way can save anything: it never answers.
  void inspector.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.locator('.room[data-phase="refill"][data-mine="true"]')).toBeVisible();
  await expect(again.locator('.chronicle li')).toHaveText(lines);
});

test('the language changes in the middle of a match', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('.prompt')).toContainText('Du bist am Zug.');
  await expect(page.locator('.chronicle')).toContainText(/Du (?:spielst|legst)/);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('.prompt')).toContainText('À vous.');
  await expect(page.locator('.chronicle')).toContainText(/Vous (?:jouez|posez)/);
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
});
