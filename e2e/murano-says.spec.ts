import { expect, type Page } from '@playwright/test';
import { newMatch } from '#core/match';
import { saveMatch } from '#core/saved';
import { murano } from '#games/murano/index';
import { dealing, matchFrom, textFrom } from './glass-positions.ts';
import { myMove, over } from './glass.ts';
import { openText, recorded, show } from './recorded.ts';
import { settle, test } from './table.ts';

async function sit(page: Page, text: string): Promise<void> {
  await openText(page, text);
  await show(page);
  await myMove(page).waitFor();
}

const title = (page: Page) => page.locator('.prompt .say b');
const hint = (page: Page) => page.locator('.prompt .say > span');

test('with the ring shown further, prompt and button speak of that ring, and taking turns it', async ({
  page,
}) => {
  await settle(page);
  await sit(page, textFrom(2, { turned: true, selector: 5, ring: 2 }));
  const before = await title(page).textContent();
  await page.getByRole('button', { name: 'One notch further' }).click();
  await expect(title(page)).toHaveText(/^Take .* and .* for 1\sL$/u);
  const said = /and (\w+) for/u.exec((await title(page).textContent()) ?? '')?.[1] ?? '';
  expect(before).not.toContain(`and ${said}`);
  await expect(page.locator('.action[data-word="take"] .shard').last()).toHaveAttribute('alt', /./u);
  await page.locator('.action[data-word="take"]').click();
  await expect(page.locator('.ring')).toHaveAttribute('data-ring', '3');
  await expect(page.locator('.bench .place.touch')).toHaveCount(2);
  await expect(
    page
      .locator(`.bench .place.touch[aria-label^="${said}" i], .bench .place.touch[aria-label*="${said}"]`)
      .first(),
  ).toBeVisible();
  await expect(page.locator('.bench .me .money')).toContainText('3');
});

test('what a creation would pay at most is what its shards can keep', async ({ page }) => {
  await settle(page);
  const hands = [
    ['C23', 'C22', 'C06', 'C17', 'C24', 'C18'],
    ['C01', 'C02', 'C03', 'C05', 'C07', 'C08'],
  ];
  await sit(page, dealing(2, {}, { hands, benches: ['YT', ''] }));
  await expect(page.locator('.bench .pays')).toHaveText(/Wave Chalice would pay at most.*7\sL/u);
});

test('pointing at Buy lights no channel, stands beside its button and says what it costs in all', async ({
  page,
}) => {
  await settle(page);
  await sit(page, dealing(2));
  const buy = page.locator('.market.m3 .buy');
  await buy.hover();
  const bubble = page.locator('.bubble');
  await expect(bubble).toContainText('−2 L, then');
  await expect(page.locator('.channels .on, .segments path')).toHaveCount(0);
  const [at, of] = [await bubble.boundingBox(), await buy.boundingBox()];
  expect(Math.abs(at!.x - (of!.x + of!.width))).toBeLessThan(40);
  expect(at!.y).toBeLessThan(of!.y + of!.height);
  expect(at!.y + at!.height).toBeGreaterThan(of!.y);
});

test('what follows from an exchange stands before what one more notch would give', async ({ page }) => {
  await settle(page);
  await sit(page, dealing(2, {}, { benches: ['BGYRT', ''] }));
  await page.locator('.bench .place.touch').last().click();
  await page.locator('.market.m2 .corner').hover();
  const lines = await page.locator('.bubble p').allTextContents();
  const pays = lines.findIndex((line) => line.includes('pays'));
  const notch = lines.findIndex((line) => line.includes('notch'));
  expect(pays).toBeGreaterThan(0);
  expect(notch).toBeGreaterThan(pays);
});

test('a card taken up before the selector turns is asked about at once', async ({ page }) => {
  await settle(page);
  await sit(page, textFrom(2));
  await page.locator('.fan [data-spot="card-1"]').click();
  await expect(title(page)).toHaveText('Where should the first creation go?');
});

test('while one drafts no phase of a turn is named', async ({ page }) => {
  await settle(page);
  const drafting = newMatch(murano, {
    options: { draft: true, first: 'seat0' },
    seats: 2,
    start: { seed: 'draft' },
  });
  await sit(page, saveMatch(drafting));
  await expect(page.locator('.packet')).toBeVisible();
  await expect(page.locator('.phases')).toHaveCount(0);
});

test('[L44] after Repetition the prompt says that the pair may be taken again', async ({ page }) => {
  await settle(page);
  const terms = { takings: 2 };
  await sit(page, textFrom(2, { turned: true, taken: 1, terms, benches: ['BG', ''] }));
  await expect(title(page)).toHaveText(/^Take .* again, or negotiate$/u);
});

test('[M76] the safety end is announced three rounds before, and the last round is named', async ({
  page,
}) => {
  await settle(page);
  await sit(page, textFrom(2, { round: 8 }, { safety: 12 }));
  await expect(page.locator('.prompt')).not.toContainText('the match ends');
  await sit(page, textFrom(2, { round: 9 }, { safety: 12 }));
  await expect(hint(page)).toContainText('Without a creation the match ends after 3 more rounds.');
  await sit(page, textFrom(2, { round: 12 }, { safety: 12 }));
  await expect(page.getByRole('status').filter({ hasText: 'The match ends with this round.' })).toBeVisible();
  await expect(page.locator('.bar .round')).toHaveText('Round 12, the last one');
});

/** The last turn of a match of four that ends with this round: the last of them has only to end it. */
const closing = (money: readonly number[], made: readonly number[]): string => {
  const cards = [
    ['C04', 'C22', 'C06', 'C17', 'C24'],
    ['C01', 'C02', 'C03', 'C05', 'C07'],
    ['C09', 'C10', 'C11', 'C12', 'C13'],
    ['C15', 'C16', 'C19', 'C20', 'C21'],
  ];
  return saveMatch(
    matchFrom(
      4,
      {
        first: 0,
        turn: 3,
        round: 12,
        phase: 'negotiate',
        turned: true,
        taken: 1,
        dealt: 1,
        lastDeal: 'sell',
        money,
        hands: cards.map((hand, seat) => hand.slice(made[seat])),
        completed: cards.map((hand, seat) => hand.slice(0, made[seat])),
      },
      { safety: 12, first: 'seat0' },
    ),
  );
};

test('a victory that several share names them, and whoever lost is not told of a draw', async ({ page }) => {
  await settle(page);
  await sit(page, closing([20, 20, 20, 5], [2, 2, 2, 1]));
  await page.locator('.action[data-word="end"]').click();
  await expect(over(page).locator('h2')).toHaveText('Player 1, Player 2, and Player 3 share first place.');
  await expect(over(page)).toContainText('20 L and 2 creations each.');
});

test('[M64] equal money that fewer creations decide is explained', async ({ page }) => {
  await settle(page);
  await sit(page, closing([20, 20, 7, 5], [1, 2, 1, 1]));
  await page.locator('.action[data-word="end"]').click();
  await expect(over(page).locator('.tie')).toHaveText(
    '20 L each: then fewer creations win (Player 1 1 and Player 2 2).',
  );
  // What is marked is the money, which decides, and the winner's alone.
  await expect(over(page).locator('.vitrine.best .owner b')).toHaveText('20');
});

test('Escape closes the menu of the room', async ({ page }) => {
  await settle(page);
  await sit(page, textFrom(2));
  await page.locator('.bar [popovertarget]').click();
  await expect(page.locator('.menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu')).toBeHidden();
});

test('the focus stays with the keys: after Begin, after an action, and through the turn', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/new/murano');
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await myMove(page).waitFor();
  const focused = (): Promise<string> =>
    page.evaluate('document.activeElement.className || document.activeElement.tagName');
  await expect.poll(focused).not.toBe('BODY');
  await page.locator('.action[data-word="selector"]').press('Enter');
  await expect(page.locator('.action[data-word="take"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.action[data-word="take"]')).toHaveCount(0);
  await expect.poll(focused).not.toBe('BODY');
});

test('a refusal speaks to whoever is refused', async ({ page }) => {
  await settle(page);
  await sit(page, dealing(2));
  await page.locator('.advantage').nth(1).click({ force: true });
  await expect(page.locator('.why')).toContainText('You have not completed');
});

test('the italic of the board is asked for before the board is drawn', async ({ page }) => {
  await settle(page);
  await page.addInitScript(`
    new MutationObserver(() => {
      if (document.querySelector('.murano')) window.drawn ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  `);
  await sit(page, textFrom(2));
  const [asked, drawn] = await page.evaluate<[number, number]>(`[
    performance.getEntriesByType('resource').find(({ name }) => /italic.*woff2/.test(name)).startTime,
    window.drawn,
  ]`);
  expect(asked).toBeLessThan(drawn);
});

test('on a phone on its side, too, what the others did stands in words until something is touched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await settle(page);
  const moved = recorded(
    (state, { header, last }) =>
      header.seats === 3 && last?.move.seat === 2 && murano.toAct(state).join() === '0',
  );
  await openText(page, moved, 'person bot-1 bot-1');
  await myMove(page).waitFor();
  const rows = page.locator('.recap button');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  await page.mouse.click(100, 200);
  await expect(rows).toHaveCount(0);
});
