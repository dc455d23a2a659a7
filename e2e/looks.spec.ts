import { expect, type Page } from '@playwright/test';
import { openPosition } from './positions.ts';
import { settle, test } from './table.ts';

const HAND = ['leaf1', 'leaf2', 'water1', 'cloud5', 'rainbow'];
/** Held by the rival, tied with more banners at two neighbours, and held by oneself. */
const CLOSE = {
  hand: HAND,
  own: { 1: ['feather1', 'feather1', 'feather1'], 2: ['cloud1', 'cloud1', 'cloud1'], 3: ['leaf1', 'leaf2'] },
  theirs: { 0: ['water3'], 1: ['feather3'], 2: ['cloud3'], 4: ['flame3'] },
};

const filterOf = (page: Page, castle: string): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector('${castle}')).filter`);

for (const theme of ['light', 'dark']) {
  test(`a castle that may be played on is lit (${theme})`, async ({ page }) => {
    await settle(page, { theme });
    await openPosition(page, { hand: HAND });
    await page.getByRole('button', { name: 'Leaf 1, soldier' }).click();
    const lit = await filterOf(page, '.seat.offered .castle');
    expect(lit).toContain('rgb(255, 216, 102)');
    expect(await filterOf(page, '.seat:not(.offered) .castle')).not.toContain('rgb(255, 216, 102)');
  });
}

/** The boxes of things on the table, from left to right. */
const boxes = (page: Page, selector: string): Promise<DOMRect[]> =>
  page.evaluate(`
    [...document.querySelectorAll('${selector}')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect().toJSON())
  `);

const SCREENS = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

async function expectHoldersApart(page: Page): Promise<void> {
  const holds = await boxes(page, '.hold');
  expect(holds).toHaveLength(5);
  for (const [index, hold] of holds.entries()) {
    expect(hold.height).toBeLessThan(30);
    if (index > 0) expect(hold.left - holds[index - 1].right).toBeGreaterThanOrEqual(1);
  }
  const totals = await boxes(page, '.total.own');
  const covered = totals.filter((total) =>
    holds.some(
      (hold) => hold.left < total.right - 1 && hold.right > total.left + 1 && hold.top < total.bottom - 4,
    ),
  );
  expect(covered).toEqual([]);
}

for (const language of ['en', 'fr', 'de']) {
  test(`who holds a castle covers neither a total nor a neighbour, in ${language}`, async ({ page }) => {
    await settle(page, { language });
    await openPosition(page, CLOSE);
    for (const [width, height] of SCREENS) {
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expectHoldersApart(page);
      });
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 664],
] as const) {
  test(`with text of 200 % the number of cards stays within its ring, and the last line is read in full, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page, { textSize: 200 });
    await openPosition(page, { hand: HAND });
    await page.getByRole('button', { name: 'Leaf 1, soldier' }).click();
    await page.locator('.column.own .ground.offered').first().click();
    const [ring] = await boxes(page, '.clock .dial');
    const number = await page.evaluate<DOMRect>(`
      (() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.clock .left b'));
        return range.getBoundingClientRect().toJSON();
      })()
    `);
    const radius = (ring.width / 2) * (70 / 94);
    const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
    const corners = [number.top, number.bottom].map((edge) =>
      Math.hypot(Math.max(x - number.left, number.right - x), edge - y),
    );
    expect(Math.max(...corners)).toBeLessThan(radius);
    if (width > 1240) return;
    const cut = await page.evaluate(`
      (() => {
        const text = document.querySelector('.lastline > span:last-of-type');
        return text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
      })()
    `);
    expect(cut).toBe(false);
  });
}

test('with text of 200 % the name of the room leaves room to the prompt and to the menu', async ({
  page,
}) => {
  await settle(page, { textSize: 200 });
  await openPosition(page, { hand: HAND });
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [320, 568],
  ]) {
    await page.setViewportSize({ width, height });
    const [brand] = await boxes(page, '.bar .brand');
    const [lamp] = await boxes(page, '.prompt .lamp');
    const [tools] = await boxes(page, '.bar .tools');
    if (width > 760) expect(lamp.left - brand.right, `${width}`).toBeGreaterThanOrEqual(8);
    expect(tools.left, `${width}`).toBeGreaterThanOrEqual(brand.right);
    expect(tools.right, `${width}`).toBeLessThanOrEqual(width);
  }
});

test('the lens of the search field is seen', async ({ page }) => {
  await settle(page);
  await page.goto('/rules/muster');
  await expect(page.locator('.search')).toBeVisible();
  const [lens] = await boxes(page, '.search .icon');
  const [field] = await boxes(page, '.search input');
  expect([lens.width > 12, lens.height > 12, lens.left > field.left, lens.right < field.left + 45]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('where the system chooses the colours, what is pressed and what can be pressed is told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await page.goto('/settings');
  const looksOf = (choice: string): Promise<string[]> =>
    page
      .locator(`.choice ${choice}`)
      .first()
      .evaluate(
        (each: Element) =>
          [getComputedStyle(each).backgroundColor, getComputedStyle(each).outlineStyle] as string[],
      );
  const [chosen, edge] = await looksOf('[aria-pressed="true"]');
  const [open] = await looksOf('[aria-pressed="false"]');
  expect(chosen).not.toBe(open);
  expect(edge).toBe('solid');
  // What is chosen at a table stays in sight: it has a stronger edge, and no filling.
  const piece = await page.evaluate(() => {
    const [pressed, other] = ['button', 'button'].map((tag) => document.createElement(tag));
    pressed.ariaPressed = 'true';
    for (const each of [pressed, other]) each.dataset['spot'] = 'a piece';
    document.body.append(pressed, other);
    return [pressed, other].map((each) => [
      getComputedStyle(each).backgroundColor,
      parseInt(getComputedStyle(each).outlineWidth),
    ]);
  });
  expect(piece[0]?.[0]).toBe(piece[1]?.[0]);
  expect(piece[0]?.[1]).toBeGreaterThan(Number(piece[1]?.[1]));
});
