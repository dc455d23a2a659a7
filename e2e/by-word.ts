import { expect, type Locator, type Page } from '@playwright/test';
import { murano } from '#games/murano/index';
import { countOf, type Shard, SHARDS, type Shards } from '#games/murano/rules/shards';
import type { Action } from '#games/murano/rules/action';
import { myMove } from './glass.ts';

const shardOf = (page: Page, shard: Shard): Locator =>
  page.locator(`.bench .place.touch:not(.chosen)[data-spot^="bench-${shard}-"]`).first();
const market = (page: Page, at: number): Locator => page.locator(`.market.m${at} .corner`);
/** The cards of a fan lap over: the left edge of each is free. */
const touchCard = (page: Page, place: number): Promise<void> =>
  page.locator(`.fan [data-spot="card-${place}"]`).click({ position: { x: 12, y: 24 } });
const token = (page: Page, shard: Shard): Locator => page.locator(`.token[data-spot^="stock-${shard}-"]`);

async function each(shards: Shards, touch: (shard: Shard) => Promise<void>): Promise<void> {
  for (const shard of SHARDS) {
    for (let count = countOf(shards, shard); count > 0; count -= 1) await touch(shard);
  }
}

type Player = (page: Page, action: Action) => Promise<void>;
type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;
const playing =
  <K extends Action['kind']>(play: (page: Page, action: Of<K>) => Promise<void>): Player =>
  (page, action) =>
    play(page, action as Of<K>);

/** The kinds that need more than one press of the button with their word. */
const PLAYERS: Readonly<Partial<Record<Action['kind'], Player>>> = {
  exchange: playing<'exchange'>(async (page, action) => {
    await shardOf(page, action.shard).click();
    await market(page, action.market).click();
  }),
  buy: playing<'buy'>((page, action) => page.locator(`.market.m${action.market} .buy`).click()),
  sell: playing<'sell'>(async (page, action) => {
    await each(action.shards, (shard) => shardOf(page, shard).click());
    await page.locator('.sell').click();
  }),
  return: playing<'return'>(async (page, action) => {
    await each(action.shards, (shard) => shardOf(page, shard).click());
    await page.locator('.action.primary').click();
  }),
  notch: (page) => page.locator('.turning .turn').click(),
  reorder: playing<'reorder'>(async (page, action) => {
    await touchCard(page, 1);
    await touchCard(page, action.place);
  }),
  order: playing<'order'>((page, action) => touchCard(page, action.place)),
  gain: playing<'gain'>((page, action) => token(page, action.shard).click()),
  empty: playing<'empty'>((page, action) => market(page, action.market).click()),
  create: async (page, action) => {
    const way = page.locator(`.action[data-word="${murano.encode(action)}"]`);
    // The best way to pay is a button; the others are chosen first.
    if ((await way.count()) === 0) {
      await page.locator('.otherwise').click();
      await page.locator(`[data-way="${murano.encode(action)}"]`).click();
    }
    await way.click();
  },
  end: async (page) => {
    const end = page.locator('.action[data-word="end"]');
    // With a creation still to be made, the first press asks.
    if ((await end.count()) === 0) await page.getByRole('button', { name: 'End turn' }).click();
    await end.click();
  },
  activate: playing<'activate'>(async (page, action) => {
    await page.locator(`.advantage[data-spot="advantage-${action.category}"]`).click();
    const asked = (await page.locator('.advantage.chosen').count()) > 0;
    if (asked) await page.locator(`.shelf [data-spot="made-${action.card}"].live`).click();
  }),
};

/** Plays one recorded word by touching the things it is about. */
export async function playWord(page: Page, word: string): Promise<void> {
  const action = murano.parse(word) as Action;
  const player = PLAYERS[action.kind];
  await expect(myMove(page)).toBeVisible();
  if (player === undefined) await page.locator(`.action[data-word="${word}"]`).click();
  else await player(page, action);
}
