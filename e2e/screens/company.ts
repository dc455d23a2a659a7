import type { Page } from '@playwright/test';
import { dealing } from '../glass-positions.ts';
import { textOf } from '../positions.ts';
import { mine, type Scenario, SHIFTED, sitAt } from './scenario.ts';

/** What moved because somebody came or went is no part of the moment. */
const moment = (name: string, open: Scenario['open']): Scenario => ({
  of: 'house',
  name,
  async open(page) {
    await open(page);
    await page.evaluate(SHIFTED);
  },
});

/** Somebody else, with a browser of their own, who comes by an invitation and stays as long as the page is looked at. */
async function comes(page: Page, invitation: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({ serviceWorkers: 'block' });
  page.once('close', () => void context.close().catch(() => undefined));
  const guest = await context.newPage();
  await guest.goto(invitation);
  await guest.locator('.invitation .play').click();
  await guest.waitForURL(/\/table\//u);
  return guest;
}

const invitation = (page: Page): Promise<string> => page.locator('.inviting input').first().inputValue();

async function press(page: Page, ...things: readonly string[]): Promise<void> {
  for (const thing of things) await page.locator(thing).first().dispatchEvent('click');
}

/** Two people at a table of theirs; the page is the one that opened it. */
async function together(page: Page): Promise<Page> {
  await page.goto('/online/new/muster#now');
  const guest = await comes(page, await invitation(page));
  for (const each of [page, guest]) await each.locator('.room .hand .card').nth(4).waitFor();
  return guest;
}

const RESIGN = ['.company [popovertarget="company"]', '.company-menu .danger'];

/** One deal at two tables, each of two friends against a bot. */
async function gather(page: Page): Promise<void> {
  await page.goto('/new/muster?with=same');
  await page.locator('.gather-kind').last().locator('button').nth(3).click();
  await page.locator('.inviting').first().waitFor();
}

const resigning =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await sitAt(page, text);
    await mine(page);
    await page.locator('[popovertarget="menu"]').click();
    // The last but one of the buttons: after it comes another match.
    await page.locator('.menu > button').nth(-2).dispatchEvent('click');
    await page.locator('.menu [role="alert"]').waitFor();
  };

async function givenUp(page: Page): Promise<void> {
  const guest = await together(page);
  await press(guest, ...RESIGN, '.asking .danger');
  await page.locator('.end.otherwise').waitFor();
}

/** What is asked and answered among those at a table. */
export const COMPANY: readonly Scenario[] = [
  moment('a draw is offered', async (page) => {
    const guest = await together(page);
    await press(guest, RESIGN[0], '.company-menu .button:not(.danger):nth-last-child(4)');
    await page.locator('.notices .note.strong').waitFor();
  }),
  moment('resigning far apart', async (page) => {
    await together(page);
    await page.locator(RESIGN[0]).click();
    await press(page, RESIGN[1]);
    await page.locator('.asking').waitFor();
  }),
  moment('an end before the end', givenUp),
  moment('a look at a table that was given up', async (page) => {
    await givenUp(page);
    await press(page, '.end.otherwise .choices > .button:nth-last-child(2)');
    await page.locator('.ended').waitFor();
  }),
  moment(
    'resigning a match of Muster',
    resigning(textOf({ hand: ['leaf1', 'leaf2', 'water1', 'cloud5', 'rainbow'] })),
  ),
  moment('resigning a match of Murano', resigning(`${dealing(2)}# players person bot-2\n`)),
  moment('one deal at several tables', async (page) => {
    await page.goto('/new/muster?with=same');
    await page.locator('.gather-kind button').last().waitFor();
  }),
  moment('a gathering', gather),
  moment('a gathering, compared', async (page) => {
    await gather(page);
    const gathering = page.url();
    const guest = await comes(page, await invitation(page));
    for (const each of [page, guest]) {
      await each.locator('.room .hand .card').nth(4).waitFor();
      await press(each, ...RESIGN, '.asking .danger');
      await each.locator('.end.otherwise').waitFor();
    }
    await page.goto(gathering);
    await page.locator('.gathered-results').waitFor();
  }),
];
