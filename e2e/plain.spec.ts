import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './table.ts';
import { violationsNow } from './axe.ts';
import { act, log, question, sitDownToPebbles, test, verdict } from './toy/toy.ts';

// One after the other: they share what was built for them.
test.describe.configure({ mode: 'default' });

/** One action after the other, each when it is asked for, until the match is over. */
async function playOn(
  page: Page,
  name: string | RegExp,
  touch: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  const mine = page.locator('.room[data-mine="true"]');
  while (!(await verdict(page).isVisible())) {
    await expect(mine.or(verdict(page)).first()).toBeVisible();
    if (await mine.isVisible()) await touch(act(page, name).first());
  }
}

test('a game without a room of its own is played in the plain room, by mouse, to the end', async ({
  page,
}) => {
  await sitDownToPebbles(page);
  await expect(question(page)).toContainText('6 pebbles are left.');
  const position = page.getByRole('region', { name: 'The table' });
  await expect(position).toContainText('Stones in the bag3 hidden');

  // Pointing at an action shows what it would change.
  await act(page, 'You take 2 pebbles.').hover();
  await expect(position).toContainText('Pebbles in the heap6 becomes 4');
  await act(page, 'You take 2 pebbles.').click();
  await expect(log(page).first()).toHaveText('You take 2 pebbles.');
  await expect(log(page).nth(1)).toBeVisible();

  await act(page, /You take 1/).click();
  await expect(log(page).nth(3).or(verdict(page)).first()).toBeVisible();
  await playOn(page, /You take 1/);
  await expect(verdict(page)).toHaveText(/^(?:You win|Regular wins)\.$|^A draw\.$/u);
  const end = page.locator('dialog.end[open]');
  await expect(end).toContainText('The heap is gone.');
  await expect(verdict(page)).toBeVisible();
  // The scene is light or dark by how it ended: a place is written as the name beside it.
  const colours = await end
    .locator('.plain-scores span')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBe(1);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(position).toContainText('Pebbles in the heap6');
  // Nobody acts in a replay: the position takes the place of the actions.
  expect((await position.boundingBox())!.x).toBeLessThan(60);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(position).toContainText('Pebbles in the heap0');
});

/** Two people at this screen; the first one looks. */
async function sitDownTogether(page: Page): Promise<void> {
  await page.goto('/new/pebbles');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('A person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Show my hand' }).click();
}

async function passOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pass the screen to/ }).click();
  await page.getByRole('button', { name: 'Show my hand' }).click();
}

test('the field above the actions finds one, and says why another is not among them', async ({ page }) => {
  await sitDownTogether(page);
  const field = page.getByRole('searchbox');
  await field.fill('stone');
  await expect(page.locator('.plain-act')).toHaveText([/Player 1 draws a stone\./u]);
  await field.fill('');
  await act(page, 'Player 1 takes 3 pebbles.').click();
  await passOn(page);
  await act(page, 'Player 2 takes 1 pebble.').click();
  await passOn(page);
  await field.fill('take 3');
  await expect(page.locator('.plain-why')).toContainText('Only 2 pebbles are left. Rule P2');
  await field.fill('fly');
  await expect(page.locator('.plain-why')).toContainText('Nothing you can do is called that.');
  await field.fill('take 3');
  await page.getByRole('link', { name: 'Rule P2' }).click();
  await expect(page.locator('.beside #P2.chosen')).toBeInViewport();
});

test('every setting of its sheet is told in words, those of a list, too', async ({ page }) => {
  await page.goto('/new/pebbles');
  const extras = page.getByRole('group', { name: 'Extras' });
  await expect(extras.getByRole('checkbox')).toHaveCount(3);
  await expect(extras.locator('label')).toHaveText(['Moss', 'Sand', 'Shell']);
  await expect(page.locator('main')).not.toContainText(/\b(?:option|extras|preset)\.\w/u);
  await page.goto('/');
  const door = page.locator('.door').filter({ has: page.getByRole('heading', { name: 'Pebbles' }) });
  await expect(door.locator('.window')).toHaveText('P');
  await expect(door.getByRole('button')).toHaveText('Play Pebblesagainst Regular');
  // There is no lesson: no other way stands apart in its place.
  const colours = await door
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  expect(colours).toHaveLength(3);
  expect(new Set(colours).size).toBe(1);
});

test('it is played by keys alone', async ({ page }) => {
  await sitDownToPebbles(page);
  await page.keyboard.press('a');
  await expect(act(page, 'You take 1 pebble.')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(act(page, 'You take 2 pebbles.')).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'The table' })).toBeFocused();
  await page.keyboard.press('f');
  await page.keyboard.type('1 pebble');
  await expect(page.locator('.plain-act')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log(page).first()).toHaveText('You take 1 pebble.');
  await expect(page.locator('.room[data-mine="true"]')).toBeVisible();
  while (!(await verdict(page).isVisible())) {
    const told = await log(page).count();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    // Not before it is one's turn again: at the end the same key would begin another match.
    await expect.poll(() => log(page).count()).toBeGreaterThan(told);
    await expect(page.locator('.room[data-mine="true"]').or(verdict(page)).first()).toBeVisible();
  }
  await expect(verdict(page)).toBeVisible();
});

test('people at one screen see only their own stones, and take back their own actions', async ({ page }) => {
  await sitDownTogether(page);
  await act(page, 'Player 1 takes 1 pebble.').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await act(page, 'Player 1 draws a stone.').click();
  const mine = page.locator('.plain-sheet').filter({ has: page.getByRole('heading', { name: 'Player 1' }) });
  await expect(mine).toContainText(/stone \(\d\)/u);
  const stone = /\(\d\)/u.exec(await mine.innerText())![0];
  await page.getByRole('button', { name: 'Pass the screen to Player 2' }).click();
  await expect(page.getByRole('dialog')).toContainText('Player 2');
  expect(await page.locator('html').innerHTML()).not.toContain(stone);
  await page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(mine).toContainText('1 hidden');
  expect(await page.locator('html').innerHTML()).not.toContain(stone);
});

for (const theme of ['light', 'dark']) {
  for (const width of [320, 1440]) {
    test(`it is for everyone (${theme}, ${width} wide)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await settle(page, { theme });
      await sitDownToPebbles(page);
      expect(await violationsNow(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await playOn(page, /You take/);
      expect(await violationsNow(page)).toEqual([]);
    });
  }
}

test('it speaks the language of the reader', async ({ page }) => {
  await sitDownToPebbles(page);
  for (const [language, title, button] of [
    ['Français', 'Prenez jusqu’à trois cailloux, ou tirez une pierre', 'Vous prenez 2 cailloux.'],
    ['Deutsch', 'Nimm bis zu drei Kiesel, oder zieh einen Stein', 'Du nimmst 2 Kiesel.'],
  ] as const) {
    await page.getByRole('button', { name: /^(?:Menu|Menü)$/u }).click();
    await page.getByRole('button', { name: language }).click();
    await expect(question(page)).toContainText(title);
    await expect(act(page, button)).toBeAttached();
    await page.keyboard.press('Escape');
  }
});

test('two people far apart play it', async ({ browser, toy }) => {
  const open = async (name: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: toy, locale: 'en-GB' })).newPage();
    await settle(page, { name });
    return page;
  };
  const [ada, ben] = [await open('Ada'), await open('Ben')];
  await ada.goto('/online/new/pebbles');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ben.goto(await ada.getByLabel('Invitation link for seat 2').inputValue());
  await ben.getByRole('button', { name: 'Take this seat' }).click();
  await act(ada, 'You draw a stone.').click();
  await expect(log(ben).first()).toHaveText('Ada draws a stone.');
  await expect(
    ben.locator('.plain-sheet').filter({ has: ben.getByRole('heading', { name: 'Ada' }) }),
  ).toContainText('1 hidden');
  for (const [mover, other, line] of [
    [ben, ada, 'Ben takes 3 pebbles.'],
    [ada, ben, 'Ada takes 2 pebbles.'],
    [ben, ada, 'Ben takes 1 pebble.'],
  ] as const) {
    await act(mover, line.replace(/^\w+ takes/u, 'You take')).click();
    await expect(log(other).last()).toHaveText(line);
  }
  for (const page of [ada, ben]) await expect(verdict(page)).toHaveText(/wins?\.$|^A draw\.$/u);
});

// Here, not among what else is tried on a phone: what was built for these tests serves it, too.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a game without a room of its own is played on a phone, by touch', async ({ page }) => {
    await sitDownToPebbles(page);
    expect(await violationsNow(page)).toEqual([]);
    for (const name of ['You take 1 pebble.', 'You take 2 pebbles.', 'You draw a stone.']) {
      const box = (await act(page, name).boundingBox())!;
      expect(box.height, name).toBeGreaterThanOrEqual(44);
    }
    await act(page, 'You take 2 pebbles.').tap();
    await expect(log(page).nth(1)).toBeAttached();
    await playOn(page, /You take/, (target) => target.tap());
    await expect(page.locator('dialog.end[open]')).toContainText('The heap is gone.');
  });
});
