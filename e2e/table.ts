import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { isSeen } from './browser.ts';

/** What the runner says where the configuration lets no page keep a copy of the application. */
const NO_COPY = 'Service Worker registration blocked';

/**
 * Nothing behind a cover is blurred. Where no graphics card does it, each frame of that costs a tenth of a second of a
 * processor, and nobody sees it.
 */
export async function blurNothing(page: Page): Promise<void> {
  if (isSeen) return;
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::backdrop { backdrop-filter: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** A page that fails its test when the browser has anything to complain about. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith(NO_COPY)) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await blurNothing(page);
    await use(page);
    expect(complaints, 'what the browser complains about').toEqual([]);
  },
});

/** Settings as if chosen on an earlier visit; without animation, and with bots that act at once, a test need not wait. */
export async function settle(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (given) => {
      if (localStorage.getItem('tavola.settings') === null) {
        localStorage.setItem('tavola.settings', JSON.stringify(given));
        localStorage.setItem('tavola.sound-offered', 'yes');
      }
    },
    'motion' in settings ? settings : { motion: 'off', botPace: 'once', ...settings },
  );
}

export const myAction = (page: Page): Locator => page.locator('.room[data-phase="action"][data-mine="true"]');
const end = (page: Page): Locator => page.locator('dialog.end');

/** To another screen; a page that is open already need not be begun anew: it goes there as by its own links. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Another screen, when the one before has gone. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate("document.querySelector('h1')?.classList.add('before')");
  await goTo(page, address);
  await expect(page.locator('h1.before')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** From the entrance to one's own first decision. */
export async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Muster' }).click();
  await expect(page.locator('.room .hand .card')).toHaveCount(5);
  await expect(myAction(page)).toBeVisible();
}

/** Opens a file of a match; it leads to its table. */
export async function bringIn(page: Page, file: string): Promise<void> {
  await goTo(page, '/matches');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.room .hand')).toBeAttached();
}

type Touch = (target: Locator) => Promise<void>;

/** Puts a card wherever that can be done. */
export async function putDown(page: Page, touch: Touch): Promise<void> {
  await touch(page.locator('.hand .card.live').first());
  // A wizard that lies there stands for its column.
  const columns = page.locator('.column.own:has(.ground.offered)');
  const castles = page.locator('.keep .seat.offered');
  // The places are shown a frame later, which on a busy machine is a while.
  await expect(columns.or(castles).first()).toBeAttached();
  const open = (await columns.count()) > 0;
  const place = open ? columns.first().locator('.touch.offered').last() : castles.first();
  await touch(place);
  // A finger's first touch shows what comes of it, the second does it; what may mean two things is asked for.
  const gone = page.locator('.room[data-phase="refill"]').or(end(page));
  const shown = page.locator('.meanings').filter({ visible: true });
  await expect(gone.or(shown).first()).toBeVisible();
  if ((await gone.count()) === 0) {
    const isAsked = (await page.locator('.room.asking').count()) > 0;
    await touch(isAsked ? page.locator('.meanings .do').first() : place);
  }
  await expect(gone.first()).toBeVisible();
}

/** One turn with whatever can be done: a card, a place, and the refill from the pile. */
export async function takeTurn(page: Page, touch: Touch): Promise<void> {
  await putDown(page, touch);
  // A room that is still being laid out is nobody's yet, though its first card lies already.
  await page.locator('.room[data-mine="true"]').or(end(page)).first().waitFor();
  await refill(page, touch);
}

export async function refill(page: Page, touch: Touch): Promise<void> {
  while ((await page.locator('.room[data-phase="refill"][data-mine="true"]').count()) > 0) {
    await touch(page.locator('.clock'));
  }
}

/** Plays on until the match is over. */
export async function playOut(page: Page, touch: Touch): Promise<void> {
  for (;;) {
    await myAction(page).or(end(page)).first().waitFor();
    if ((await end(page).count()) > 0) return;
    await takeTurn(page, touch);
  }
}
