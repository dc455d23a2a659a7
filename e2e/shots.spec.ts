import { expect, type Page } from '@playwright/test';
import { MURANO } from './screens/murano.ts';
import { MUSTER } from './screens/muster.ts';
import type { Scenario } from './screens/scenario.ts';
import { settle, test } from './table.ts';

/** The pictures of the README. */
const IMAGES = 'docs/images';
const shoot = (page: Page, name: string) => page.screenshot({ path: `dist/shots/${name}.png` });

const named = (scenarios: readonly Scenario[], name: string): Scenario => {
  const found = scenarios.find((each) => each.name === name);
  if (found === undefined) throw new Error(`expected a moment called ${name}`);
  return found;
};

/** Everything that comes later has come, and is painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(`
    Promise.all([document.fonts.ready, ...[...document.images].map((each) => each.decode().catch(() => undefined))]).then(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
  `);

test('the pictures of the README: both rooms, the entrance, and a phone at night', async ({ page }) => {
  await settle(page, { theme: 'light' });
  await page.goto('/');
  await expect(page.locator('.door .play').first()).toBeVisible();
  // Today's table comes after the page.
  await page.waitForLoadState('networkidle');
  await painted(page);
  await page.screenshot({ path: `${IMAGES}/home.png` });
  await named(MUSTER, 'after the rival’s turn').open(page);
  await painted(page);
  await page.screenshot({ path: `${IMAGES}/match.png` });
  await named(MURANO, 'dealing, four seats, expert').open(page);
  await painted(page);
  await page.screenshot({ path: `${IMAGES}/murano.jpg`, type: 'jpeg', quality: 88 });
});

test('the picture that is shown of a link: both doors under the name of the house', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await settle(page, { theme: 'light' });
  await page.goto('/');
  await expect(page.locator('.door .window img')).toHaveCount(2);
  await page.evaluate(`{
    const made = (name, ...parts) => {
      const element = document.createElement(name);
      element.append(...parts);
      return element;
    };
    const doors = [...document.querySelectorAll('.door .window')];
    const preview = made('main', made('header', document.querySelector('.masthead .logo')), made('div', ...doors));
    preview.className = 'preview';
    document.querySelector('#app').replaceChildren(preview);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.preview { width: 1200px; height: 630px; padding: 36px 48px; box-sizing: border-box }' +
        '.preview header { display: grid; place-items: center; height: 52px; margin-bottom: 14px; zoom: 2 }' +
        '.preview > div { display: grid; grid-template-columns: 1fr 1fr; gap: 32px }' +
        '.preview .window { width: auto; height: 418px; margin: 0 }',
    );
    document.adoptedStyleSheets.push(sheet);
  }`);
  await painted(page);
  await page.screenshot({ path: 'src/web/public/preview.jpg', type: 'jpeg', quality: 82 });
});

test('the picture of the README of a phone at night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, { theme: 'dark' });
  await named(MUSTER, 'after the rival’s turn').open(page);
  await painted(page);
  await page.screenshot({ path: `${IMAGES}/phone.png` });
});

for (const [language, theme] of [
  ['en', 'light'],
  ['fr', 'dark'],
  ['de', 'light'],
]) {
  test(`pictures of both rooms at many moments (${language}, ${theme})`, async ({ page }) => {
    await settle(page, { language, theme });
    for (const scenario of [...MUSTER, ...MURANO]) {
      await scenario.open(page);
      for (const [name, width, height] of [
        ['desktop', 1440, 900],
        ['tablet', 768, 1024],
        ['phone', 390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        await painted(page);
        await shoot(page, `${scenario.of}-${scenario.name}-${name}-${language}`);
      }
    }
  });
}
