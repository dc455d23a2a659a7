import { join } from 'node:path';
import { quickRandom } from '#core/random';
import { GAMES } from '#games/index';
import { defaultOptions } from '#core/options';
import { sqliteStore } from '../src/server/store/sqlite.ts';
import { quietHouse } from '../src/server/testing/house.ts';
import { dataFolder } from '../src/server/testing/start.ts';

/** What a match costs when everybody has left it: `node --expose-gc bench/idle.ts MATCHES MOVES`. */
const [matches = 200, moves = 40] = process.argv.slice(2).map(Number);
const MOST = 40;

const heap = (): number => {
  globalThis.gc!();
  return process.memoryUsage().heapUsed / 1000;
};
const folder = dataFolder();
const store = sqliteStore(join(folder.path, 'tavola.db'), () => process.exit(1));
const random = quickRandom(1);

for (const game of GAMES) {
  const house = quietHouse({ store, chance: 1_000_000 * GAMES.indexOf(game) });
  const before = heap();
  for (let match = 0; match < matches; match += 1) {
    const { id, keys } = await house.open(
      game,
      game.options.settle(defaultOptions(game.options)) as object,
      2,
    );
    const ears = [];
    for (const key of keys) ears.push(await house.connect({ table: id, key }));
    for (const ear of ears) await ear.say({ type: 'nonce', id: 'n', nonce: '0'.repeat(32) });
    const live = (await house.tables.open(id))!;
    for (let move = 0; move < moves; move += 1) {
      const { match: now, seq } = live.course();
      const [seat] = game.toAct(now!.state);
      if (seat === undefined) break;
      const legal = game.legalActions(now!.state, seat);
      const word = game.encode(legal[random.below(legal.length)]);
      await ears[seat].say({ type: 'move', id: `m${move}`, after: seq, word });
    }
    for (const ear of ears) ear.session.closed();
  }
  const held = heap();
  house.clock.advance(150_000);
  await house.tables.sweep();
  const left = heap();
  const each = (left - before) / matches;
  console.log(
    `${game.id}: ${((held - before) / matches).toFixed(1)} kB for each match of ${moves} moves that everybody has just left, ` +
      `${each.toFixed(1)} kB two minutes later (at most ${MOST})`,
  );
  if (each > MOST) process.exitCode = 1;
}
await store.close();
folder.remove();
