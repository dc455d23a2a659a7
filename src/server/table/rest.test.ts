import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import type { JsonObject } from '#core/json';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { GAMES } from '#games/index';
import { rulesOf } from '../tables/tables.ts';
import { quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { bothRounds } from '../testing/parts.ts';
import { wordsOf } from '../testing/walk.ts';

const MOVES = 40;
/** Of a game that chance ends early. */
const FEWEST = 4;

/** Plays a match with words taken at random and with take-backs; everything that all viewers were sent, as it came. */
async function played(
  game: AnyGame,
  dozes: boolean,
): Promise<{ heard: readonly (readonly string[])[]; dealt: number }> {
  let dealt = 0;
  const counted: AnyGame = {
    ...game,
    setup(...given) {
      dealt += 1;
      return game.setup(...given);
    },
  };
  const house = quietHouse({ rules: (id, version) => (rulesOf(id, version), counted) });
  const options: JsonObject = game.options.settle(defaultOptions(game.options));
  const { id, keys, watch } = await house.open(game, options, Math.max(2, game.seats.min));
  const ears = await Promise.all(keys.map((key) => house.connect({ table: id, key })));
  const spectator = await house.connect({ table: id, watch });
  await bothRounds(id, ears);
  const live = await house.live(id);
  const random = quickRandom(5);
  for (let move = 0; move < MOVES; move += 1) {
    const { match, seq } = live.state();
    const [seat] = game.toAct(match!.state);
    // Some games are short.
    if (seat === undefined) break;
    const legal: readonly unknown[] = game.legalActions(match!.state, seat);
    const word = game.encode(legal[random.below(legal.length)]);
    const undoes = random.below(3) === 0;
    const dozesBetween = random.below(2) === 0 && dozes;
    house.clock.advance(1000);
    // More than once: the first time it only notices that nobody has asked.
    if (dozes) for (const _ of [1, 2, 3]) live.doze();
    await ears[seat].say({ type: 'move', id: `m${move}`, after: seq, word });
    if (dozesBetween) for (const _ of [1, 2, 3]) live.doze();
    if (undoes) await ears[seat].say({ type: 'undo', id: `u${move}`, after: seq + 1 });
  }
  const late = await house.connect({ table: id, key: keys[0] });
  return { heard: [...ears, spectator, late].map(({ heard }) => heard), dealt };
}

test('who sits at a table is found without waking it', async () => {
  let dealt = 0;
  const [game] = GAMES;
  const setup: AnyGame['setup'] = (...given) => {
    dealt += 1;
    return game.setup(...given);
  };
  const house = quietHouse({ rules: () => ({ ...game, setup }) });
  const { id, keys } = await house.open(game, {}, 2);
  const ears = await Promise.all(keys.map((key) => house.connect({ table: id, key })));
  await bothRounds(id, ears);
  const live = await house.live(id);
  for (const _ of [1, 2]) live.doze();
  const [player] = live.state().seats.map((seat) => (seat.kind === 'person' ? seat.player : ''));
  expect(dealt).toBe(2);
  for (const _ of [1, 2]) live.doze();
  expect(live.seatOf(player)).toBe(0);
  expect(live.seatOf('nobody')).toBeNull();
  expect(dealt).toBe(2);
});

test.each(GAMES)('a table of $id that was put to rest goes on as if it had not been', async (game) => {
  const [awake, dozed] = [await played(game, false), await played(game, true)];
  expect(awake.heard[0].length).toBeGreaterThan(FEWEST);
  expect(awake.dealt).toBe(1);
  // It did rest: the states were made anew from the words.
  expect(dozed.dealt).toBeGreaterThan(FEWEST);
  expect(dozed.heard).toEqual(awake.heard);
});

test('a table rests when nobody has asked for it between two looks, and not before', async () => {
  const house = quietHouse();
  const [game] = GAMES;
  const { id, keys } = await house.open(game, {}, 2);
  await bothRounds(id, await Promise.all(keys.map((key) => house.connect({ table: id, key }))));
  const live = await house.live(id);
  const { match } = live.state();
  for (const _ of [1, 2, 3]) {
    live.doze();
    expect(live.state().match, 'asked for in between').toBe(match);
  }
  live.doze();
  live.doze();
  expect(live.state().match, 'made anew').not.toBe(match);
});

test('a table that is put to rest while an event is being kept stands as it is afterwards', async () => {
  const store = memoryStore();
  let wait: Promise<void> = Promise.resolve();
  const house = quietHouse({
    store: {
      ...store,
      append: async (...entry) => {
        await wait;
        return store.append(...entry);
      },
    },
  });
  const [game] = GAMES;
  const { id, keys } = await house.open(game, {}, 2);
  const ears = await Promise.all(keys.map((key) => house.connect({ table: id, key })));
  await bothRounds(id, ears);
  const live = await house.live(id);
  const { seq, match } = live.state();
  const [seat] = game.toAct(match!.state);
  const kept = Promise.withResolvers<void>();
  wait = kept.promise;
  const word = wordsOf(live.state(), seat)[0];
  const moving = ears[seat].say({ type: 'move', id: 'm', after: seq, word });
  await new Promise(setImmediate);
  for (const _ of [1, 2, 3]) live.doze();
  kept.resolve();
  await moving;
  expect(live.state().match!.last!.move).toMatchObject({ seat, notation: word });
});
