import { expect, type Page } from '@playwright/test';
import { type Match, stagesOf } from '#core/match';
import { playWord } from './by-word.ts';
import { lastRound } from './glass-positions.ts';
import { click, decide, myMove, over, playGlass, press, setUp, sitAtGlass } from './glass.ts';
import { matchNamed, openText, show, textAt } from './recorded.ts';
import { settle, test } from './table.ts';

const lines = (page: Page): Promise<number> => page.locator('.log .line').count();
const option = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('the last round of a base game by mouse, the verdict and a rematch', async ({ page }) => {
  await settle(page);
  await openText(page, lastRound(2), 'person bot-1');
  await playGlass(page, click);
  await expect(over(page).locator('li.shown')).toHaveCount(2);
  await expect(over(page).locator('h2')).toHaveText(/win|draw/i);
  await page.getByRole('button', { name: /^Again/u }).click();
  await expect(page.locator('.murano .fan .work')).toHaveCount(6);
});

test('a whole base game by keyboard alone', async ({ page }) => {
  await settle(page);
  await setUp(page, ['person', '1'], (sheet) => option(sheet, 'Safety end').fill('6'));
  const keys = page.keyboard;
  await expect(myMove(page)).toBeVisible();
  for (let step = 0; step < 600 && (await over(page).count()) === 0; step += 1) {
    await expect(myMove(page).or(over(page)).first()).toBeVisible();
    if ((await over(page).count()) > 0) break;
    const owed = await page.locator('.murano').getAttribute('data-owed');
    if (owed !== null) await decide(page, press);
    else if ((await page.locator('.action.primary').count()) > 0) {
      await keys.press('d');
      await keys.press('Enter');
    } else {
      await keys.press('1');
      await keys.press((await page.locator('.corner.live').count()) > 0 ? 'm' : 's');
      await keys.press('Enter');
    }
  }
  await expect(over(page).locator('h2')).toBeVisible();
});

/** The last actions of a recorded match, made on the board as they were. */
async function playLast(page: Page, match: Match, count: number): Promise<void> {
  const stages = stagesOf(match);
  const told = stages.length - 1 - count;
  await openText(page, textAt(match, told));
  await show(page);
  // The log comes a moment after the board.
  await expect.poll(() => lines(page)).toBe(told);
  for (const [at, stage] of stages.slice(-count).entries()) {
    await playWord(page, stage.last!.move.notation);
    await expect.poll(() => lines(page)).toBe(told + at + 1);
  }
}

test('alone against the challenges, to a rank', async ({ page }) => {
  await settle(page);
  await playLast(page, matchNamed('solo-won'), 16);
  await expect(over(page)).toContainText('Rank:');
  await expect(over(page).locator('img.rank')).toBeVisible();
});

test('four at the table: a draft with three bots, and a last round with an interactive advantage', async ({
  page,
}) => {
  await settle(page);
  await setUp(page, ['person', '1', '1', '1'], (sheet) =>
    sheet.getByRole('button', { name: 'Glass Festival' }).click(),
  );
  await expect(page.locator('.packet .work')).toHaveCount(6);
  await expect(page.locator('.rival')).toHaveCount(3);
  await playGlass(page, click, async () => (await page.locator('.packet').count()) === 0);
  await expect(page.locator('.fan .work')).toHaveCount(5);
  const advantages = { art: 'magician', jewellery: 'traveller', tableware: 'gambler', animals: 'dealer' };
  const last = lastRound(4, { advantages }, { advantages: 'random', interactive: 'random' });
  await openText(page, last, 'person bot-1 bot-1 bot-1');
  await playGlass(page, click);
  await expect(over(page).locator('li.shown')).toHaveCount(4);
});

test('the last Lira ends an expert game in round seven', async ({ page }) => {
  await settle(page);
  await playLast(page, matchNamed('expert-two'), 5);
  await expect(over(page)).toContainText('The last Lira has been taken from the board.');
  await expect(page.locator('.bar .round')).toHaveText('Round 7');
});

test('a whole turn is taken back step by step', async ({ page }) => {
  await settle(page);
  await sitAtGlass(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const begun = await lines(page);
  const money = await page.locator('.bench .money .unseen').first().textContent();
  await decide(page, click);
  await page.locator('.turning .turn').click();
  await decide(page, click);
  await decide(page, click);
  await expect.poll(() => lines(page)).toBe(begun + 4);
  for (let left = 4; left > 0; left -= 1) {
    await undo.click();
    await expect.poll(() => lines(page)).toBe(begun + left - 1);
  }
  await expect(page.locator('.bench .money .unseen').first()).toHaveText(money ?? '');
  await expect(page.locator('.bench .place.touch')).toHaveCount(0);
});

test('touching what cannot be done tells why, with the rule and a way into the rulebook', async ({
  page,
}) => {
  await settle(page);
  await sitAtGlass(page);
  await page.locator('.market.m0 .corner').click({ force: true });
  await expect(page.getByRole('alert')).toContainText('First the selector must be turned.');
  await page.getByRole('link', { name: 'Rule L13' }).click();
  await expect(page.locator('#L13.chosen')).toBeVisible();
});

test('looking ahead on the ring shows what the markets would give, and costs nothing until it is turned', async ({
  page,
}) => {
  await settle(page);
  await sitAtGlass(page);
  const gives = page.locator('.market.m0 .note .gives');
  const shown = (): Promise<string> =>
    gives.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')).join(' '));
  await expect(gives.locator('img:not([src])')).toHaveCount(0);
  const before = await shown();
  const seen = new Set([before]);
  for (let notch = 0; notch < 3; notch += 1) {
    await page.getByRole('button', { name: 'One notch further' }).click();
    seen.add(await shown());
  }
  expect(seen.size).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: 'Turn ring −3 L by 3 notches' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(before);
});

test('a shard can be carried to a market, and what it brings is told before', async ({ page }) => {
  await settle(page);
  await sitAtGlass(page);
  await decide(page, click);
  await decide(page, click);
  const shard = (await page.locator('.bench .place.live').first().boundingBox())!;
  const market = (await page.locator('.market.m0 .corner').boundingBox())!;
  const before = await lines(page);
  await page.mouse.move(shard.x + shard.width / 2, shard.y + shard.height / 2);
  await page.mouse.down();
  await page.mouse.move(market.x + market.width / 2, market.y + market.height / 2, { steps: 8 });
  await expect(page.locator('.bubble')).toContainText('Gives');
  await page.mouse.up();
  await expect.poll(() => lines(page)).toBe(before + 1);
  await expect(page.locator('.log .line').last()).toContainText('in the north-east market');
});

test('it is night on the lagoon, whatever the theme of the page', async ({ page }) => {
  await settle(page);
  await sitAtGlass(page);
  await page.locator('.market.m0 .corner').click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  const night = (): Promise<string[]> =>
    page
      .locator('.murano .bar, .murano .log, .murano .log *, .murano .why, .murano .why *')
      .evaluateAll((all) =>
        all.map((each) => `${getComputedStyle(each).color} ${getComputedStyle(each).backgroundColor}`),
      );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator(':root[data-theme="dark"]').waitFor();
  const dark = await night();
  expect(dark.length).toBeGreaterThan(5);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator(':root[data-theme="light"]').waitFor();
  expect(await night()).toEqual(dark);
});
