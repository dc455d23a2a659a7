import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { muster } from '#games/muster/index';
import type { State } from '#games/muster/state';
import { textOf } from '../positions.ts';
import { lookAtTable, mine, type Scenario, SHIFTED, sitAt, touch, uncover } from './scenario.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'games', 'muster', 'matches');
const recorded = (name: string): string => readFileSync(join(folder, `${name}.match`), 'utf8');

const AGAINST_A_BOT = '# players person bot-2\n';
const LONG_NAMES = '# players person=Maximiliana-Alexandra person=Bartholomäus%20Wilhelm\n';

/** A match that is over. */
export const RECORDED_END = recorded('every-kind') + AGAINST_A_BOT;

/** A recorded match at about this part of it, when the first seat begins a turn. */
function at(name: string, part: number, players: string): string {
  const stages = stagesOf(loadMatch(recorded(name), () => muster));
  const after = Math.floor(stages.length * part);
  const found = stages.find(
    ({ state }, step) => step >= after && (state as State).turn === 0 && (state as State).phase === 'action',
  );
  if (found === undefined) throw new Error(`${name} has no such turn`);
  return saveMatch(found) + players;
}

const HAND = ['leaf1', 'leaf2', 'water1', 'cloud5', 'rainbow'];
/** Every castle stands otherwise: taken, tied, wild, with cards on it, with long columns, with two wizards that can be swapped. */
export const FULL = textOf({
  hand: HAND,
  own: {
    0: ['water1', 'water2', 'water2', 'water3'],
    1: ['feather1', 'feather1', 'feather1'],
    2: ['cloud1', 'cloud1', 'cloud1'],
    3: ['leaf1', 'leaf2', 'leaf3', 'wizard'],
  },
  theirs: {
    0: ['water4'],
    1: ['feather3'],
    2: ['cloud3'],
    3: ['wizard', 'wizard'],
    4: ['flame3', 'flame4', 'flame5'],
  },
  castles: { 1: ['leaf5', 'water5'], 4: ['rainbow'] },
});

const room = (name: string, text: () => string, then = async (_page: Page): Promise<void> => undefined) =>
  ({
    of: 'muster',
    name,
    async open(page) {
      await sitAt(page, text());
      await then(page);
    },
  }) satisfies Scenario;

export const MUSTER: readonly Scenario[] = [
  room('first move', () => textOf({ hand: HAND }), mine),
  room('full table', () => FULL, mine),
  room(
    'banner chosen',
    () => FULL,
    (page) => touch(page, '.hand [data-spot$="-0"]'),
  ),
  room(
    'rainbow card chosen',
    () => FULL,
    (page) => touch(page, '.hand [data-spot$="-4"]'),
  ),
  room(
    'a place touched',
    () => FULL,
    (page) => touch(page, '.hand [data-spot$="-4"]', '.column.own .ground.offered'),
  ),
  room(
    'a pile touched',
    () => FULL,
    async (page) => {
      await touch(page, '.keep .seat[data-spot="castle-1"]');
      await page.locator('.pilefan').waitFor();
    },
  ),
  room(
    'a banner looked at closely',
    () => FULL,
    async (page) => {
      await mine(page);
      await page.locator('.hand [data-spot$="-0"]').dispatchEvent('contextmenu');
      await page.locator('.card-closely').waitFor();
    },
  ),
  room(
    'sound is offered',
    () => FULL,
    async (page) => {
      await mine(page);
      await page.evaluate("localStorage.removeItem('tavola.sound-offered')");
      await page.reload();
      await touch(page, '.hand [data-spot$="-4"]', '.column.own .ground.offered');
      await page
        .locator('.places button, .meanings button, .column.own .ground.offered')
        .first()
        .dispatchEvent('click');
      await page.locator('.sound-offer').waitFor();
      // The rival has answered, too: what that moved has not moved by itself.
      await page.locator('.room[data-phase="action"][data-mine="true"]').waitFor();
      await page.evaluate(SHIFTED);
    },
  ),
  room('after the rival’s turn', () => at('every-kind', 0.5, AGAINST_A_BOT), mine),
  room(
    'menu',
    () => FULL,
    async (page) => {
      await mine(page);
      await page.locator('[popovertarget="menu"]').click();
    },
  ),
  room(
    'two at one screen, covered',
    () => at('usual', 0.3, LONG_NAMES),
    (page) => page.locator('.cover .button').waitFor(),
  ),
  room('two at one screen', () => at('usual', 0.6, LONG_NAMES), uncover),
  room(
    'a screen that lies flat',
    () => at('usual', 0.6, LONG_NAMES),
    async (page) => {
      await page.evaluate("localStorage.setItem('tavola.flat', 'yes')");
      await page.reload();
      await uncover(page);
      // It is turned to whoever plays as soon as that is known; the moment begins afterwards.
      await page.locator('html[data-flat]').waitFor({ state: 'attached' });
      await page.evaluate(SHIFTED);
    },
  ),
  room(
    'end',
    () => RECORDED_END,
    (page) => page.locator('dialog.end').waitFor(),
  ),
  room('a look at the table after the end', () => RECORDED_END, lookAtTable),
];
