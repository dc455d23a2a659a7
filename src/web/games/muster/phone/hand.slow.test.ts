import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { newMatch, outcomeOf, playNotation as playNow } from '#core/match';
import { muster } from '#games/muster/index';
import type { HandProps } from '../../../game-ui.ts';
import type { PageElement } from '../../../testing/document.ts';
import { usePage } from '../../../testing/page.ts';
import { begunBy, BOT, givenUp, PERSON, tableAt } from '../../../testing/tables.ts';
import { actionsWith } from './plan.ts';

const page = usePage();
let parts: { PhoneHand: (props: HandProps) => ReturnType<typeof h> };
beforeAll(async () => {
  await page.room('muster');
  // What comes later is here before the test is over.
  await import('../seldom.ts');
  parts = await import('./index.tsx');
});

const pointed: unknown[] = [];
const sitAt = (match: ReturnType<typeof newMatch>, players = [PERSON, BOT]) => {
  const at = tableAt(match, players);
  page.show(null);
  page.show(h(parts.PhoneHand, { id: 'x', table: at.table, point: (spots) => void pointed.push(spots) }));
  return at;
};
const live = (): PageElement[] =>
  page.all('.pocket-hand button').filter((each) => each.getAttribute('aria-disabled') === null);

test('every action belongs to a card, to wizards that lie, or to no card at all', () => {
  let match = newMatch(muster, { seats: 2, start: { seed: 'belongs' } });
  for (let step = 0; outcomeOf(match) === null && step < 200; step += 1) {
    const [seat = 0] = muster.toAct(match.state);
    const view = muster.view(match.state, seat);
    const legal = muster.legalActions(view, seat);
    const hand = view.hands[seat].map((card, place) => actionsWith(legal, { card, place }));
    const offered = new Set([...hand, actionsWith(legal, 'wizards'), actionsWith(legal, null)].flat());
    expect(offered.size).toBe(legal.length);
    match = playNow(match, seat, muster.encode(legal[step % legal.length]));
  }
});

test('a card, its place, and the button that says what is done; the screen is told of nothing before', async () => {
  const at = sitAt(begunBy(muster, 2, 0));
  await page.rest();
  expect(page.text('.hand-prompt')).toContain('The screen shows nothing until you play');
  expect(page.text('.gold-action')).toBe('Choose a card');
  live()[0].click();
  await page.rest();
  const [place] = page.all('.hand-choices button');
  place.click();
  await page.rest();
  expect(at.played()).toEqual([]);
  const said = page.text('.gold-action');
  expect(place.textContent).toContain(said);
  page.press('.gold-action');
  await page.rest();
  expect(at.played()).toHaveLength(1);
  expect(pointed).toEqual([]);
});

test('two people at one phone play a whole match, each hand covered before the other comes', async () => {
  const at = sitAt(newMatch(muster, { seats: 2, start: { seed: 'thumbs' } }), [PERSON, PERSON]);
  let covers = 0;
  for (let press = 0; outcomeOf(at.match()) === null && press < 2000; press += 1) {
    await page.rest();
    const [gold] = page.all('.gold-action');
    if (page.all('.hand-passing').length === 1) {
      covers += 1;
      expect(page.all('.pocket-hand')).toHaveLength(0);
      gold.click();
    } else if (gold?.getAttribute('aria-disabled') === null) gold.click();
    else {
      const places = page.all('.hand-choices button');
      const wizards = page.all('.pocket-wizards');
      const from = places.length > 0 ? places : [...live(), ...wizards];
      from[press % from.length].click();
    }
  }
  expect(outcomeOf(at.match())).not.toBeNull();
  expect(covers).toBeGreaterThan(10);
});

test('whoever looks at their hand after somebody gave up has the result beside it', async () => {
  const { table } = tableAt(begunBy(muster, 2, 0), [PERSON, BOT]);
  const ended = h('aside', { class: 'ended' }, 'Ben resigned.');
  page.show(null);
  page.show(h(parts.PhoneHand, { id: 'x', table: givenUp(table), ended, point: () => undefined }));
  await page.rest();
  // Beside the hand, in the room whose colours it has.
  expect(page.text('.room > .ended')).toBe('Ben resigned.');
  expect(page.text('.hand-prompt')).toBe('The match is over.');
  page.show(null);
});
