import { expect, type Page } from '@playwright/test';
import type { Json } from '#core/json';
import { newMatch } from '#core/match';
import { saveMatch } from '#core/saved';
import { cardWord, DECK } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { goTo } from './table.ts';

type Cards = readonly string[];

/** What lies on a table of Muster; the castles in their order: water, feather, cloud, leaf, flame. */
interface Laid {
  readonly hand: Cards;
  readonly rival?: Cards;
  readonly own?: Readonly<Record<number, Cards>>;
  readonly theirs?: Readonly<Record<number, Cards>>;
  readonly castles?: Readonly<Record<number, Cards>>;
}

const five = (some: Readonly<Record<number, Cards>> = {}): Cards[] =>
  Array.from({ length: 5 }, (_, castle) => [...(some[castle] ?? [])]);
/** A rainbow card is a wizard or a bridge while it lies in a column. */
const inDeck = (word: string): string => (word === 'wizard' || word === 'bridge' ? 'rainbow' : word);

/** The text of a match that begins at this position, against a bot, with all other cards in the pile. */
export function textOf({ hand, rival = [], own, theirs, castles }: Laid): string {
  const columns = [...five(own), ...five(theirs)];
  const piles = five(castles);
  const pile = DECK.map(cardWord);
  const others = [...rival];
  for (const card of [hand, rival, ...columns, ...piles].flat()) {
    const at = pile.indexOf(inDeck(card));
    if (at < 0) throw new Error(`the deck has no further ${card}`);
    pile.splice(at, 1);
  }
  while (others.length < 5) others.push(pile.pop()!);
  const position: Json = {
    turn: 0,
    hands: [[...hand], others],
    columns: [columns.slice(0, 5).map((each) => [...each]), columns.slice(5).map((each) => [...each])],
    castlePiles: piles.map((each) => [...each]),
    pile,
  };
  return `${saveMatch(newMatch(muster, { options: {}, start: { position } }))}# players person bot-1\n`;
}

/** Sits down at this position. */
export async function openPosition(page: Page, laid: Laid): Promise<void> {
  await goTo(page, '/matches');
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(textOf(laid)),
  });
  await expect(page.locator('.room[data-mine="true"]')).toBeVisible();
}
