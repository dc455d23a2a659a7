import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom } from '#core/random';
import { serverProcess, type ServerProcess } from '../../src/server/testing/process.ts';
import { dataFolder } from '../../src/server/testing/start.ts';
import { newPlace, type Place, type Player, player } from './crowd.ts';
import { measureEcho } from './echo.ts';
import { inGroups, quantiles, times } from './figures.ts';

/** `npm run load -- MATCHES MOVES_PER_SECOND SECONDS RECONNECTS`: generator and server share this machine. */
const [matches, perSecond, seconds, reconnects] = [1000, 200, 30, 5000].map((otherwise, index) =>
  Number(process.argv[2 + index] ?? otherwise),
);
const misses: string[] = [];
const bar = (what: string, found: number, most: number, unit: string): void => {
  console.log(`${what}: ${found.toFixed(1)} ${unit} (at most ${most.toFixed(1)})`);
  if (!(found <= most)) misses.push(what);
};
const memoryOf = ({ child }: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1000;

const folder = dataFolder();
const begun = performance.now();
let server = await serverProcess(folder.path);
bar('cold start', performance.now() - begun, 2000, 'ms');
await pause(1000);
const idle = memoryOf(server);
bar('memory, idle', idle, 150, 'MB');

const places = await inGroups(Array.from({ length: matches }), 50, (_, index) =>
  newPlace(server.url, index % 2 === 0 ? 'muster' : 'murano'),
);
const answered = times();
const sit = (list: readonly Place[]): Promise<Player[]> =>
  inGroups(
    list.flatMap(({ game, table, keys }) => keys.map((key) => ({ game, hello: { table, key } }))),
    200,
    ({ game, hello }) => player(server.url, hello, game, answered),
  );
const players = await sit(places);
console.log(`${matches} matches, ${players.length} sockets`);
await pause(2000);
bar(
  'memory for each live match with two connections',
  (1000 * (memoryOf(server) - idle)) / matches,
  200,
  'kB',
);

const echo = await measureEcho(players.length, perSecond, Math.min(10, seconds));
console.log(`echo of a stub: ${quantiles(echo)}`);

const random = quickRandom(1);
const start = performance.now();
let moves = 0;
while (performance.now() - start < seconds * 1000) {
  while (moves < ((performance.now() - start) / 1000) * perSecond) {
    const offset = random.below(players.length);
    const found = players.findIndex((_, index) => players[(index + offset) % players.length].move(random));
    if (found < 0) break;
    moves += 1;
  }
  await pause(1);
}
await pause(1000);
console.log(
  `moves: ${(answered.count / seconds).toFixed(0)} a second; acknowledgement ${quantiles(answered)}`,
);
bar('p99 of the acknowledgement', answered.at(0.99), 100, 'ms');
bar('p99 of the acknowledgement, times that of the echo', answered.at(0.99) / echo.at(0.99), 5, '×');
if (answered.count < 0.9 * perSecond * seconds) misses.push('moves a second');

for (const each of players) each.close();
await server.stop();
const again = performance.now();
server = await serverProcess(folder.path);
bar('start with these matches', performance.now() - again, 2000, 'ms');
const hellos = Array.from({ length: reconnects }, (_, index) => {
  const { game, table, keys, watch } = places[index % places.length];
  const key = keys[Math.floor(index / places.length)];
  return { game, hello: key === undefined ? { table, watch } : { table, key } };
});
const storm = performance.now();
const back = await Promise.all(hellos.map(({ game, hello }) => player(server.url, hello, game, answered)));
bar(`${back.length} clients reconnected`, (performance.now() - storm) / 1000, 15, 's');
for (const each of back) each.close();
await server.stop();
folder.remove();
console.log(misses.length === 0 ? 'every bar is met' : `missed: ${misses.join('; ')}`);
process.exit(misses.length === 0 ? 0 : 1);
