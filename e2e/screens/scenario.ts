import type { Page } from '@playwright/test';

/** Something to look at: where one gets to it without playing. */
export interface Scenario {
  /** Whose part of the page it is: a room, or the house around them. */
  readonly of: 'house' | 'muster' | 'murano';
  readonly name: string;
  open(page: Page): Promise<void>;
}

/** Opens the text of a match and sits down at its table. */
export async function sitAt(page: Page, text: string): Promise<void> {
  await page.goto('/matches');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/match\//u);
  await page.locator('.room').waitFor();
}

/** Uncovers the hand of whoever has to decide. */
export async function uncover(page: Page): Promise<void> {
  await page.locator('.cover .button').click();
  await mine(page);
}

/** Forgets what has moved until now. */
export const SHIFTED =
  'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))).then(() => void window.shifts?.splice(0))';

/** Touches things of the table, one after the other, wherever on the screen they lie. */
export async function touch(page: Page, ...things: readonly string[]): Promise<void> {
  await mine(page);
  for (const thing of things) {
    await page.locator(thing).first().dispatchEvent('click');
    // What moves because it was touched has not moved by itself; the browser counts no event of ours as a touch.
    await page.evaluate(SHIFTED);
  }
}

export const mine = (page: Page): Promise<void> => page.locator('.room[data-mine="true"]').waitFor();

/** Away from the scene of the end, to the table as it was left. */
export async function lookAtTable(page: Page): Promise<void> {
  await page.locator('.end .choices button').last().click();
  await page.locator('.ended').waitFor();
}
