import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ENTRIES } from '#games/catalogue';
import { bringIn, myAction, settle, test } from './table.ts';

const FINISHED = join(import.meta.dirname, '..', 'src', 'games', 'muster', 'matches', 'every-kind.match');

test('Play names whom one will meet, and never turns a bot into another person', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play Muster' });
  await expect(play).toContainText('against Maren, Archer');
  await page.goto('/new/muster?with=people');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/Player [12], it is your turn\./u);
  await page.goto('/');
  await expect(play).toContainText('against Maren, Archer');
  await play.click();
  await expect(page.locator('.plate.rival')).toContainText('Bot, Archer');
  await page.goto('/new/muster');
  await page.getByRole('button', { name: 'Against a bot' }).click();
  await page.getByRole('button', { name: 'Soldier' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.plate.rival')).toContainText('Bot, Soldier');
  await page.goto('/new/muster?with=bots');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.room.muster')).toBeVisible();
  await page.goto('/');
  await expect(play).toContainText('against Pip, Soldier');
  await play.click();
  await expect(page.locator('.plate.rival')).toContainText('Bot, Soldier');
  await expect(myAction(page)).toBeVisible();
});

/** The middles of these things, from top to bottom of the page. */
const middles = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(`
    [...document.querySelectorAll('${selector}')].map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    })
  `);

async function expectReadInFull(page: Page, width: number): Promise<void> {
  await expect(page.locator('.door .play')).toHaveCount(ENTRIES.length);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  const outside = await page.evaluate(`
    [...document.querySelectorAll('.door .play')].filter((button) => {
      const [outer, inner] = [button, button.querySelector('span')].map((each) => each.getBoundingClientRect());
      return inner.top < outer.top || inner.bottom > outer.bottom || inner.height > 60;
    }).length
  `);
  expect(outside).toBe(0);
  if (width < 768) return;
  for (const beside of [
    '.masthead > nav, .masthead > .languages',
    '.door h2',
    '.door .links > :first-child',
  ]) {
    const found = await middles(page, beside);
    expect(found.length, beside).toBeGreaterThan(1);
    // Two stand beside each other; a third begins a row of its own.
    for (let at = 1; at < found.length; at += 2) {
      expect(Math.abs(found[at] - found[at - 1]), beside).toBeLessThanOrEqual(1);
    }
  }
}

const SCREENS = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

for (const language of ['en', 'fr', 'de']) {
  test(`Play and whom one will meet are read in full in ${language}`, async ({ page }) => {
    await settle(page, { language });
    await page.goto('/');
    for (const [width, height] of SCREENS) {
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expectReadInFull(page, width);
      });
    }
  });
}

test('a company of several people kept by an earlier version is not repeated by Play', async ({ page }) => {
  await settle(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      'tavola.last.muster',
      JSON.stringify({ players: [{ kind: 'person' }, { kind: 'person' }], options: {} }),
    ),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Muster' }).click();
  await expect(page.locator('.plate.rival')).toContainText('Bot, Archer');
});

test('a link that cannot be copied is shown, to be copied by hand', async ({ page }) => {
  await settle(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await bringIn(page, FINISHED);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Copy this link' });
  await expect(link).toHaveValue(/\/replay\/link#text=/u);
  await expect(link).toBeFocused();
  expect(await page.evaluate('getSelection().toString()')).toContain('/replay/link#text=');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(link).toHaveCount(0);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(link).toHaveValue(/\/replay\/link#text=/u);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
});

const REASONS = {
  en: 'Without rainbow bridges there is no bridge to swap.',
  fr: 'Sans ponts arc-en-ciel, il n’y a pas de pont à échanger.',
  de: 'Ohne Regenbogen-Brücken gibt es keine Brücke, die getauscht werden könnte.',
} as const;

for (const [language, why] of Object.entries(REASONS)) {
  test(`a setting that needs another says so, and comes back with it, in ${language}`, async ({ page }) => {
    await settle(page, { language });
    await page.goto('/new/muster');
    const mend = page.locator('#option-mend');
    await expect(mend).toBeChecked();
    await expect(mend).toBeEnabled();
    await page.locator('#option-bridges').focus();
    await page.keyboard.press('Space');
    await expect(mend).toBeDisabled();
    await expect(mend).not.toBeChecked();
    await expect(page.locator('#option-mend-hint')).toContainText(why);
    await expect(mend).toHaveAttribute('aria-describedby', 'option-mend-hint');
    await page.keyboard.press('Space');
    await expect(mend).toBeEnabled();
    await expect(mend).toBeChecked();
  });
}

test('what was chosen beside another setting is still chosen the next time', async ({ page }) => {
  await settle(page);
  await page.goto('/new/muster');
  await page.locator('#option-bridges').click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.room.muster')).toBeVisible();
  await page.goto('/new/muster');
  await expect(page.locator('#option-mend')).toBeDisabled();
  await page.locator('#option-bridges').click();
  await expect(page.locator('#option-mend')).toBeChecked();
});

test('the cards of an expert match can be chosen only for one, here and far apart', async ({ page }) => {
  await settle(page);
  for (const address of ['/new/murano', '/online/new/murano']) {
    await page.goto(address);
    const cards = page.locator('#option-expertCards');
    await expect(cards).toBeDisabled();
    await expect(cards).toHaveAccessibleDescription(/Only the Grandmaster’s Challenge/u);
    await page.locator('#option-advantages').selectOption('random');
    await page.locator('#option-expert').click();
    await cards.selectOption('all');
    await page.locator('#option-expert').click();
    await expect(cards).toHaveValue('strict');
    await page.locator('#option-expert').click();
    await expect(cards).toHaveValue('all');
  }
});

test('with a friend: one press makes a table and its link, and the link leads to the lesson, too', async ({
  page,
  browser,
}) => {
  await settle(page);
  await page.goto('/');
  const door = page.locator('.door').filter({ has: page.getByRole('heading', { name: 'Muster' }) });
  await door.getByRole('link', { name: 'With a friend' }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/u);
  const link = page.locator('.inviting .address input');
  await expect(link).toHaveValue(/\/invite#/u);
  const friend = await browser.newPage();
  await friend.goto(await link.inputValue());
  await expect(friend.getByRole('link', { name: 'New to Muster? Learn it in 4 minutes' })).toHaveAttribute(
    'href',
    '/lesson/muster',
  );
  await expect(friend.getByRole('button', { name: 'Take this seat' })).toBeEnabled();
  await friend.close();
});

test('Play names every bot one will meet', async ({ page }) => {
  await settle(page);
  await page.addInitScript(() => {
    const bot = { kind: 'bot', level: '2' };
    localStorage.setItem(
      'tavola.quick.murano',
      JSON.stringify({ players: [{ kind: 'person' }, bot, bot, bot], options: {} }),
    );
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play Murano' });
  await expect(play).toHaveText('Play Muranoagainst Bianca, Marco and Lucrezia');
});
