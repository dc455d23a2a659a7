import { expect, test } from 'vitest';
import type { Catalogue } from '#core/catalogue';
import type { JsonObject } from '#core/json';
import { pebbles } from '#core/testing/pebbles';
import { FORGETFUL, olderPebbles, TODAY, YESTERDAY } from '#core/testing/versions';
import { genericLevels } from '#bots/generic';
import { answerTo, levelNamed } from '../bot-workers/answer.ts';
import { optionsUnder } from './rematch.ts';
import { rulesIn } from './tables.ts';
import { type QuietHouse, quietHouse } from '../testing/house.ts';
import { emptyMemory } from '../testing/memory-tables.ts';
import { memoryStore } from '../testing/memory.ts';
import { seated } from '../testing/seated.ts';

test('a match keeps its rules over a new version of the server, to its end; the next one has the newest', async () => {
  const memory = emptyMemory();
  /** The server of another day, with the rules of that day, on what was kept. */
  const on = ({ gameOf }: Catalogue): QuietHouse =>
    quietHouse({ store: memoryStore(memory), rules: rulesIn(gameOf) });
  const old = await seated(on(YESTERDAY), olderPebbles);
  const [first] = old.ears;
  expect(await old.ask(0, { type: 'move', after: (await old.state()).seq, word: 'take-3' })).toBe('illegal');
  expect(await old.ask(0, { type: 'move', after: (await old.state()).seq, word: 'take-2' })).toBe('done');
  expect(first.heard[0]).toContain('"version":2');

  const today = on(TODAY);
  const ears = await Promise.all(old.keys.map((key) => today.connect({ table: old.id, key })));
  const live = await today.live(old.id);
  expect(live.state().match!.state).toMatchObject({ heap: 6 });
  const move = async (seat: number, word: string): Promise<string> => {
    await ears[seat].say({ type: 'move', id: `${live.state().seq}`, after: live.state().seq, word });
    const answer = ears[seat].heard.findLast((text) => /^\{"type":"(?:done|refused)"/u.test(text))!;
    return answer.includes('"illegal"') ? 'illegal' : 'done';
  };
  expect(await move(1, 'take-3'), 'by the old rules').toBe('illegal');
  for (const [seat, word] of [
    [1, 'take-2'],
    [0, 'take-2'],
    [1, 'take-2'],
  ] as const) {
    expect(await move(seat, word)).toBe('done');
  }
  expect(live.info()).toMatchObject({ version: 2, phase: 'over' });
  for (const ear of ears) await ear.say({ type: 'rematch', id: 'again' });
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  const next = await today.tables.open(live.info().rematch.table!);
  expect(next!.info()).toMatchObject({ version: 3, options: { heap: 6 } });
  expect(next!.info().options).not.toHaveProperty('calm');

  const late = await on(FORGETFUL).connect({ table: old.id, key: old.keys[0] });
  expect(late.heard.map((text): unknown => JSON.parse(text))).toEqual([
    { type: 'bye', reason: 'other-version', retry: null },
  ]);
});

test('bots play by the rules of the match and not by the newest', () => {
  // Three pebbles are left, and the rival has two: by the newer rules only taking all three at once wins.
  const view: unknown = { ...olderPebbles.setup({ heap: 3, goal: 'most' }, 2, []), heap: 3, pebbles: [0, 2] };
  const chosen = (version: number): string =>
    answerTo({ game: 'pebbles', version, seat: 0, level: '3', view, spent: 0 }, TODAY.gameOf);
  expect(chosen(3)).toBe('take-3');
  expect(['take-1', 'take-2']).toContain(chosen(2));
});

test('a bot is of the level that was asked for; where a game has not got so many, of its strongest', () => {
  const levels = genericLevels(TODAY.gameOf('pebbles')!);
  const numbers = ['1', '2', '3', '4', '5', '9'].map((name) => levelNamed(levels, name).number);
  expect(numbers).toEqual([1, 2, 3, 3, 3, 3]);
});

test('options of a rematch go over to newer rules as far as those know them, and give way where they do not', () => {
  const game = TODAY.gameOf('pebbles')!;
  const under = (wanted: JsonObject): unknown => optionsUnder(game, wanted, 3);
  const usual = { heap: 6, together: false, goal: 'most', extras: [] };
  expect(under({ heap: 5, calm: true, goal: 'fewest' })).toEqual({ ...usual, heap: 5, goal: 'fewest' });
  expect(under({ heap: 99 })).toEqual(usual);
  expect(under({ together: true, goal: 'fewest' })).toEqual(usual);
  expect(pebbles.version).toBe(3);
});
