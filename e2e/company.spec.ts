import { expect } from '@playwright/test';
import { bringIn, myAction, settle, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

test('two people at one screen: neither hand is ever in the page of the other', async ({ page }) => {
  await settle(page);
  await page.goto('/new/muster?with=people');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(page.getByRole('dialog')).toContainText('it is your turn');
    // Covered: no card of a hand shows its face.
    await expect(page.locator('.hand button.card')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show my hand' }).click();
    await expect(page.locator('.hand button.card')).toHaveCount(5);
    await expect(page.locator('.plate.rival .backs img').first()).toBeVisible();
    await takeTurn(page, click);
    await page.getByRole('button', { name: 'Pass the screen' }).click();
  }
});

test('two bots play while one watches, and the match can be replayed by its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settle(page);
  await page.goto('/new/muster?with=bots');
  await page.getByRole('button', { name: 'Soldier' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  // A whole match: how long it takes is the machine's affair.
  await page.locator('dialog.end h2').waitFor({ timeout: 0 });
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(/replay\/\w+#1$/);
  await expect(page.locator('.chronicle li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link contains the match')).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  await page.goto(link);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.locator('.chronicle li').nth(20)).toBeAttached();
});

test('a match taken along as a file goes on against the same bot', async ({ page }) => {
  await settle(page);
  await page.goto('/new/muster');
  await page.getByRole('button', { name: 'Soldier' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(myAction(page)).toBeVisible();
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  const lines = await page.locator('.chronicle li').allTextContents();
  await page.goto('/matches');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = await (await waiting).path();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await bringIn(page, file);
  await expect(page.locator('.plate.rival')).toContainText('Bot, Soldier');
  await expect(myAction(page)).toBeVisible();
  await expect(page.locator('.chronicle li')).toHaveText(lines);
});

test('a damaged file is refused with its reason, and nothing is lost', async ({ page }) => {
  await settle(page);
  await page.goto('/matches');
  const file = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.locator('input[type=file]').setInputFiles(file('tavola match 1\ngame muster 1\n'));
  await expect(page.getByRole('alert')).toContainText('Nothing was changed');
  // A match of rules that are not known here: from tomorrow, or from a version that was given up.
  await page.locator('input[type=file]').setInputFiles(file('tavola match 1\ngame muster 99\n'));
  await expect(page.getByText('a version of the rules that this page does not know')).toBeVisible();
  await expect(page).toHaveURL(/matches$/);
});

test('an address that leads nowhere says so', async ({ page }) => {
  await settle(page);
  await page.goto('/match/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is not set.');
  await page.getByRole('link', { name: 'To the entrance' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the rulebook begins with pictures, has contents and answers questions', async ({ page }) => {
  await settle(page);
  await page.goto('/rules/muster');
  const rules = page.locator('.rule');
  await expect(rules.nth(30)).toBeAttached();
  await expect(page.locator('.primer .sketch img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Building a rainbow bridge' }).click();
  await expect(page.locator('#U21')).toBeInViewport();
  await page.getByRole('searchbox').fill('is a bridge worth anything?');
  await expect(page.locator('#U24')).toBeInViewport();
  await expect(page.locator('#U3')).toHaveCount(0);
});
