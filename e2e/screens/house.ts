import type { Page } from '@playwright/test';
import { dealing } from '../glass-positions.ts';
import { textOf } from '../positions.ts';
import { type Scenario, SHIFTED, sitAt } from './scenario.ts';
import { recordedEnd } from './murano.ts';
import { RECORDED_END } from './muster.ts';

const page = (name: string, address: string, shows = 'h1') =>
  ({
    of: 'house',
    name,
    async open(page) {
      await page.goto(address);
      await page.locator(shows).first().waitFor();
    },
  }) satisfies Scenario;

/** Matches that one has left, of both games, and one that is over. */
async function played(page: Page): Promise<void> {
  await sitAt(page, `${dealing(4)}# players person bot-2 bot-3 bot-1\n`);
  await sitAt(page, RECORDED_END);
  await sitAt(page, textOf({ hand: ['leaf1', 'leaf2', 'water1', 'cloud5', 'rainbow'] }));
}

const afterwards = (name: string, address: string, shows: string) =>
  ({
    of: 'house',
    name,
    async open(page) {
      await played(page);
      await page.goto(address);
      await page.locator(shows).first().waitFor();
    },
  }) satisfies Scenario;

/** A table that waits for its guests. */
const waiting: Scenario = {
  of: 'house',
  name: 'a table far apart, waiting',
  async open(page) {
    await page.goto('/online/new/murano#now');
    await page.waitForURL(/\/table\//u);
    await page.locator('.inviting').first().waitFor();
  },
};

/** A table at which a bot has taken the other seat: the match is on. */
const farApart = (game: string): Scenario => ({
  of: 'house',
  name: `a match of ${game} far apart`,
  async open(page) {
    await page.goto(`/online/new/${game}#now`);
    await page.locator('.filling .button').click();
    await page.locator('.room[data-mine="true"]').waitFor();
  },
});

/** The replay of a match, at its last step. */
const replayed = (game: string, text: () => string): Scenario => ({
  of: 'house',
  name: `a replay of ${game}`,
  async open(page) {
    await sitAt(page, text());
    await page.goto(page.url().replace('/match/', '/replay/'));
    await page.locator('.reel').waitFor();
  },
});

/** One's own edition of Murano: a ring of which two places differ; and its step with this number. */
const ownBox = (name: string, step: number): Scenario => ({
  of: 'house',
  name,
  async open(page) {
    await page.goto('/box/murano');
    const palette = page.locator('.box-palette button');
    await palette.first().waitFor();
    for (const shard of [4, 0, 1, 4, 3, 2, 4]) await palette.nth(shard).dispatchEvent('click');
    await page.locator('.box-exchanges li').first().waitFor();
    await page.locator('.box-steps button').nth(step).dispatchEvent('click');
    await page.evaluate(SHIFTED);
  },
});

export const HOUSE: readonly Scenario[] = [
  page('entrance', '/', '.door .play'),
  afterwards('entrance after some matches', '/', '.way .button'),
  page('what the numbers mean', '/numbers'),
  page('new match of Muster', '/new/muster'),
  page('new match of Murano', '/new/murano'),
  page('people at one screen, Murano', '/new/murano?with=people'),
  page('settings', '/settings'),
  page('rulebook of Muster', '/rules/muster', '.search'),
  page('rulebook of Murano', '/rules/murano', '.search'),
  page('no matches', '/matches'),
  afterwards('matches', '/matches', '.way'),
  page('about', '/about'),
  page('nowhere', '/nowhere'),
  page('lobby', '/online'),
  page('new table', '/online/new/murano'),
  waiting,
  farApart('muster'),
  farApart('murano'),
  page('today', '/daily'),
  page('puzzles', '/puzzles'),
  page('a puzzle of Muster', '/puzzles/muster/1', '.room[data-mine="true"]'),
  page('a puzzle of Murano', '/puzzles/murano/1', '.room[data-mine="true"]'),
  page('a sheet to print', '/puzzles/muster/puzzle-1', '.print-sheet'),
  page('letters of a screen', '/join', 'input'),
  ownBox('your box of Murano', 0),
  ownBox('your box of Murano, its icons', 5),
  ownBox('your box of Murano, its coins', 6),
  page('your box of Muster', '/box/muster', '.own-box'),
  replayed('Muster', () => RECORDED_END),
  replayed('Murano', () => recordedEnd('four-seats')),
  page('lesson of Muster', '/lesson/muster', '.coach .button'),
  page('lesson of Murano', '/lesson/murano', '.coach .button'),
];
