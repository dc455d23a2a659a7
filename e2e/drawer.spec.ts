import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openTable, takeSeat, test as far } from './far.ts';
import { bringIn, settle, sitDown, test } from './table.ts';

const FINISHED = join(import.meta.dirname, '..', 'src', 'games', 'muster', 'matches', 'every-kind.match');

const SIZES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

/** Presses the middle of whatever is seen there: a thing that is covered or clipped away is not pressed. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const hit = await page.evaluate(
    `document.elementFromPoint(${at.x}, ${at.y})?.closest('${selector}') !== null`,
  );
  expect(hit, `${selector} lies open at its middle`).toBe(true);
  await page.mouse.click(at.x, at.y);
}

async function expectRoom(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const room = (await page.locator('.room').boundingBox())!;
  expect([room.width, room.height + room.y]).toEqual([width, height]);
  await expect(page.locator('.hand .card').first()).toBeInViewport({ ratio: 0.5 });
}

async function expectOpen(page: Page): Promise<void> {
  await expectRoom(page);
  await expect(page.locator('.chronicle')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.chronicle li').last()).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.lastline')).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page): Promise<void> {
  await expectRoom(page);
  await expect(page.locator('.chronicle')).toBeHidden();
  await expect(page.locator('.lastline')).toHaveAttribute('aria-expanded', 'false');
}

/** Opens it by its line, and closes it in each of the three ways. */
async function expectDrawer(page: Page): Promise<void> {
  await expectClosed(page);
  for (const close of [
    () => pressAt(page, '.lastline'),
    () => pressAt(page, '.chronicle .quiet'),
    () => page.keyboard.press('Escape'),
  ]) {
    await pressAt(page, '.lastline');
    await expectOpen(page);
    await close();
    await expectClosed(page);
    await expect(page.locator('.lastline')).toBeFocused();
  }
}

/** The same room on one screen after the other. */
async function expectDrawerOnAll(page: Page): Promise<void> {
  for (const size of SIZES) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectDrawer(page);
    });
  }
}

test('the chronicle opens and closes over a room that stays', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await settle(page);
  await sitDown(page);
  await expectDrawerOnAll(page);
});

test('the chronicle opens and closes over a lesson', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await settle(page);
  await page.goto('/lesson/muster');
  await expect(page.locator('.chronicle')).toBeAttached();
  await expectDrawerOnAll(page);
});

test('Escape closes the chronicle before it lets go of what was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await settle(page);
  await sitDown(page);
  await page.locator('.hand .card.live').first().click();
  await pressAt(page, '.lastline');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(page.locator('.hand .card.chosen')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand .card.chosen')).toHaveCount(0);
});

test('the chronicle of a replay opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await settle(page);
  await bringIn(page, FINISHED);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.locator('.chronicle li').nth(5)).toBeAttached();
  await expectDrawer(page);
});

far('the chronicle of an online table opens and closes below the company', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const { invitation } = await openTable(ada);
  await takeSeat(ben, invitation);
  for (const size of [
    { width: 390, height: 664 },
    { width: 1024, height: 768 },
  ]) {
    await ben.page.setViewportSize(size);
    await expect(ben.page.locator('.room .hand .card')).toHaveCount(5);
    await expect(ben.page.locator('.chronicle')).toBeAttached();
    await expectDrawer(ben.page);
    await pressAt(ben.page, '.lastline');
    const [drawer, company] = [
      (await ben.page.locator('.chronicle').boundingBox())!,
      (await ben.page.locator('.company').boundingBox())!,
    ];
    expect(drawer.y).toBeGreaterThan(company.y + company.height);
    await ben.page.keyboard.press('Escape');
  }
});
