import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { type Match, outcomeOf, playNotation } from '#core/match';
import { objectIn } from '#core/testing/json';
import { murano } from '#games/murano/index';
import type { Player, Table } from '#table/table';
import type { GameRoom } from '../../game-ui.ts';
import { usePage } from '../../testing/page.ts';
import { begunBy, BOT, PERSON, tableAt, type TestTable } from '../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('murano');
});

const start = begunBy(murano, 2, 0);
/** The selector is turned and its pair taken: two shards lie on the workbench. */
const collected = ['selector', 'take'].reduce((match, word) => playNotation(match, 0, word), start);
const wordsOf = ({ state }: Match): readonly string[] => {
  const [seat = 0] = murano.toAct(state);
  return murano.legalActions(murano.view(state, seat), seat).map((action) => murano.encode(action));
};
const isCreation = (word: string): boolean => word.startsWith('create');
const playOn = (match: Match, prefer: RegExp): Match => {
  const [seat = 0] = murano.toAct(match.state);
  const [first = ''] = wordsOf(match);
  return playNotation(match, seat, wordsOf(match).find((word) => prefer.test(word)) ?? first);
};

async function sitAt(match: Match, players: readonly Player[]): Promise<TestTable> {
  const at = tableAt(match, players);
  page.show(null);
  page.show(h(room.Room, { id: 'g4', table: at.table }));
  await page.until(() => page.all('.reading').length === 1);
  return at;
}
const isMine = (): boolean => page.one('.room').getAttribute('data-mine') === 'true';
const spot = (name: string): string => `[data-spot="${name}"]`;
const isLive = (name: string): boolean => page.one(spot(name)).getAttribute('aria-disabled') === null;
const bench = (): string[] =>
  page.all('[data-spot^="bench-"]').map((each) => each.getAttribute('data-spot') ?? '');

test('on one’s turn the room says what is asked, shows the own hand and only backs of the other', async () => {
  await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  expect(page.text('.prompt')).toContain('Your turn: turn the selector');
  // The phase has its number, so that its name is no order.
  expect(page.text('.say em').trim()).toBe('1 Collect');
  expect(page.document.title).toMatch(/^Your turn/u);
  expect(page.all('[data-spot^="card-"]')).toHaveLength(6);
  expect(page.text('.reading')).toContain('Known of the hand, in order: Lagoon Earrings');
  expect(page.text('.rival')).toContain('0 shards, 6 cards');
});

test('[L27] whoever takes up another card than the first is asked for the first, and where it may go is lit', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  const lit = (): (string | null)[] =>
    page.all('.works .offered').map((each) => each.getAttribute('data-spot'));
  expect(lit()).toEqual([]);
  page.press(spot('card-3'));
  await page.until(() => page.text('.prompt').includes('to place 3?'));
  expect(page.text('.prompt')).toContain('comes first, for 1 L.');
  expect(lit()).toEqual(['card-1']);
  page.press(spot('card-3'));
  await page.until(() => lit().length === 0);
  page.press(spot('card-1'));
  await page.until(() => page.text('.prompt').includes('Where should the first creation go?'));
  expect(lit()).toHaveLength(5);
  page.press(spot('card-2'));
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['reorder-2']);
});

test('whoever presses to sell before a shard was chosen is asked which, and sees that it goes at once', async () => {
  const at = await sitAt(collected, [PERSON, BOT]);
  await page.until(isMine);
  page.press('.sell');
  await page.until(() => page.text('.prompt').includes('Which shard do you sell?'));
  expect(page.text('.prompt')).toContain('It is sold at once, for 1 L.');
  expect(page.one('.sell').getAttribute('aria-pressed')).toBe('true');
  const [shard = ''] = bench();
  page.press(spot(shard));
  await page.until(() => at.played().at(-1)?.startsWith('sell-') === true);
});

test('who plays alone is offered no rivals to look at, but the challenges', async () => {
  const tabs = (): string[] => page.all('.tabs button').map((each) => page.name(each));
  await sitAt(begunBy(murano, 1, 0), [PERSON]);
  await page.until(() => tabs().length === 4);
  expect(tabs()).toEqual(['Table', 'Advantages', 'Alvisè', 'Log']);
  await sitAt(start, [PERSON, BOT]);
  await page.until(() => tabs().includes('Rivals'));
});

test('[L76] each advantage bears the icon of the box, seen and read out', async () => {
  const icons = (): (string | null)[] =>
    page.all('.advantages .advantage-icon').map((each) => each.getAttribute('alt'));
  await sitAt(start, [PERSON, BOT]);
  await page.until(() => icons().length === 4);
  const here = icons();
  expect(new Set(here)).toEqual(new Set(['changes an action', 'extra action']));
  for (const icon of here) expect(page.text('.reading')).toContain(`(${icon}).`);
  const numbers = Object.entries(objectIn(murano.packs!.write('')['advantages']));
  const other = numbers.map(([number, icon]) => [number, icon === 'modifies' ? 'additional' : 'modifies']);
  const pack = murano.packs!.read({
    ...murano.packs!.write(''),
    advantages: Object.fromEntries(other),
  });
  await sitAt(begunBy(murano, 2, 0, { pack }), [PERSON, BOT]);
  await page.until(() => icons().every((icon, at) => icon !== here[at]));
});

test('the bench below is one’s own, and somebody else’s to whoever only watches', async () => {
  await sitAt(start, [PERSON, BOT]);
  expect([page.text('.bench h2'), page.name(page.one('.bench'))]).toEqual(['You', 'Your workbench']);
  await sitAt(start, [BOT, BOT]);
  const watched = page.text('.bench h2');
  expect(watched).not.toBe('You');
  expect(page.name(page.one('.bench'))).toBe(`Workbench of ${watched}`);
});

test('while a bot thinks nothing can be touched', async () => {
  let match = collected;
  while (murano.toAct(match.state).includes(0)) match = playOn(match, /^(?:end|skip)$/u);
  await sitAt(match, [PERSON, BOT]);
  expect(isMine()).toBe(false);
  expect(page.text('.prompt')).toContain('Bianca');
  expect(isLive('selector')).toBe(false);
});

test('a touch on the selector turns it, and taking is one press', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  page.press(spot('selector'));
  await page.until(() => at.played().length === 1);
  expect(at.played()).toEqual(['selector']);
  await page.until(() => page.all('.dock button').some((each) => page.name(each).startsWith('Take')));
  page.named(/^Take/u).click();
  await page.until(() => at.played().length === 2);
  expect(at.played()).toEqual(['selector', 'take']);
  await page.until(() => bench().length === 2);
});

test('a shard and a market exchange it there', async () => {
  const at = await sitAt(collected, [PERSON, BOT]);
  await page.until(isMine);
  const [first = ''] = bench();
  page.press(spot(first));
  await page.until(() => page.one(spot(first)).getAttribute('aria-pressed') === 'true');
  expect(isLive('market-2')).toBe(true);
  page.press(spot('market-2'));
  await page.until(() => at.played().length === 3);
  expect(at.played().at(-1)).toMatch(/^exchange-[BGYRT]-SW$/u);
});

test('where every market is full, no market is promised to whoever takes up a shard', async () => {
  let match = collected;
  const isFull = (words: readonly string[]): boolean =>
    words.some((word) => word.startsWith('sell')) && !words.some((word) => word.startsWith('exchange'));
  while (!murano.toAct(match.state).includes(0) || !isFull(wordsOf(match))) {
    match = playOn(match, /^(?:selector|take|exchange|skip|end)/u);
  }
  await sitAt(match, [PERSON, BOT]);
  await page.until(isMine);
  page.press(spot(bench()[0] ?? ''));
  await page.until(() => page.text('.prompt').includes('Sell '));
  expect(page.text('.prompt')).not.toContain('market');
});

test('after an action by keys the focus goes on to what can be done next', async () => {
  const at = await sitAt(collected, [PERSON, BOT]);
  await page.until(isMine);
  page.key('1');
  await page.until(() => page.all('.bench [aria-pressed="true"]').length === 1);
  page.key('m');
  await page.until(() => page.document.activeElement.matches('.corner'));
  page.document.activeElement.click();
  await page.until(() => at.played().length === 3);
  await page.until(() => page.document.activeElement.matches('.dock .action'));
});

test('what is touched in vain is explained with its rule, and Escape lets go', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  page.press(spot('market-0'));
  await page.until(() => page.all('[role="alert"]').length === 1);
  expect(page.one('[role="alert"] a').getAttribute('href')).toMatch(/^\/rules\/murano\/[LM]\d+$/u);
  page.key('Escape');
  await page.until(() => page.all('[role="alert"]').length === 0);
  expect(at.played()).toEqual([]);
});

test('looking ahead shows the ring further on and pays when it is turned', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  expect(page.named('One notch less').disabled).toBe(true);
  page.named('One notch further').click();
  page.named('One notch further').click();
  await page.until(() => !page.named('One notch less').disabled);
  page.named('One notch less').click();
  page.press(spot('ring'));
  await page.until(() => at.played().length > 0);
  expect(at.played()).toEqual(['notch']);
});

test('nobody looks further ahead than they can pay for', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  // Each has 4 L at the beginning.
  for (const notches of [1, 2, 3, 4]) {
    page.named('One notch further').click();
    await page.until(() => page.name(page.one(spot('ring'))).includes(`−${notches} L`));
    await page.until(() => !page.named('One notch less').disabled);
  }
  expect(page.named('One notch further').disabled).toBe(true);
  page.press(spot('ring'));
  await page.until(() => at.played().length === 4);
  expect(at.played()).toEqual(['notch', 'notch', 'notch', 'notch']);
});

test('a turn that could still create is ended only after a question', async () => {
  const mayEnd = (words: readonly string[]): boolean => words.includes('end') && words.some(isCreation);
  let match = collected;
  while (!mayEnd(wordsOf(match))) match = playOn(match, /^(?:create|take|exchange|end|skip)/u);
  const mover = murano.toAct(match.state)[0];
  const at = await sitAt(
    match,
    [0, 1].map((seat) => (seat === mover ? PERSON : BOT)),
  );
  const before = at.played().length;
  await page.until(() => page.all('.end-turn').length === 1);
  page.press('.end-turn');
  await page.until(() => page.all('.ask').length === 1);
  expect(at.played()).toHaveLength(before);
  page.press('.end-turn');
  await page.until(() => at.played().length === before + 1);
  expect(at.played().at(-1)).toBe('end');
});

test('on a small screen whoever has looked at the advantages and ended the turn sees the table again', async () => {
  const traded = playOn(collected, /^exchange/u);
  const at = await sitAt(traded, [PERSON, BOT]);
  await page.until(isMine);
  const isAt = (tab: string): boolean => page.one('.room').matches(`.tab-${tab}`);
  page.press('.to-advantages');
  await page.until(() => isAt('advantages'));
  page.press('.end-turn');
  await page.until(() => at.played().at(-1) === 'end');
  await page.until(() => isAt('table'));
  // Whoever wants to read while the others play may do so.
  page.press('.to-advantages');
  await page.until(() => isAt('advantages'));
});

test('what turned up nothing is taken back', async () => {
  const at = await sitAt(start, [PERSON, BOT]);
  await page.until(isMine);
  expect(page.named('Undo').disabled).toBe(true);
  page.press(spot('selector'));
  await page.until(() => !page.named('Undo').disabled);
  page.key('u');
  await page.until(() => at.played().length === 0);
});

test('two people at one screen: the cover names who is next, and hides every hand', async () => {
  await sitAt(start, [PERSON, PERSON]);
  expect(page.text('[role="dialog"]')).toContain('Player 1');
  expect(page.all('[data-spot^="card-"]')).toEqual([]);
  expect(page.text('.reading')).not.toContain('Known of the hand');
  page.one('[role="dialog"] button').click();
  await page.until(() => page.all('[data-spot^="card-"]').length === 6);
  expect(page.text('.reading').match(/Known of the hand/gu)).toHaveLength(1);
});

test('the end tells who has won, by money', async () => {
  let match = start;
  while (outcomeOf(match) === null) match = playOn(match, /^(?:create|take|exchange|end|skip)/u);
  const { ranking, scores } = outcomeOf(match)!;
  await sitAt(match, [PERSON, BOT]);
  await page.until(() => page.all('#end').length === 1);
  const best = ranking[0] ?? [];
  expect(page.text('#end')).toBe(
    best.length > 1 ? 'A draw.' : best.includes(0) ? 'You win.' : 'Bianca wins.',
  );
  for (const score of scores) expect(page.text('dialog')).toContain(String(score).replace('-', '−'));
  // Whoever comes second is spoken to, not named.
  page.show(null);
  await sitAt(match, best.includes(0) ? [BOT, PERSON] : [PERSON, BOT]);
  await page.until(() => page.all('.decided').length === 1);
  expect(page.text('.decided')).toMatch(/ ahead of you: \d+\sL (?:more|less) [\w\s]+\.$/u);
});

test('whoever has made everything is spoken to at the end, too', async () => {
  const { table } = tableAt(start, [PERSON, BOT]);
  const reason = { key: 'outcome.creations', with: { who: 0 } };
  const ended: Table = {
    ...table,
    watch: (seat, notify) =>
      table.watch(seat, (sight) =>
        notify({ ...sight, outcome: { ranking: [[0], [1]], scores: [9, 4], reason } }),
      ),
  };
  page.show(null);
  page.show(h(room.Room, { id: 'k9', table: ended }));
  await page.until(() => page.all('#end-why').length === 1);
  expect(page.text('#end-why')).toBe('You have completed all creations.');
});

test('what a rival did is told in its panel, marked on the board until one has acted, and a line of the log', async () => {
  let match = start;
  const isMyTurn = (): boolean => match.state.turn === 0 && match.state.round > 1;
  while (!isMyTurn()) match = playOn(match, /^(?:selector|take|exchange|end)/u);
  const at = await sitAt(match, [PERSON, BOT]);
  await page.until(() => page.all('.last-turn').length === 1);
  // One sentence with its signs in it, in the order in which it happened.
  expect(page.text('.last-turn')).toMatch(/^Takes and gives to the [\w-]+ market for \.$/u);
  const signs = page.all('.last-turn .sentence img').map((each) => each.getAttribute('alt'));
  expect(signs.length).toBeGreaterThanOrEqual(4);
  expect(signs).not.toContain('');
  expect(page.all('.log .turn')).toHaveLength(2);
  expect(page.text('.recap')).toContain('Bianca:');
  await page.until(() => page.all('[data-marked="1"]').length === 1);
  // Whoever hears the table is told it once, as a whole.
  const [said = ''] = page.all('p[aria-live="polite"]').map((each) => each.textContent);
  expect(said).toMatch(/^Bianca gives .+ market for .+\. \d+\sL, as before\.$/u);
  page.one('.last-turn button').click();
  await page.until(() => page.all('[data-marked]').length === 0);
  page.key('Escape');
  await page.until(() => page.all('[data-marked="1"]').length === 1);
  at.table.send(0, 'selector');
  await page.until(() => page.all('[data-marked]').length === 0 && page.all('.recap').length === 0);
  expect(page.all('.last-turn')).toHaveLength(1);
});

test('the shelf says what the newest creation on it could pay for', async () => {
  const maker = (match: Match): number =>
    murano.view(match.state, 0).completed.findIndex(({ length }) => length > 0);
  let match = start;
  while (maker(match) === -1) match = playOn(match, /^(?:create|take|exchange|end|skip)/u);
  const players = maker(match) === 0 ? [PERSON, BOT] : [BOT, PERSON];
  await sitAt(start, players);
  expect(page.text('.shelf small')).toBe('');
  await sitAt(match, players);
  const names = page.all('.advantage .title').map((each) => each.textContent.trim());
  const [, payable = ''] = /can pay for (.+)$/u.exec(page.text('.shelf small')) ?? [];
  expect(payable.split(' / ').every((name) => names.includes(name))).toBe(true);
});
