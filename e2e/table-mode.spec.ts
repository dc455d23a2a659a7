import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { gameOf } from '#games/index';
import { violations } from './axe.ts';
import { linkState, test } from './far.ts';
import { blurNothing, settle } from './table.ts';

/** Under a name that is no secure context, over plain http: as phones at home meet it. */
const atHome = (url: string): string => url.replace(/\/\/[^:]+/u, '//tavola.home');

const television = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1920, height: 1080 },
  });
  const page = await context.newPage();
  await blurNothing(page);
  await settle(page, { motion: 'off' });
  return page;
};

const phone = async (browser: Browser, baseURL: string, name: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await blurNothing(page);
  await settle(page, { name, motion: 'off' });
  return page;
};

/** Everything that a page is sent over its sockets. */
function traffic(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return frames;
}

const codeOn = async (screen: Page): Promise<string> => {
  const letters = screen.getByRole('img', { name: /Code of this table: \w{4}/u });
  await expect(letters).toBeVisible();
  return (await letters.getAttribute('aria-label'))!.slice(-4);
};

/** Texts that whoever sits three metres away could not read; at a tablet everybody sits nearer. */
const smallTexts = (page: Page, least = 28): Promise<string[]> =>
  page.evaluate(
    (floor) =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((each) => {
        const own = [...each.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        const { width, height } = each.getBoundingClientRect();
        if (!own || width < 3 || height < 3 || !each.checkVisibility()) return [];
        const size = Number.parseFloat(getComputedStyle(each).fontSize);
        return size < floor ? [`${size} px: ${each.textContent}`] : [];
      }),
    least,
  );

/** As a tablet that stands on the table, either way: all of it is there, large enough, and nothing on anything else. */
async function expectOnTablets(screen: Page, parts: string, board: string): Promise<void> {
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await screen.setViewportSize({ width, height });
    const boxes = await screen
      .locator(parts)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const [at, { left, top, right, bottom }] of boxes.entries()) {
      expect(Math.min(left, top, width - right, height - bottom), `${width}: ${at}`).toBeGreaterThanOrEqual(
        0,
      );
      expect(Math.min(right - left, bottom - top), `${width}: ${at}`).toBeGreaterThan(40);
      const covered = boxes.slice(at + 1).filter((each) => {
        const isBeside = each.left >= right - 1 || each.right <= left + 1;
        return !isBeside && each.top < bottom - 1 && each.bottom > top + 1;
      });
      expect(covered, `${width}: on ${at}`).toEqual([]);
    }
    const { width: wide, height: high } = (await screen.locator(board).boundingBox())!;
    expect(Math.max(wide, high), `${width}: the board`).toBeGreaterThan(420);
    expect(await smallTexts(screen, 13), `${width}`).toEqual([]);
  }
  await screen.setViewportSize({ width: 1920, height: 1080 });
}

const views = (frames: readonly string[]): string[] =>
  frames.flatMap((frame) => {
    const { sight } = JSON.parse(frame) as { sight?: { view: unknown } | null };
    return sight === undefined || sight === null ? [] : [JSON.stringify(sight.view)];
  });

const handCards = (page: Page): Locator => page.locator('.pocket-cards [data-spot^="card-"]');

/** The phone of whoever is to act. */
async function moving(phones: readonly Page[]): Promise<Page> {
  const mine = (page: Page): Promise<number> => page.locator('.pocket[data-mine="true"]').count();
  const counts = (): Promise<number[]> => Promise.all(phones.map(mine));
  await expect.poll(async () => (await counts()).includes(1)).toBe(true);
  return phones[(await counts()).indexOf(1)];
}

/** The one button of a phone, and what comes of it. */
async function tapGold(page: Page): Promise<void> {
  const gold = page.locator('.gold-action[data-word]');
  const word = await gold.getAttribute('data-word');
  await gold.tap();
  await expect(page.locator(`.gold-action[data-word="${word}"]`)).toHaveCount(0);
}

/** Milliseconds of the processor that the page's thread has worked since: others' work on the machine does not count. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await total();
  return async () => (await total()) - before;
}

/**
 * In the page: presses what a thumb could press whenever it is one's turn, mostly the one button, until the match is over.
 * Creations are made in the first rounds only, then turns are ended without: six rounds of that end the match.
 */
async function playByThumbs(seed: number): Promise<number> {
  let [state, presses] = [seed, 0];
  const below = (count: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  const isLate = (): boolean => presses >= 12;
  const isPressable = (button: HTMLButtonElement): boolean =>
    !button.disabled &&
    button.getAttribute('aria-disabled') === null &&
    !(isLate() && button.dataset['word']?.startsWith('create') === true) &&
    !/^(?:Undo|Back|Cover|Show hand)/u.test(button.ariaLabel ?? button.textContent);
  const isGolden = ({ className, textContent }: HTMLButtonElement): boolean =>
    /gold-action|primary/u.test(className) || (isLate() && textContent.startsWith('End'));
  while (document.querySelector('dialog.end') === null) {
    const mine = document.querySelector('.pocket[data-mine="true"]');
    if (mine !== null) {
      const all = [...mine.querySelectorAll('button')].filter(isPressable);
      const golden = all.filter(isGolden);
      const from = golden.length > 0 && below(100) < 85 ? golden : all;
      from[below(Math.max(1, from.length))]?.click();
      presses += 1;
    }
    await new Promise((resolve) => void setTimeout(resolve, mine === null ? 30 : 8));
  }
  return presses;
}

test('four phones and one screen over plain http: a touch to sit down, a whole match of Murano, one phone asleep, and no hand on the screen', async ({
  browser,
  turned,
}) => {
  const home = atHome(turned.url);
  const screen = await television(browser, home);
  const heard = traffic(screen);
  await screen.goto('/screen/murano');
  await screen.getByLabel('Safety end', { exact: true }).fill('6');
  await screen.getByRole('button', { name: 'Open the table' }).click();
  const code = await codeOn(screen);
  expect(await screen.evaluate(() => isSecureContext)).toBe(false);
  expect(await smallTexts(screen)).toEqual([]);
  expect(await violations(screen)).toEqual([]);

  const phones: Page[] = [];
  for (const [seat, name] of ['Anna', 'Ben', 'Clara', 'Dario'].entries()) {
    const page = await phone(browser, home, name);
    await page.goto(`/${code}`);
    const sit: Locator = page.getByRole('button', { name: `Sit here, seat ${seat + 1}` });
    await expect(sit).toBeVisible();
    if (seat === 0) expect(await violations(page)).toEqual([]);
    await sit.tap();
    await expect(page.locator('.taking .places')).toContainText('you');
    phones.push(page);
  }
  const [anna] = phones as [Page, ...Page[]];
  for (const page of phones) await expect(handCards(page)).toHaveCount(5);
  expect(await anna.locator('.pocket').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  // Whoever plays and whoever waits see another page.
  const first = await moving(phones);
  for (const page of [first, phones.find((each) => each !== first)!]) {
    expect(await violations(page)).toEqual([]);
  }
  await expect(screen.locator('.player-row h2')).toHaveText(['Anna', 'Ben', 'Clara', 'Dario']);
  await expect(screen.locator('.for-all-join')).toContainText(code);
  expect(await smallTexts(screen)).toEqual([]);
  expect(await violations(screen)).toEqual([]);

  await expectOnTablets(screen, '.stage, .whose-turn, .player-row, .open-advantages li', '.stage');

  // What somebody points at is seen by all, and nothing is played by it.
  const mover = await moving(phones);
  for (const _ of ['selector', 'pair']) await tapGold(mover);
  await mover.locator('.pocket-bench button').first().tap();
  await mover.locator('.pocket-market.live .pocket-corner').first().tap();
  await expect(screen.locator('.finger')).toContainText(/(?:Anna|Ben|Clara|Dario) points:/u);
  expect(await smallTexts(screen)).toEqual([]);
  await tapGold(mover);
  await expect(screen.locator('.finger')).toHaveCount(0);

  // Ten minutes in which a phone slept and none gave a sign of life: all of them come back by themselves.
  const table = anna.url();
  const sleeper = phones[3];
  await sleeper.close();
  await expect(screen.locator('.player-row .moon')).toHaveCount(1);
  await turned.turn(10);
  const woken = await sleeper.context().newPage();
  phones[3] = woken;
  const worked = await workOf(woken);
  await woken.goto(table);
  await expect(handCards(woken)).toHaveCount(5);
  // Back in 2 s, however busy the machine: what the phone itself has to do for it.
  const back = await worked();
  test
    .info()
    .annotations.push({ type: 'back after', description: `${Math.round(back)} ms of its processor` });
  expect(back).toBeLessThan(2000);
  for (const page of phones) await expect(linkState(page)).toHaveClass(/live/u);
  await expect(screen.locator('.moon')).toHaveCount(0);
  expect(anna.url()).toBe(table);
  await tapGold(await moving(phones));

  // The rest is played on the phones, by thumbs that press whatever there is.
  const presses = await Promise.all(phones.map((page, seat) => page.evaluate(playByThumbs, seat + 1)));
  test.info().annotations.push({ type: 'presses', description: presses.join(' ') });
  await expect(screen.locator('.whose-turn h1')).toHaveText(/wins|share/u);
  const id = /table\/([\w-]+)/u.exec(table)![1];
  const replay = await fetch(`${turned.url}/api/tables/${id}/replay`);
  const { match } = (await replay.json()) as { match: string };
  const stages = stagesOf(loadMatch(match, gameOf));
  const spectators = new Set(stages.map(({ game, state }) => JSON.stringify(game.view(state, null))));
  const seen = views(heard);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((view) => !spectators.has(view))).toEqual([]);
});

test('two people at one phone: the hand of the second is not in the page before the cover is lifted', async ({
  browser,
  far,
}) => {
  const home = atHome(far.url);
  const screen = await television(browser, home);
  await screen.goto('/screen/muster');
  await screen.getByRole('button', { name: 'Open the table' }).click();
  const page = await phone(browser, home, 'Nora');
  await page.goto('/join');
  await page.getByLabel('Four letters').fill((await codeOn(screen)).toLowerCase());
  await page.getByRole('button', { name: 'To the table' }).tap();
  await page.getByRole('button', { name: 'Sit here, seat 1' }).tap();
  await page.getByLabel('Two people share this phone').check();
  await page.getByLabel('Name of the second person').fill('Emil');
  await page.getByRole('button', { name: 'Sit here, seat 2' }).tap();
  const cover = page.locator('.hand-passing');
  await expect(cover).toBeVisible();
  const cards = page.locator('.pocket-hand .card');
  await expect(cards).toHaveCount(0);
  await cover.getByRole('button').tap();
  await expect(cover).toHaveCount(0);
  await expect(cards).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await expect(screen.locator('.player-bar h2')).toHaveText([/Emil/u, /Nora/u]);
  await expectOnTablets(screen, '.all-title, .player-bar, .lanes-for-all', '.lanes-for-all');
  expect(await smallTexts(screen)).toEqual([]);
  expect(await violations(screen)).toEqual([]);
});
