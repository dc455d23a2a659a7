import type { Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { saveMatch } from '#core/saved';
import { dealing, manyWays, textFrom } from '../glass-positions.ts';
import { matchNamed, owing, recorded, textAt } from '../recorded.ts';
import { lookAtTable, mine, type Scenario, sitAt, touch, uncover } from './scenario.ts';

const against = (...levels: readonly number[]): string =>
  `# players person ${levels.map((level) => `bot-${level}`).join(' ')}\n`;

const room = (name: string, text: () => string, then = mine) =>
  ({
    of: 'murano',
    name,
    async open(page) {
      await sitAt(page, text());
      await then(page);
    },
  }) satisfies Scenario;

/** Sat down at by people: the hand of whoever has to decide is uncovered. */
const people = (name: string, text: () => string, then = async (_page: Page): Promise<void> => undefined) =>
  room(name, text, async (page) => {
    await uncover(page);
    await then(page);
  });

const ended = (page: Page): Promise<void> => page.locator('dialog.end').waitFor();
/** A match that is over. */
export const recordedEnd = (name: string): string => saveMatch(stagesOf(matchNamed(name)).at(-1)!);
const halfway = (name: string, part: number): string => {
  const match = matchNamed(name);
  return textAt(match, Math.floor(stagesOf(match).length * part));
};

const LONG_NAMES =
  '# players person=Maximiliana-Alexandra person=Bartholomäus%20Wilhelm person=Anne-Françoise%20de%20Beauregard person=Ωλύμπιος%20Παπαδόπουλος\n';
const FIRST_SHARD = '.bench .place.live';
const FIRST_MARKET = '.market .corner';

export const MURANO: readonly Scenario[] = [
  room('first move, two seats', () => textFrom(2) + against(2)),
  room('first move, four seats', () => textFrom(4) + against(2, 3, 1)),
  room('dealing, three seats', () => dealing(3) + against(2, 4)),
  room('dealing, four seats, expert', () => dealing(4, { expert: true }) + against(2, 3, 1)),
  room(
    'a shard chosen',
    () => dealing(4) + against(2, 3, 1),
    (page) => touch(page, FIRST_SHARD),
  ),
  room(
    'a market touched',
    () => dealing(2) + against(5),
    (page) => touch(page, FIRST_MARKET),
  ),
  room(
    'advantages',
    () => dealing(4, { expert: true }) + against(2, 3, 1),
    (page) => touch(page, '.tabs .to-advantages'),
  ),
  room(
    'rivals',
    () => halfway('four-seats', 0.6) + against(2, 3, 1),
    (page) => touch(page, '.tabs .to-rivals'),
  ),
  room(
    'log',
    () => halfway('four-seats', 0.6) + against(2, 3, 1),
    (page) => touch(page, '.tabs .to-log'),
  ),
  room('payment', () => manyWays(2) + against(2)),
  room('payment, four seats, expert', () => manyWays(4, { expert: true }) + against(2, 3, 1)),
  room(
    'ways to pay',
    () => manyWays(4, { expert: true }) + against(2, 3, 1),
    (page) => touch(page, '.otherwise'),
  ),
  room(
    'menu',
    () => dealing(2) + against(2),
    async (page) => {
      await mine(page);
      await page.locator('[popovertarget="menu"]').click();
    },
  ),
  room('alone', () => recorded((state) => state.hands.length === 1 && state.phase === 'negotiate')),
  people('a draft', () => owing('pick')),
  people('interactive, a gift', () => owing('give')),
  people('interactive, a trade', () => owing('trade')),
  people('a return', () => owing('return')),
  people('a swap', () => owing('swap')),
  people('a journey', () => owing('travel')),
  people('late in a match of four', () => halfway('four-seats', 0.8) + LONG_NAMES),
  room(
    'covered',
    () => halfway('three-seats', 0.5),
    (page) => page.locator('.cover .button').waitFor(),
  ),
  room('end, two seats', () => recordedEnd('first-match') + against(2), ended),
  room('end, four seats', () => recordedEnd('four-seats') + against(2, 3, 1), ended),
  room('end, alone and lost', () => recordedEnd('solo-lost'), ended),
  room('a look at the table after the end', () => recordedEnd('four-seats') + against(2, 3, 1), lookAtTable),
];
