import { h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Match, newMatch, playNotation } from '#core/match';
import type { AnyGame } from '#core/game';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { localTable } from '#table/local';
import type { Player, Table } from '#table/table';
import { costing, type CostRequest, hinting, type HintRequest } from '../look-back/reviewing.ts';
import type * as extra from '../room/menu/extra-tool.ts';
import type * as routes from '../route.ts';
import type * as settings from '../settings.ts';
import { PageElement } from '../testing/document.ts';
import { usePage } from '../testing/page.ts';
import type * as hints from './hints.tsx';

const page = usePage();
/** What was asked of workers. */
const asked: string[] = [];
let parts: typeof hints & typeof extra & typeof settings & typeof routes;

beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      private listener: (event: { data: unknown }) => void = () => undefined;
      addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
        this.listener = listener;
      }
      postMessage(request: HintRequest | CostRequest): void {
        asked.push('hint' in request ? 'hint' : 'cost');
        void ('hint' in request ? hinting(request) : costing(request)).then((data) =>
          this.listener({ data }),
        );
      }
    },
  );
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  parts = {
    ...(await import('./hints.tsx')),
    ...(await import('../room/menu/extra-tool.ts')),
    ...(await import('../settings.ts')),
    ...(await import('../route.ts')),
  };
});
beforeEach(() => {
  asked.length = 0;
  parts.change({ help: 'ask' });
  parts.go('/match/one');
});

/** A match that has been going on for some actions, and the first seat may choose among such words. */
function goingOn(game: AnyGame, isWanted: (words: readonly string[]) => boolean): Match {
  let match = newMatch(game, { seats: 2, start: { seed: 'hints' } });
  for (let played = 0; ; played += 1) {
    const [seat] = game.toAct(match.state);
    const words = game.legalActions(match.state, seat).map((action: unknown) => game.encode(action));
    if (played >= 12 && seat === 0 && isWanted(words)) return match;
    match = playNotation(match, seat, words[0]);
  }
}
const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: '1' };
const begun = (): Match => newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'hints' } });
const tableOf = (players: readonly Player[], match = begun()): Table =>
  localTable(match, players, {
    think: () => new Promise(() => undefined),
    pause: () => Promise.resolve(),
    keep: () => undefined,
  });

const lefts = new Map<PageElement, number>();
/** Everything has a place of its own, side by side. */
function measured(): void {
  vi.spyOn(PageElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: PageElement) {
    const left = lefts.get(this) ?? 100 * lefts.size;
    lefts.set(this, left);
    return { left, top: 0, right: left + 90, bottom: 90, width: 90, height: 90 };
  });
}
/** Whether each mark lies on one of these. */
const lightsOn = (things: readonly PageElement[]): boolean =>
  page
    .all('.hint-mark')
    .every(({ style }) => things.some((each) => `${lefts.get(each)}px` === style['left']));

/** Shows what is offered at a table; false: nothing is. */
function offered(table: Table): boolean {
  parts.offerHints(table);
  const Tool = parts.extraTool.value;
  page.show(null);
  if (Tool !== null) page.show(h(Tool, {}));
  return Tool !== null;
}

test('three presses: what matters, candidates in no order, the choice with its reason; what is played ends it', async () => {
  const table = tableOf([PERSON, BOT]);
  expect(offered(table)).toBe(true);
  // It listens to the table once it is drawn.
  await page.until(() => !page.one('.hint-tool').disabled);
  expect(page.all('.hint-sheet')).toEqual([]);
  page.press('.hint-tool');
  await page.until(() => page.all('.hint-sheet a').length > 0);
  expect(page.text('.hint-sheet')).toContain('What matters');
  expect(page.text('.hint-sheet')).not.toContain('%');
  page.press('.hint-tool');
  await page.until(() => page.all('.hint-sheet li').length === 3);
  expect(page.text('.hint-sheet')).not.toContain('%');
  const candidates = page.all('.hint-sheet li').map(page.name);
  page.key('i');
  await page.until(() => page.all('.hint-shares .unseen').length === 3);
  expect(candidates).toContain(page.text('.hint-sheet h2'));
  expect(asked).toEqual(['hint']);
  page.named('Play it').click();
  await page.until(() => page.all('.hint-sheet').length === 0);
});

test.each([
  ['muster', muster, 'banner', '[data-spot^="castle-"]'],
  ['murano', murano, 'exchange', '[data-spot="card-1"], [data-spot^="market-"]'],
] as const)(
  'in the room of %s places glow, candidates are marked and shown, the answer is outlined',
  async (id, game, kind, places) => {
    const { Room } = await page.room(id);
    const table = tableOf(
      [PERSON, BOT],
      goingOn(game, (words) => words.some((each) => each.startsWith(kind))),
    );
    offered(table);
    page.show(h(Room, { id: 'one', table }));
    // A room opens in steps: what is pointed out must be there.
    await page.until(() => page.all('.room[data-mine="true"]').length > 0);
    await page.until(() => page.all('.hint-tool').some(({ disabled }) => !disabled));
    measured();
    const { pointedBoard } = parts;
    const pointed: unknown[] = [];
    const rules: AnyGame = game;
    const board = pointedBoard.at!;
    pointedBoard.at = { point: (action) => (pointed.push(action), board.point(action)) };
    page.key('i');
    await page.until(() => page.all('.kind-glow').length > 0);
    expect(lightsOn(page.all(places))).toBe(true);
    page.key('i');
    await page.until(() => page.all('.kind-candidate').length > 0);
    expect(page.all('.hint-sheet li')).toHaveLength(3);
    // A key brings the focus to the first of them, and what is looked at is shown on the board.
    await page.until(() => pointed.length > 0);
    const words = pointed.map((action) => (action === null ? null : rules.encode(action)));
    expect(words.at(-1)).not.toBeNull();
    expect(page.one('.hint-sheet [aria-pressed="true"]')).toBe(page.document.activeElement);
    expect(page.all('.hint-mark.shown').length).toBeGreaterThan(0);
    page.key('i');
    await page.until(() => page.all('.kind-best').length > 0);
    expect(pointed.at(-1)).toBeNull();
    expect(page.name(page.document.activeElement)).toBe('Play it');
    page.key('Escape');
    await page.until(() => page.all('.hint-sheet, .hint-mark').length === 0);
    expect(page.document.activeElement).toBe(page.one('.hint-tool'));
  },
);

test('where there is nothing to choose it says so, and thinks no longer', async () => {
  offered(
    tableOf(
      [PERSON, BOT],
      goingOn(muster, ({ length }) => length === 1),
    ),
  );
  await page.until(() => !page.one('.hint-tool').disabled);
  page.press('.hint-tool');
  await page.until(() => page.text('.hint-sheet').includes('nothing to weigh up'));
  page.key('Escape');
  await page.until(() => page.all('.hint-sheet').length === 0);
});

test('help is chosen in the menu of the room, where there is any', async () => {
  offered(tableOf([PERSON, BOT]));
  const choice = parts.extraChoice.value!;
  page.show(h('div', {}, h(choice, {}), h(parts.extraTool.value!, {})));
  await page.until(() => page.all('.hint-tool').length === 1);
  await page.until(() => !page.one('.hint-tool').disabled);
  page.named('Show a hint (I)').click();
  await page.until(() => page.all('.hint-sheet').length === 1);
  page.named('None').click();
  await page.until(() => page.all('.hint-tool, .hint-sheet').length === 0);
  page.named('On request').click();
  await page.until(() => page.all('.hint-tool').length === 1);
  offered(tableOf([PERSON, PERSON]));
  expect(parts.extraChoice.value).toBeNull();
});

test('nobody is offered a hint among people, or who wants none, or away from the table', async () => {
  expect(offered(tableOf([PERSON, PERSON]))).toBe(false);
  expect(parts.beforeSend.at).toBeNull();
  offered(tableOf([PERSON, BOT]));
  await page.until(() => page.all('.hint-tool').length === 1);
  parts.change({ help: 'none' });
  await page.until(() => page.all('.hint-tool').length === 0);
  parts.change({ help: 'warn' });
  await page.until(() => page.all('.hint-tool').length === 1);
  parts.go('/table/far');
  await page.until(() => page.all('.hint-tool').length === 0);
});

test('a costly move is asked about first, and nothing better is named', async () => {
  parts.change({ help: 'warn' });
  const table = tableOf([PERSON, BOT]);
  offered(table);
  const { costOf } = await import('#bots/review/decision');
  const { evaluator } = await import('#bots/muster/review/evaluator');
  const { state } = newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'hints' } });
  const view = muster.view(state, 0);
  const words = muster.legalActions(view, 0).map((action) => muster.encode(action));
  const priced = words.map((word) => ({ word, cost: costOf(evaluator, view, 0, word) }));
  const worst = priced.reduce((most, each) => (each.cost > most.cost ? each : most));
  expect(worst.cost).toBeGreaterThan(0.05);
  const sent: string[] = [];
  expect(parts.beforeSend.at!(table, 0, worst.word, () => sent.push(worst.word))).toBe(true);
  await page.until(() => page.all('.hint-warning').length === 1);
  expect(page.text('.hint-warning')).toContain(`${Math.round(100 * worst.cost)}`);
  expect(sent).toEqual([]);
  page.named('Play it anyway').click();
  expect(sent).toEqual([worst.word]);
  await page.until(() => page.all('.hint-warning').length === 0);
  expect(asked).toEqual(['cost']);
});
