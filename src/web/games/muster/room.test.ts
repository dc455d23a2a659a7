import { type ComponentType, h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { type Match, newMatch, outcomeOf, playNotation } from '#core/match';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import type { Player, Table } from '#table/table';
import type { RoomProps } from '../../game-ui.ts';
import type { PageElement } from '../../testing/document.ts';
import { usePage } from '../../testing/page.ts';
import { begunBy, BOT, PERSON, tableAt, type TestTable } from '../../testing/tables.ts';

const page = usePage();
let room: { Room: ComponentType<RoomProps> };
beforeAll(async () => {
  room = await page.room('muster');
});

const start = begunBy(muster, 2, 0);
/** The first action that leaves the turn to the same seat, as far as that goes. */
const playOn = (match: Match): Match => {
  const [seat = 0] = muster.toAct(match.state);
  const [action] = muster.legalActions(muster.view(match.state, seat), seat);
  return playNotation(match, seat, muster.encode(action));
};
/** A match that stands like this, with seat 0 to act. */
const positionOf = (given: Given): Match =>
  newMatch(muster, { options: {}, start: { position: table(given).position } });
const over = (): Match => {
  let match = start;
  while (outcomeOf(match) === null) match = playOn(match);
  return match;
};

async function sitAt(match: Match, players: readonly Player[]): Promise<TestTable> {
  const at = tableAt(match, players);
  page.show(null);
  page.show(h(room.Room, { id: 'k7', table: at.table }));
  await page.until(() => page.all('.reading').length === 1);
  return at;
}
const spots = (): string[] =>
  page
    .all('[data-spot]')
    .filter((each) => each.getAttribute('aria-disabled') === null)
    .map((each) => each.getAttribute('data-spot') ?? '');
/** Cloud 5, leader, which goes to the cloud castle alone. */
const LEADER = 'card-14-1';

test('on one’s turn the room says so, shows the own hand and hides the other', async () => {
  await sitAt(start, [PERSON, BOT]);
  expect(page.text('.prompt')).toContain('Your turn. Choose a card.');
  expect(page.document.title).toBe('Your turn. · Muster · Tavola');
  expect(page.all('.hand [data-spot]').map(page.name)).toEqual([
    'Cloud 1, soldier',
    'Cloud 5, leader',
    'Leaf 1, soldier',
    'Rainbow card',
    'Rainbow card',
  ]);
  expect(page.one('.backs').getAttribute('aria-label')).toBe('Maren holds 5 cards');
  expect(page.text('.reading')).toContain('Your hand: Cloud 1, soldier;');
});

test('while a bot thinks the room names it, and nothing can be taken up', async () => {
  await sitAt(playOn(playOn(start)), [PERSON, BOT]);
  expect(page.text('.prompt')).toBe('Maren’s turn. Maren is thinking.');
  expect(page.document.title).toBe('Muster · Tavola');
});

test('a card and then a column play the card there', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  page.press(`[data-spot="card-10-0"]`);
  await page.until(() => page.one('[data-spot="card-10-0"]').getAttribute('aria-pressed') === 'true');
  expect(spots().filter((name) => !name.startsWith('card'))).toEqual(['castle-2', 'column-0-2']);
  expect(page.text('.prompt')).toContain('Cloud 1, soldier');
  expect(page.text('.places')).toContain('Under the Cloud castle');
  expect(page.one('[data-spot="column-0-2"]').getAttribute('aria-label')).toContain('empty');
  page.press('[data-spot="column-0-2"]');
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['banner-cloud1-cloud']);
  await page.until(() => page.text('.chronicle').includes('Cloud 1'));
  expect(page.text('.prompt')).toContain('Your turn.');
});

test('an action of the list is played by its button', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  page.press('[data-spot="card-10-0"]');
  await page.until(() => page.all('.places button').length > 1);
  page.named(/^Under the Cloud castle/u).click();
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['banner-cloud1-cloud']);
});

/** A rainbow card in a hand of which one card closes a bridge. */
const rainbowAt = (): Match =>
  positionOf({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water3 water4 cloud1' });
const finger = { pointerType: 'touch', pointerId: 1 };
const tap = (selector: string): void => {
  const thing = page.one(selector);
  thing.fire('pointerdown', finger);
  page.document.fire('pointerup', finger);
  thing.fire('pointerleave', finger);
  thing.click();
};

test('a rainbow card turns over in the hand, and each place shows both uses and what comes of them', async () => {
  const at = await sitAt(rainbowAt(), [PERSON, BOT]);
  page.key('5');
  await page.until(() => page.all('.ghost').length === 6);
  const [wizard, bridge] = [page.one('.ghost.first'), page.one('.ghost.second')];
  expect(page.name(wizard)).toContain('1 7');
  expect(page.name(bridge)).toContain('1 5');
  // Two cards for a bridge: itself, and the banner that closes it.
  expect([wizard, bridge].map((each) => each.querySelectorAll('.part').length)).toEqual([1, 2]);
  expect(page.text('.prompt')).toContain('Rainbow card: 5 places as a wizard, 1 as a bridge.');
  page.key('t');
  await page.until(() => page.all('.ghost').length === 2);
  expect(page.name(page.one('.hand [aria-pressed="true"]'))).toBe('Rainbow card, Bridge, 1');
  page.press('[data-spot="column-0-3"]');
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['bridge-leaf-leaf3']);
});

test('a finger’s first touch shows what comes of it and what else it could mean, the second plays', async () => {
  const at = await sitAt(rainbowAt(), [PERSON, BOT]);
  tap('.hand [data-spot="card-25-4"]');
  await page.until(() => page.all('.ghost').length === 6);
  tap('[data-spot="column-0-3"]');
  await page.until(() => page.all('.meaning').length === 2);
  expect(page.all('.meaning').map(page.name)).toEqual([
    'Wizard to LeafYou hold by 71 7Play',
    'Bridge, then Leaf 3You hold by 51 5 Turn',
  ]);
  expect(at.played()).toEqual([]);
  page.named('Turn').click();
  await page.until(() => page.text('.meaning').includes('Bridge'));
  expect(page.text('.meaning')).toMatch(/Play$/u);
  tap('[data-spot="column-0-3"]');
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['bridge-leaf-leaf3']);
});

test('a swap has a verb, and says what stays and who then holds the castle', async () => {
  const at = await sitAt(
    positionOf({ rival: { leaf: 'leaf2 wizard' }, hand: 'leaf3 cloud2 water3 water4 cloud1' }),
    [PERSON, BOT],
  );
  tap('.hand [data-spot="card-17-4"]');
  await page.until(() => page.all('.swap').length === 1);
  expect(page.text('.swap')).toBe('Take Maren’s wizard at Leaf8 5Leaf 3 stays there. Maren holds by 5');
  tap('[data-spot="piece-1-3-1"]');
  await page.until(() => page.all('.meaning').length === 1);
  page.named('Play').click();
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['swap-1-leaf-1-leaf3']);
});

test('what lies on a castle is spread out from below, and taken from there when it may be', async () => {
  const lying = { castles: { leaf: 'rainbow leaf5 leaf1' } };
  const at = await sitAt(positionOf({ ...lying, hand: 'leaf3 cloud2 water3 water4 cloud1' }), [PERSON, BOT]);
  page.press('[data-spot="castle-3"]');
  await page.until(() => page.all('.pilefan').length === 1);
  expect(page.name(page.one('.pilefan [role="img"]'))).toBe(
    'On the castle, from below: rainbow card, Leaf 5, Leaf 1.',
  );
  expect(page.text('.pilefan')).toBe('Leaf castle3 cards. On top, free to take: Leaf 1.');
  page.key('Escape');
  await page.until(() => page.all('.pilefan').length === 0);
  await page.until(() => page.document.activeElement === page.one('[data-spot="castle-3"]'));
  at.table.send(0, 'banner-cloud1-cloud');
  await page.until(() => page.all('.clock.offered').length === 1);
  page.press('[data-spot="castle-3"]');
  await page.until(() => page.all('.pilefan button').length === 1);
  page.named('Take Leaf 1').click();
  await page.until(() => at.played().length === 2);
  expect(at.played()[1]).toBe('draw-leaf');
});

test('what a touch would do is refused with its rule', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  page.press(`[data-spot="${LEADER}"]`);
  await page.until(() => page.one(`[data-spot="${LEADER}"]`).getAttribute('aria-pressed') === 'true');
  page.press('[data-spot="column-0-0"]');
  await page.until(() => page.all('[role="alert"]').length === 1);
  expect(page.one('[role="alert"] a').getAttribute('href')).toMatch(/^\/rules\/muster\/[UB]\d+$/u);
  expect(at.played()).toEqual([]);
  page.key('Escape');
  await page.until(() => page.all('[role="alert"]').length === 0);
  expect(page.all('[aria-pressed="true"]').filter((each) => each.getAttribute('data-spot'))).toEqual([]);
});

test('digits take cards up and then go to their places; Escape goes back to the card', async () => {
  await sitAt(start, [PERSON, BOT]);
  page.key('3');
  await page.until(() => page.one('[data-spot="card-15-2"]').getAttribute('aria-pressed') === 'true');
  await page.until(() => focused().includes('Under the Leaf castle'));
  page.key('2');
  expect(focused()).toContain('On the Leaf castle');
  page.key('Escape');
  await page.until(() => page.one('[data-spot="card-15-2"]').getAttribute('aria-pressed') === 'false');
  await page.until(() => focused() === 'Leaf 1, soldier');
  page.key('r');
  expect(page.document.activeElement).toBe(page.one('.reading'));
});

const focused = (): string => page.name(page.document.activeElement);

test('a turn by keys takes at most five, and the focus goes on after each of them', async () => {
  const [UNDER, ON, PILE, HAND] = [/^Under the Cloud/u, /^On the Cloud/u, /^Draw pile/u, /(?:er|ht|st|d)$/u];
  // The focus is at the first place by itself; another one has its digit, and the same digit again plays it.
  for (const turn of [
    [
      ['1', UNDER],
      ['Enter', PILE],
      [' ', HAND],
    ],
    [
      ['1', UNDER],
      ['2', ON],
      ['Enter', PILE],
      ['Enter', HAND],
    ],
    [
      ['1', UNDER],
      ['2', ON],
      ['2', PILE],
      [' ', HAND],
    ],
  ] as const) {
    expect(turn.length).toBeLessThanOrEqual(5);
    const at = await sitAt(start, [PERSON, BOT]);
    page.document.body.focus();
    for (const [key, next] of turn) {
      page.key(key);
      await page.until(() => next.test(focused()) && page.document.contains(page.document.activeElement));
    }
    expect(at.played()).toHaveLength(2);
    expect(at.played()[1]).toBe('draw-pile');
  }
});

test('with a mouse the focus is not moved, and never falls out of the room', async () => {
  await sitAt(start, [PERSON, BOT]);
  const card = page.one('[data-spot="card-10-0"]');
  card.fire('pointerdown', { pointerType: 'mouse', pointerId: 1 });
  card.focus();
  card.click();
  await page.until(() => page.all('.places .list button').length === 2);
  expect(page.document.activeElement).toBe(card);
  const place = page.one('.places .list button');
  place.focus();
  place.click();
  // A browser forgets what is gone.
  page.document.activeElement = page.document.body;
  await page.until(() => page.document.activeElement === page.one('#content'));
});

test('what turned up nothing is taken back, by the button and by the key', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  expect(page.named('Undo').disabled).toBe(true);
  for (const takeBack of [() => page.named('Undo').click(), () => page.key('u')]) {
    at.table.send(0, 'banner-cloud1-cloud');
    await page.until(() => page.text('.chronicle').includes('Cloud 1'));
    await page.until(() => !page.named('Undo').disabled);
    takeBack();
    await page.until(() => at.played().length === 0);
    await page.until(() => page.named('Undo').disabled);
  }
});

test('two people at one screen: nobody’s hand is in the page until the right one looks', async () => {
  const at = await sitAt(start, [PERSON, PERSON]);
  const isOpen = (): boolean => page.all('.hand [data-spot]').length > 0;
  expect(page.text('[role="dialog"]')).toContain('Player 1');
  expect(isOpen()).toBe(false);
  page.one('[role="dialog"] button').click();
  await page.until(isOpen);
  expect(page.text('.reading')).toContain('Cloud 5, leader');
  // While it is the turn of who looks, nobody is asked to hand the screen on.
  expect(page.text('.promptline')).toContain('Choose a card');
  // Whoever acts next is asked for by name, and until then sees nothing.
  while (muster.toAct(at.match().state)[0] === 0) {
    at.table.send(0, playOn(at.match()).last?.move.notation ?? '');
  }
  await page.until(() => page.text('.promptline').includes('Player 2'));
  page.one('.promptline button').click();
  await page.until(() => page.all('[role="dialog"]').length === 1);
  expect(page.text('[role="dialog"]')).toContain('Player 2');
  expect(isOpen()).toBe(false);
  page.one('[role="dialog"] button').click();
  await page.until(isOpen);
  expect(page.text('.reading')).not.toContain('Cloud 5, leader');
});

test('strength as a number is a setting that the bar turns on', async () => {
  await sitAt(start, [PERSON, BOT]);
  expect(page.one('.room').classList.contains('numbers')).toBe(false);
  page.named('Show numbers').click();
  await page.until(() => page.one('.room').classList.contains('numbers'));
  page.named('Show numbers').click();
  await page.until(() => !page.one('.room').classList.contains('numbers'));
});

test('the end tells who has won and leads on', async () => {
  const match = over();
  const { ranking } = outcomeOf(match)!;
  await sitAt(match, [PERSON, BOT]);
  await page.until(() => page.all('dialog').length === 1);
  const mine = ranking[0]?.includes(0);
  expect(page.text('#end')).toBe(ranking[0]?.length === 2 ? 'A draw.' : mine ? 'You win.' : 'Maren wins.');
  expect(page.one('dialog').getAttribute('open')).not.toBeNull();
  expect(page.all('dialog a').map((each) => each.getAttribute('href'))).toContain('/replay/k7');
  expect(page.text('.prompt')).toBe('The match is over.');
});

test('a table of bots is watched: every hand is covered', async () => {
  await sitAt(start, [BOT, BOT]);
  expect(page.all('.hand [data-spot]')).toEqual([]);
  expect(page.text('.reading')).not.toContain('Your hand');
  expect(page.all('[role="dialog"]')).toEqual([]);
});

test('what the rival did is told and marked until one has acted, turn by turn in the chronicle', async () => {
  let match = playOn(playOn(start));
  while (muster.toAct(match.state)[0] !== 0) match = playOn(match);
  const at = await sitAt(match, [PERSON, BOT]);
  await page.until(() => page.all('.band').length === 1);
  expect(page.text('.band')).toMatch(/^Maren .+Drawn: a card from the pile/u);
  expect(page.all('.chronicle li')).toHaveLength(2);
  await page.until(() => page.all('[data-marked="1"]').length > 0);
  // Whoever hears the table is told it once, as a whole.
  expect(page.text('p[aria-live="polite"]')).toMatch(/^Maren .+Drawn: a card from the pile\.$/u);
  page.named('Watch again').click();
  await page.until(() => page.text('.prompt') !== '' && page.all('[data-marked]').length === 0);
  expect(page.all('.band')).toHaveLength(1);
  page.key('Escape');
  await page.until(() => page.all('[data-marked="1"]').length > 0);
  at.table.send(0, playOn(at.match()).last?.move.notation ?? '');
  await page.until(() => page.all('.band').length === 0 && page.all('[data-marked]').length === 0);
});

test('after the end one looks at the table and has everything still at hand; the next match may be a level lower', async () => {
  const match = over();
  await sitAt(match, [PERSON, BOT]);
  await page.until(() => page.all('dialog').length === 1);
  expect(page.all('dialog li').map((each) => each.textContent)).toHaveLength(5);
  // The cards that count lie at their castles.
  const { columns }: { readonly columns: readonly (readonly number[])[] } = match.state;
  expect(page.all('dialog .laid-cards .face')).toHaveLength(columns.flat().length);
  const mine = outcomeOf(match)?.ranking[0]?.join();
  const level = mine === '0' ? 'One level up Corin · Knight' : 'One level down Pip · Soldier';
  if (mine === '0' || mine === '1') expect(page.named(level).localName).toBe('button');
  expect(page.named('Again Maren · Archer').localName).toBe('button');
  // Whatever lies behind the scene cannot be reached.
  await page.until(() => page.one('.middle').getAttribute('inert') === '');
  page.named('Look at the table').click();
  await page.until(() => page.all('.ended').length === 1);
  expect(page.all('dialog')).toHaveLength(0);
  await page.until(() => page.one('.middle').getAttribute('inert') === null);
  expect(page.text('.ended')).toContain('Replay');
  page.named('Back to the result').click();
  await page.until(() => page.all('dialog').length === 1);
});

test('of the bridges that a rainbow card may build at a column the strongest stands for all; each use is pressed by itself', async () => {
  const hand = 'rainbow rainbow leaf3 leaf4 cloud1';
  const at = await sitAt(positionOf({ options: { overRainbow: true }, own: { leaf: 'leaf1' }, hand }), [
    PERSON,
    BOT,
  ]);
  page
    .all('.hand [data-spot]')
    .find((each) => page.name(each).startsWith('Rainbow'))!
    .click();
  await page.until(() => page.all('.column.own .ghost.second').length === 1);
  const bridge = (): PageElement => page.one('.column.own .ghost.second');
  // With the banner of strength 3 it would be 5.
  expect(page.name(bridge())).toMatch(/^1 7/u);
  // A finger points first, and plays where it has pointed.
  bridge().fire('pointerdown', { pointerType: 'touch' });
  bridge().click();
  await page.until(() => bridge().classList.contains('pointed'));
  expect(at.played()).toEqual([]);
  bridge().fire('pointerdown', { pointerType: 'touch' });
  bridge().click();
  await page.until(() => at.played().length === 1);
  expect(at.played()[0]).toMatch(/^bridge-.*leaf4/u);
});

test('two uses that stand side by side are pointed at by a mouse, and played by one click', async () => {
  const hand = 'rainbow rainbow leaf3 leaf4 cloud1';
  const at = await sitAt(positionOf({ own: { leaf: 'leaf1' }, hand }), [PERSON, BOT]);
  page
    .all('.hand [data-spot]')
    .find((each) => page.name(each).startsWith('Rainbow'))!
    .click();
  await page.until(() => page.all('.column.own .ghost.second').length === 1);
  const wizard = (): PageElement => page.one('.column.own .ghost.first');
  wizard().fire('pointerenter', { pointerType: 'mouse' });
  await page.until(() => wizard().classList.contains('pointed'));
  wizard().fire('pointerleave', { pointerType: 'mouse' });
  await page.until(() => !wizard().classList.contains('pointed'));
  wizard().fire('pointerdown', { pointerType: 'mouse' });
  wizard().click();
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['wizard-leaf']);
});

test('at a screen that two share nobody is called “you” at the end', async () => {
  const people: readonly Player[] = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ];
  await sitAt(over(), people);
  await page.until(() => page.all('dialog').length === 1);
  expect(page.text('dialog')).toMatch(/Ada|Bo/u);
  expect(page.text('dialog')).not.toMatch(/\byou(?:rs?)?\b/iu);
});

test('whoever wants it need not touch the pile where nothing else can be drawn; a castle is still chosen', async () => {
  const hand = 'leaf3 cloud2 water3 water4 cloud1';
  for (const [castles, drawn] of [
    [{}, 1],
    [{ leaf: 'leaf1' }, 0],
  ] as const) {
    const at = await sitAt(positionOf({ castles, hand }), [PERSON, BOT]);
    const group = page.all('.menu .choice').find((each) => page.name(each).startsWith('Draw by itself'));
    group?.querySelectorAll('button')[1]?.click();
    at.table.send(0, 'banner-cloud1-cloud');
    await page.until(() => page.text('.prompt').includes(drawn === 1 ? 'Maren' : 'from a castle'));
    expect(at.played().slice(1)).toEqual(drawn === 1 ? ['draw-pile'] : []);
    group?.querySelectorAll('button')[0]?.click();
  }
});

test('whoever has chosen a portrait is seen by it, before their colour; the others as the room has them', async () => {
  const { personPicture } = await import('../../art/people/people.ts');
  const { groundOf } = await import('./art/portraits.ts');
  const chosen: Player = { kind: 'person', name: 'Ada', colour: 'red', portrait: 'beard' };
  await sitAt(start, [{ kind: 'person', name: 'Bo' }, chosen]);
  const ada = personPicture('beard', groundOf('red')).replaceAll('#', '%23');
  const drawn = (): (string | null)[] => page.all('.plate .portrait').map((each) => each.getAttribute('src'));
  await page.until(() => drawn().includes(`data:image/svg+xml,${ada}`));
  expect(drawn().filter((each) => each?.includes('viewBox="-50 -50 100 100"'))).toHaveLength(1);
});

test('before anybody has played, the last line shows nobody', async () => {
  await sitAt(start, [PERSON, BOT]);
  expect(page.one('.lastline').textContent).toContain('The match begins.');
  expect(page.all('.lastline .portrait')).toHaveLength(0);
});

test('a match that was given up has no steps of a turn left', async () => {
  const { table: given } = tableAt(start, [PERSON, BOT]);
  const givenUp: Table = {
    ...given,
    watch: (seat, notify) => given.watch(seat, (sight) => notify({ ...sight, toAct: [] })),
  };
  page.show(null);
  page.show(h(room.Room, { id: 'k7', table: givenUp }));
  await page.until(() => page.all('.reading').length === 1);
  expect(page.text('.prompt')).toContain('The match is over.');
  expect(page.all('.steps')).toEqual([]);
});
