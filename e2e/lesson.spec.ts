import { expect, type Page } from '@playwright/test';
import { settle, test } from './table.ts';

/** Does what the lesson leads to, up to its last step. */
async function goThrough(page: Page): Promise<void> {
  const onward = page.getByRole('button', { name: 'Go on' });
  await onward.click();
  const done = page.getByRole('button', { name: 'Play a match' });
  const live = page
    .locator('.room[data-mine="true"]')
    .locator('.hand .card.live, .clock.offered, .seat.offered, .column .there.live');
  for (let step = 0; step < 40 && (await done.count()) === 0; step += 1) {
    await expect(live.first().or(onward)).toBeVisible();
    const phase = await page.locator('.room').getAttribute('data-phase');
    if ((await onward.count()) > 0) await onward.click();
    else if (phase === 'refill') await page.locator('.clock.offered, .keep .seat.offered').first().click();
    else {
      const card = page.locator('.hand .card.live');
      const wizard = page.locator('.column .there.live');
      await ((await card.count()) > 0 ? card : wizard).first().click();
      await page.locator('.column .touch.offered, .keep .seat.offered').last().click();
    }
  }
}

test('the lesson leads from the first banner to a match of one’s own', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.locator('a[href="/lesson/muster"]').click();
  await goThrough(page);
  await page.getByRole('button', { name: 'Play a match' }).click();
  await expect(page).toHaveURL(/match/);
  await expect(page.locator('.room .hand .card')).toHaveCount(5);
});

for (const [language, first, then] of [
  ['en', 'touch “Go on”', 'Take up Leaf 1'],
  ['fr', 'Continuer', 'Feuille'],
  ['de', 'tippe dann auf „Weiter“', 'Blatt'],
]) {
  test(`what the rules allow and the lesson does not lead to is answered kindly in ${language}`, async ({
    page,
  }) => {
    await settle(page, { language });
    await page.goto('/lesson/muster');
    const other = page.locator('.hand .card[data-spot^="card-"]').nth(3);
    await other.click();
    await expect(page.getByRole('alert')).toContainText(first);
    await page.locator('.coach .button').click();
    await other.click();
    await expect(page.getByRole('alert')).toContainText(then);
    await expect(page.locator('.coach h2')).toContainText('2');
    // What the rules forbid still gives its rule.
    await page.locator('.clock').click({ force: true });
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  });
}

test('the lesson speaks of what has happened, once, and nothing else tells what to do', async ({ page }) => {
  await settle(page);
  await page.goto('/lesson/muster');
  await expect(page.locator('.coach')).toBeVisible();
  await page.evaluate(`
    const said = (window.said = []);
    const listen = () => {
      const text = document.querySelector('.coach p').textContent;
      const prompt = document.querySelector('.prompt').textContent;
      const lines = document.querySelectorAll('.chronicle li:not(.none)').length;
      said.push({ text, prompt, lines });
    };
    new MutationObserver(listen).observe(document.querySelector('.room'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  `);
  await goThrough(page);
  const said = await page.evaluate<{ text: string; prompt: string; lines: number }[]>('window.said');
  const first = said.find(({ text }) => text.startsWith('Odile answers'))!;
  // One’s own turn, and hers.
  expect(first.lines).toBe(2);
  expect(said.map(({ text }) => text)).toContain('Now Odile plays. Watch what happens.');
  expect(said.filter(({ prompt }) => /Choose a card|from the pile/u.test(prompt))).toEqual([]);
});

test('a lesson that is opened by its address speaks one language, to the ear as well', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.goto('/lesson/muster');
  await expect(page.locator('.hand .card').first()).toHaveAttribute('aria-label', /^Wolke\s1, /u);
  await expect(page.getByRole('button', { name: 'Burg Wasser', exact: true })).toBeVisible();
  await expect(page.locator('.hand [aria-label="Regenbogen-Burg"]')).toBeVisible();
});

test('a lesson goes on where it was left', async ({ page }) => {
  await settle(page);
  await page.goto('/lesson/muster');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.hand .card.live').click();
  await page.locator('.column.own .touch.offered').last().click();
  await expect(page.locator('.coach h2')).toContainText('Step 3');
  await page.reload();
  await expect(page.locator('.coach h2')).toContainText('Step 3');
  await expect(page.locator('.column.own .card')).toHaveCount(1);
  await expect(page.locator('.clock.offered')).toBeVisible();
});

test('what a lesson says last, and the match it offers, are read in full on a phone', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.addInitScript(() => localStorage.setItem('tavola.lesson.muster', '99'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/lesson/muster');
  const offer = page.locator('.coach .button');
  await expect(offer).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(offer).toBeInViewport({ ratio: 1 });
    const said = (await page.locator('.coach p').boundingBox())!;
    const frame = (await page.locator('.promptline').boundingBox())!;
    expect(said.width, `${width}×${height}`).toBeGreaterThan(frame.width * 0.8);
    expect(said.y + said.height).toBeLessThanOrEqual(frame.y + frame.height);
    // The table it speaks of is still one that can be read.
    expect((await page.locator('.field').boundingBox())!.height).toBeGreaterThan(180);
  }
});
