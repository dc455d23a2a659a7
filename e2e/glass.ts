import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody touches a thing: by mouse, by finger, or by the keyboard. */
export type Touch = (target: Locator) => Promise<void>;

export const click: Touch = (target) => target.click();
export const tap: Touch = (target) => target.tap();
/** Focus and Enter: what the keyboard does with whatever it has reached. */
export const press: Touch = async (target) => {
  await target.focus();
  await target.press('Enter');
};

export const myMove = (page: Page): Locator => page.locator('.murano[data-mine="true"]');
export const over = (page: Page): Locator => page.locator('dialog.end');

/** From the entrance to one's own first decision. */
export async function sitAtGlass(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Murano' }).click();
  await expect(page.locator('.murano .stage')).toBeVisible();
  await expect(myMove(page).or(over(page)).first()).toBeVisible();
}

/** Sets up a match on the screen for new ones: seats from the first, then options by name. */
export async function setUp(
  page: Page,
  seats: readonly ('person' | '1' | '2' | '5')[],
  choose: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto('/new/murano');
  await page
    .getByRole('button', { name: seats.length === 1 ? /^1 player/ : `${seats.length} players` })
    .click();
  for (const [seat, player] of seats.entries()) await page.locator(`#seat-${seat}`).selectOption(player);
  await choose(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.murano .stage')).toBeVisible();
}

const first = async (page: Page, ...selectors: readonly string[]): Promise<Locator | null> => {
  for (const selector of selectors) {
    const found = page.locator(`${selector}:visible`).first();
    if ((await found.count()) > 0) return found;
  }
  return null;
};

/** One decision of whoever looks, with whatever can be done; false when it is nobody's here. */
// oxlint-disable-next-line eslint/complexity -- a list of everything that may be asked, one a line
export async function decide(page: Page, touch: Touch): Promise<boolean> {
  // Whose decision it is stands there when every part of the room shows it.
  const room = myMove(page);
  await expect(room).toBeVisible();
  const owed = await room.getAttribute('data-owed');
  const one = async (...selectors: readonly string[]): Promise<boolean> => {
    const found = await first(page, ...selectors);
    if (found !== null) await touch(found);
    return found !== null;
  };
  if (owed === 'pick') return one('.packet .work.live');
  if (owed === 'return') return giveBack(page, touch);
  // Of a fan the last card lies on top.
  if (owed === 'order') return one('.fan .work:last-child .touch.live', '.fan .touch.live');
  if (owed === 'gain') return one('.token.live');
  if (owed === 'substitute' || owed === 'receive') {
    await one('.token.live');
    return one('.action.primary');
  }
  if (owed === 'swap') {
    if (await one('.action.primary')) return true;
    await one('.bench .place.live');
    return one('.token.live');
  }
  if (owed === 'spin') return one('.turning .turn.live');
  if (owed === 'travel') {
    await one('.market .pick.live');
    return one('.market .corner.live');
  }
  if (owed === 'empty') return one('.market .corner.live');
  if (owed === 'buy') return buy(page, touch);
  if (owed === 'claim') return onRival(page, touch, '.rival .cell.live');
  if (owed === 'give' || owed === 'trade') {
    await one('.bench .place.live');
    return onRival(page, touch, owed === 'give' ? '.give-to.live' : '.rival .cell.live');
  }
  if (owed === 'discard') return one('.bench .place.live');
  if (owed !== 'exchange' && owed !== 'sell' && (await one('.action.primary'))) return true;
  return deal(page, touch);
}

/** On a small screen the rivals are one tap away. */
async function onRival(page: Page, touch: Touch, selector: string): Promise<boolean> {
  const small = await isSmall(page);
  if (small) await touch(page.locator('.chip').nth(1));
  await touch(page.locator(`${selector}:visible`).first());
  if (small) await touch(page.locator('.tabs .to-table'));
  return true;
}

/** Whatever lies in the way of the first creation goes into a market, or is sold. */
async function deal(page: Page, touch: Touch): Promise<boolean> {
  const shard = await first(page, '.bench .place.live');
  if (shard === null) return buy(page, touch);
  await touch(shard);
  const market = await first(page, '.market .corner.live');
  if (market === null) await touch(page.locator('.sell'));
  else await exchangeAt(page, touch, market);
  return true;
}

const isSmall = (page: Page): Promise<boolean> => page.locator('.chips').isVisible();

/** A shard was taken up; on a small screen the market opens, and the deal is struck there. */
export async function exchangeAt(page: Page, touch: Touch, market: Locator): Promise<void> {
  const opens = (await market.getAttribute('aria-haspopup')) !== null;
  await touch(market);
  if (opens) await touch(page.locator('.market-sheet [data-word^="exchange"]'));
}

/** All of a market, at its button or where it opens. */
export async function buy(page: Page, touch: Touch): Promise<boolean> {
  const found = await first(page, '.buy.live', '.market:has(.socket .shard) .corner[aria-haspopup]');
  if (found === null) return false;
  const opens = (await found.getAttribute('aria-haspopup')) !== null;
  await touch(found);
  if (opens) await touch(page.locator('.market-sheet [data-word^="buy"]'));
  return true;
}

async function giveBack(page: Page, touch: Touch): Promise<boolean> {
  const places = page.locator('.bench .place.touch');
  for (let place = 0; (await page.locator('.action.primary').count()) === 0; place += 1) {
    await touch(places.nth(place));
  }
  await touch(page.locator('.action.primary'));
  return true;
}

/** Plays on until the match is over, or until `until` says that it is enough. */
export async function playGlass(
  page: Page,
  touch: Touch,
  until: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let step = 0; step < 2000; step += 1) {
    await myMove(page).or(over(page)).first().waitFor();
    if ((await over(page).count()) > 0 || (await until())) return;
    await decide(page, touch);
  }
}
