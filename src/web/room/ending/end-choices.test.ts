import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import type { Player } from '#table/table';
import { usePage } from '../../testing/page.ts';
import { begunBy, PERSON, tableAt } from '../../testing/tables.ts';
import type { EndChoices } from './end-choices.tsx';

const page = usePage();
let parts: { EndChoices: typeof EndChoices };
beforeAll(async () => {
  await page.room('muster');
  parts = await import('./end-choices.tsx');
});
beforeEach(() => page.show(null));

const bot = (level: string): Player => ({ kind: 'bot', level });
function offered(
  mood: 'won' | 'lost' | 'even',
  level: string,
  choices?: string,
  id = 'k7',
  game = 'muster',
): readonly string[] {
  const { table: begun } = tableAt(begunBy(muster, 2, 0), [PERSON, bot(level)]);
  const table = { ...begun, game: { ...begun.game, id: game } };
  const more = choices === undefined ? {} : { choices };
  page.show(null);
  const shown = h(parts.EndChoices, { id, table, view: table.game, mood, ...more });
  page.show(h('div', { class: 'choices' }, shown));
  return page.all('button').map(page.name);
}

test('who has won is offered a bot one level up, who has lost one down, where there is one', () => {
  expect(offered('won', '2')[1]).toMatch(/^One level up .+ · Knight$/u);
  expect(offered('lost', '2')[1]).toMatch(/^One level down .+ · Soldier$/u);
  expect(offered('even', '2').join()).not.toContain('One level');
  expect(offered('won', '5').join()).not.toContain('One level');
  expect(offered('lost', '1').join()).not.toContain('One level');
});

test('a bot that was not taught the game is called by its level, once', () => {
  const [again, up] = offered('won', '2', undefined, 'k7', 'pebbles');
  expect([again, up]).toEqual(['Again Regular', 'One level up Veteran']);
});

test('far apart the table says what may be done, and nobody is replaced', () => {
  expect(offered('won', '2', 'Ask for a rematch').join()).not.toMatch(/One level|Again/u);
  expect(page.text('.choices')).toContain('Ask for a rematch');
});

test.each([
  ['same-muster-2-0123456789ab', 'Compare with friends', '/new/muster?with=same-2-0123456789ab'],
  ['daily-murano-2026-11-17', 'Today’s table', '/daily'],
])(
  'the end of a match whose deal others have, too, leads to where it is compared: %s',
  async (id, name, address) => {
    offered('won', '2', undefined, id);
    await page.until(() => page.text('.choices').includes(name));
    expect(page.named(name).getAttribute('href')).toBe(address);
  },
);
