import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { goTo, settle, test } from './table.ts';

const recorded = (game: string, name: string): string =>
  readFileSync(`src/games/${game}/matches/${name}.match`, 'utf8');

/** Opens a finished match with this company; its table shows the end. */
async function openOver(page: Page, text: string, players: string): Promise<void> {
  await goTo(page, '/matches');
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${text}# players ${players}\n`),
  });
  await expect(page.locator('dialog.end')).toBeVisible();
}

async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('the end is shared as a link; in it, “you” is somebody with a name', async ({ page }) => {
  await settle(page);
  await openOver(page, recorded('muster', 'usual'), 'person bot-1');
  const link = await sharedLink(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.plate.own h2')).toHaveText('You');
  await expect(page.locator('.plate.rival')).toContainText('Bot, Soldier');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.locator('.field')).toContainText('You hold');
  await expect(page.locator('.field')).not.toContainText('You holds');
  const rival = await page.locator('.plate.rival h2').textContent();
  await page.goto(link);
  await expect(page.locator('.plate.own h2')).toHaveText('Guest');
  await expect(page.locator('.plate.rival h2')).toHaveText(rival!);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.locator('.chronicle')).toContainText('Guest');
  await expect(page.locator('.chronicle')).not.toContainText('You ');
  const reading = page.getByRole('region', { name: 'The position in words' });
  await expect(reading).toContainText('Hand of Guest: ');
  await expect(reading).not.toContainText('Your hand');
  await expect(page.getByRole('group', { name: 'Hand of Guest' })).toBeVisible();
});

test('whoever has a name is called by it, on this device and in a link', async ({ page }) => {
  await settle(page, { name: 'Ada' });
  await openOver(page, recorded('muster', 'usual'), 'person bot-1');
  const link = await sharedLink(page);
  await page.evaluate('localStorage.setItem(\'tavola.settings\', \'{"name":"Bo"}\')');
  await page.goto(link);
  await expect(page.locator('.plate.own h2')).toHaveText('Ada');
});

test('people who share a screen are told apart in their replay', async ({ page }) => {
  await settle(page);
  await openOver(page, recorded('muster', 'usual'), 'person person');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.plate.own h2')).toHaveText('Player 1');
  await expect(page.locator('.plate.rival h2')).toHaveText('Player 2');
});

test('a replay of Murano says “you” to its player, and names everybody in a link', async ({ page }) => {
  await settle(page);
  await openOver(page, recorded('murano', 'first-match'), 'person bot-1');
  const link = await sharedLink(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.bench h2')).toHaveText('You');
  await expect(page.locator('.works h2')).toContainText('Your creations');
  await page.goto(link);
  await expect(page.locator('.bench h2')).toHaveText('Guest');
  await expect(page.locator('.works h2')).toContainText('Creations of Guest');
});

test('a replay plays by itself, says each move, is jumped in by line, and is played on', async ({ page }) => {
  await settle(page, { botPace: 'calm' });
  await openOver(page, recorded('muster', 'usual'), 'person bot-1');
  await page.getByRole('link', { name: 'Replay' }).click();
  const said = page.locator('.said');
  await expect(said).toHaveText('The match begins.');
  await page.getByRole('button', { name: 'All moves' }).click();
  await page.getByRole('button', { name: '4×' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play by itself' }).click();
  // A place passed between two looks counts too: the replay does not wait for who looks.
  await expect(page).toHaveURL(/#(?:[3-9]|\d\d+)$/u);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'All moves' }).click();
  const line = page.locator('.moves li').nth(4).getByRole('button').first();
  const sentence = await line.textContent();
  await line.click();
  await expect(said).toHaveText(sentence!);
  // A turn that is led by its last action leads on to the whole of the next one.
  await page.getByRole('button', { name: 'One round on' }).click();
  await expect(said).not.toHaveText(sentence!);
  await page.locator('.moves').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/match\/\w+$/u);
  await expect(page.locator('.plate.rival')).toContainText('Bot, Soldier');
  await expect(page.locator('.room[data-mine="true"]')).toBeVisible();
});

async function expectNoneAlone(page: Page): Promise<void> {
  await openOver(page, recorded('muster', 'usual'), 'person bot-1');
  const middles = await page.locator('dialog.end .choices > :not(.primary):visible').evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBeGreaterThanOrEqual(4);
  for (const middle of middles) {
    const beside = await page.locator('dialog.end .choices > *').evaluateAll(
      (all, at) =>
        all.filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top < at && at < bottom;
        }).length,
      middle,
    );
    expect(beside).toBeGreaterThan(1);
  }
}

for (const language of ['en', 'fr', 'de']) {
  test(`no choice of the end stands alone in a row in ${language}`, async ({ page }) => {
    await settle(page, { language });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expectNoneAlone(page);
      });
    }
  });
}
