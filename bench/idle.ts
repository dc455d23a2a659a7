import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '#core/game';
import type { JsonObject } from '#core/json';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { GAMES } from '#games/index';
import { sqliteStore } from '../src/server/store/sqlite.ts';
import { type Ear, type QuietHouse, quietHouse } from '../src/server/testing/house.ts';
import { bothRounds } from '../src/server/testing/parts.ts';
import { dataFolder } from '../src/server/testing/start.ts';

/** What the objects of a match cost: `node --expose-gc bench/idle.ts MATCHES MOVES`. Sockets: `bench/load.ts`. */
const [matches = 200, moves = 40] = process.argv.slice(2).map(Number);
const MOST = 40;
const WARM_UP = 50;

/** What is held only weakly goes with the second or the third collection. */
const heap = async (): Promise<number> => {
  for (let time = 0; time < 4; time += 1) {
    globalThis.gc!();
    await pause(20);
  }
  return process.memoryUsage().heapUsed / 1000;
};
const folder = dataFolder();
const store = sqliteStore(join(folder.path, 'tavola.db'), () => process.exit(1));
const random = quickRandom(1);

for (const game of GAMES) {
  const house = quietHouse({ store, chance: 1_000_000 * GAMES.indexOf(game) });
  const opened: Ear[][] = [];
  // What the code itself takes once it has been run is not that of a match.
  const elsewhere = quietHouse();
  for (let match = 0; match < WARM_UP; match += 1) opened.push(await played(elsewhere, game));
  await goAway(elsewhere, opened);
  const before = await heap();
  for (let match = 0; match < matches; match += 1) opened.push(await played(house, game));
  const awake = await heap();
  // Everybody is still connected, and nothing happens.
  for (let minute = 0; minute < 2; minute += 1) {
    house.clock.advance(60_000);
    await house.tables.sweep();
  }
  const resting = await heap();
  await goAway(house, opened);
  const left = await heap();
  const each = (bytes: number): string => `${((bytes - before) / matches).toFixed(1)} kB`;
  console.log(
    `${game.id}, for each match of ${moves} moves: ${each(awake)} while it is played, ${each(resting)} with everybody ` +
      `connected and nothing happening for two minutes, ${each(left)} two minutes after everybody left (at most ${MOST} kB)`,
  );
  if (Math.max(resting, left) - before > MOST * matches) process.exitCode = 1;
}
await store.close();
folder.remove();

/** Everybody leaves, and two minutes pass. */
async function goAway(house: QuietHouse, opened: Ear[][]): Promise<void> {
  for (const ear of opened.flat()) ear.session.closed();
  opened.length = 0;
  house.clock.advance(150_000);
  await house.tables.sweep();
}

/** A table with everybody connected, after so many moves; what was sent to them is not kept. */
async function played(house: QuietHouse, game: AnyGame): Promise<Ear[]> {
  const options: JsonObject = game.options.settle(defaultOptions(game.options));
  const { id, keys } = await house.open(game, options, 2);
  const ears = [];
  for (const key of keys) ears.push(await house.connect({ table: id, key }));
  await bothRounds(id, ears);
  const live = await house.live(id);
  for (let move = 0; move < moves; move += 1) {
    const { match, seq } = live.state();
    const [seat] = game.toAct(match!.state);
    if (seat === undefined) break;
    const legal: readonly unknown[] = game.legalActions(match!.state, seat);
    const word = game.encode(legal[random.below(legal.length)]);
    await ears[seat].say({ type: 'move', id: `m${move}`, after: seq, word });
    for (const ear of ears) ear.heard.length = 0;
  }
  return ears;
}
