import { expect, type Page } from '@playwright/test';
import { CARDS, cardWord } from '#games/murano/rules/cards';
import { murano } from '#games/murano/index';
import { inEnglish } from '#core/words';
import { click, decide, myMove, setUp } from './glass.ts';
import { settle, test } from './table.ts';

const NAMES = CARDS.map((card) => inEnglish(murano, { key: `creation.${cardWord(card)}` }));

/** The creations that are named anywhere in the page, in texts or in labels. */
const named = async (page: Page): Promise<readonly string[]> => {
  const html = await page.locator('body').innerHTML();
  return NAMES.filter((name) => html.includes(name));
};
/** Those of the hand or the packet that lies open, as somebody at the screen sees them. */
const open = (page: Page): Promise<readonly string[]> =>
  page.locator('.fan .name, .packet .name').allTextContents();

test('three people at one screen: no hidden card is ever in the page on the turn of another', async ({
  page,
}) => {
  await settle(page);
  await setUp(page, ['person', 'person', 'person'], (sheet) =>
    sheet.getByLabel('Draft', { exact: true }).check(),
  );
  const held = new Map<string, Set<string>>();
  const cover = page.getByRole('dialog');
  const pass = page.getByRole('button', { name: 'Pass the screen' });
  let who = '';
  // Five picks of three people, then a turn of each.
  for (let decision = 0; decision < 15 + 3; decision += 1) {
    await expect(cover.or(myMove(page)).first()).toBeVisible();
    if (await cover.isVisible()) {
      // Covered: nothing that somebody holds is in the page, and nothing has been made yet.
      expect(await named(page)).toEqual([]);
      who = /Player \d/u.exec((await cover.textContent()) ?? '')?.[0] ?? '';
      await page.getByRole('button', { name: 'Show my hand' }).click();
    }
    await expect(myMove(page)).toBeVisible();
    const mine = held.get(who) ?? new Set<string>();
    held.set(who, mine);
    const drafting = (await page.locator('.packet').count()) > 0;
    const shown = await open(page);
    // After the draft a hand is what was picked, and nobody else's pick is anywhere.
    if (!drafting) expect(new Set(shown)).toEqual(mine);
    expect(new Set(await named(page))).toEqual(new Set([...shown, ...mine]));
    if (drafting) {
      mine.add((await page.locator('.packet .work .name').first().textContent()) ?? '');
      const before = await page.locator('.log .line').count();
      await decide(page, click);
      await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(before);
    } else {
      while ((await pass.count()) === 0) await decide(page, click);
    }
    // Whoever picks last picks again at once; everybody else hands the screen on.
    if ((await pass.count()) > 0) await pass.click();
  }
  expect([...held.values()].map((cards) => cards.size)).toEqual([5, 5, 5]);
});

test('a match goes on where it was left, is listed, exported and replayed with all hands open', async ({
  page,
}) => {
  await settle(page);
  await setUp(page, ['person', '1']);
  await expect(myMove(page)).toBeVisible();
  await decide(page, click);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Continue: Murano against Nino/ })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.murano .fan .work')).toHaveCount(6);
  await page.goto('/matches');
  await expect(page.locator('article')).toContainText('Murano, against Nino');
});

test('impossible options are refused with the rule, and the last options are remembered', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/new/murano');
  await expect(page.getByRole('button', { name: 'First match', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: '1 player' }).click();
  await page.getByLabel('Draft', { exact: true }).check();
  await expect(page.getByRole('alert')).toContainText('A draft needs other players.');
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '3 players' }).click();
  await page.getByLabel('Advantages', { exact: true }).selectOption('chosen');
  await expect(page.getByRole('alert')).toContainText('Exactly four advantages');
  for (const name of ['Present', 'Gift', 'Free', 'Magician']) {
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.packet')).toBeVisible();
  await page.goto('/new/murano');
  await expect(page.getByRole('button', { name: '3 players', pressed: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Magician', exact: true })).toBeChecked();
});

test('whoever plays Muster brings nothing of Murano', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Muster' }).click();
  await expect(page.locator('.room.muster .hand .card')).toHaveCount(5);
  await expect(page.locator('.room[data-mine="true"]')).toBeVisible();
  expect(asked.filter((path) => path.includes('muster'))).not.toEqual([]);
  // The entrance shows every door.
  expect(asked.filter((path) => /murano(?!-(?:door|thumb)-)|garamond|lato/u.test(path))).toEqual([]);
});
