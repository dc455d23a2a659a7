import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { type Match, playNotation } from '#core/match';
import { murano } from '#games/murano/index';
import type { HandProps } from '../../../game-ui.ts';
import type { PageElement } from '../../../testing/document.ts';
import { usePage } from '../../../testing/page.ts';
import { begunBy, BOT, givenUp, PERSON, tableAt } from '../../../testing/tables.ts';

const page = usePage();
let parts: { PhoneHand: (props: HandProps) => ReturnType<typeof h> };
beforeAll(async () => {
  await page.room('murano');
  // What comes later is here before the test is over.
  await import('../seldom.ts');
  parts = await import('./index.tsx');
});

const pointed: string[] = [];
const sitAt = (match: Match, players = [PERSON, BOT]) => {
  const at = tableAt(match, players);
  pointed.length = 0;
  page.show(null);
  page.show(
    h(parts.PhoneHand, { id: 'x', table: at.table, point: (spots) => void pointed.push(spots.join(' ')) }),
  );
  return at;
};
const gold = (): PageElement => page.one('.gold-action');
const collected = ['selector', 'take'].reduce(
  (match, word) => playNotation(match, 0, word),
  begunBy(murano, 2, 0),
);

test('two touches and the one button: a shard, a market, and what will happen is said before it does', async () => {
  const at = sitAt(collected);
  await page.rest();
  expect(gold().getAttribute('aria-disabled')).toBe('true');
  page.press('.pocket-bench button');
  await page.rest();
  expect(page.text('.gold-action')).toBe('Now touch a market');
  page.all('.pocket-market.live .pocket-corner')[0].click();
  await page.rest();
  expect(page.text('.hand-prompt')).toMatch(/^Give an? .+ shard to the north-west\?/u);
  expect(pointed.at(-1)).toMatch(/^bench-\d market-3$/u);
  expect(at.played()).toHaveLength(2);
  gold().click();
  await page.rest();
  expect(at.played().at(-1)).toMatch(/^exchange-.-NW$/u);
  // The finger is gone with what it did.
  expect(pointed.at(-1)).toBe('');
});

test('a ring is looked at notch by notch, shown on the screen, and turned by the button alone', async () => {
  const at = sitAt(collected);
  await page.rest();
  page.press('.pocket-ring');
  await page.rest();
  page.press('.pocket-ring');
  await page.rest();
  expect(pointed.at(-1)).toBe('ring-2');
  expect(page.text('.gold-action')).toContain('Turn the ring');
  page.named('Back').click();
  await page.rest();
  expect([pointed.at(-1), at.played().length]).toEqual(['', 2]);
});

test('whoever waits reads who plays, and covers the hand', async () => {
  sitAt(begunBy(murano, 2, 1));
  await page.rest();
  expect(page.text('.hand-prompt')).toContain('is playing');
  expect(page.all('[data-spot^="card-"]')).toHaveLength(6);
  page.named('Cover hand').click();
  await page.rest();
  expect(page.all('[data-spot^="card-"]')).toHaveLength(0);
});

test('whoever looks at their hand after somebody gave up has the result beside it', async () => {
  const { table } = tableAt(begunBy(murano, 2, 0), [PERSON, BOT]);
  const ended = h('aside', { class: 'ended' }, 'Ben resigned.');
  page.show(null);
  page.show(h(parts.PhoneHand, { id: 'x', table: givenUp(table), ended, point: () => undefined }));
  await page.rest();
  // Beside the hand, in the room whose colours it has.
  expect(page.text('.room > .ended')).toBe('Ben resigned.');
  expect(page.text('.hand-prompt')).toBe('The match is over.');
  page.show(null);
});
