import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FindGame } from '#core/catalogue';
import { muster } from '#games/muster/index';
import { postgresStore } from '../store/postgres/store.ts';
import { accept, call, newPerson, openTable } from '../testing/client.ts';
import { clusterChaos } from '../testing/cluster-chaos.ts';
import { DISGUISED } from '../testing/leaks.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { socketHouse, socketLeaks } from '../testing/socket-twins.ts';
import { dataFolder, startForTest } from '../testing/start.ts';
import { twinsOf } from '../testing/twins.ts';
import { type Wanderer, wanderer } from '../testing/wanderer.ts';

const folder = dataFolder();
let postgres: TestPostgres;
let url: string;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.database();
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await postgres.stop();
  folder.remove();
});

async function start(): Promise<ServerProcess> {
  const server = await serverProcess(folder.path, { settings: { DATABASE_URL: url } });
  processes.push(server);
  return server;
}

/** Whoever is to act does something, and both see it. */
async function play(players: readonly Wanderer[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move += 1) {
    const acted = await Promise.race(
      players.map(async (player) => {
        await player.until(() => player.word() !== null);
        return player;
      }),
    );
    const answer = await acted.ask({ type: 'move', after: acted.sight()!.seq, word: acted.word()! });
    if (answer.type !== 'done') throw new Error(`${answer.type} instead of done`);
    const { seq } = answer;
    await Promise.all(players.map((player) => player.until(() => (player.sight()?.seq ?? 0) >= seq)));
  }
}

test('a match of players at two processes goes on when the one that hosts it is killed, told to stop, or frozen', async () => {
  const [first, second] = [await start(), await start()];
  const [ann, bob] = [await newPerson(first.url, 'Ann'), await newPerson(second.url, 'Bob')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await openTable(first.url, ann.key, { game: 'muster', seats, listed: true });
  const { id: table } = opened.table;
  const players = [wanderer([first.url], { table, key: ann.key })];
  // The lobby of the other process shows it, because the host is there; a seat is taken by way of that process.
  await players[0].until(() => true);
  const lobby = async (at: string): Promise<string> =>
    JSON.stringify((await call(at, 'GET', '/api/tables')).body);
  while (!(await lobby(second.url)).includes(table));
  await accept(second.url, bob.key, opened.invitations[0].code);
  players.push(wanderer([second.url], { table, key: bob.key }));
  await play(players, 3);

  await first.kill();
  for (const player of players) player.go([second.url]);
  await play(players, 2);

  const third = await start();
  players[0].go([third.url]);
  players[0].renew();
  await play(players, 2);
  players[1].go([third.url]);
  await second.stop();
  await play(players, 2);

  const fourth = await start();
  for (const player of players) {
    player.go([fourth.url]);
    player.renew();
  }
  await play(players, 1);
  third.child.kill('SIGSTOP');
  await play(players, 2);
  third.child.kill('SIGCONT');
  // It finds that the table is no longer its own.
  players[0].go([third.url]);
  players[0].renew();
  await play(players, 2);
  for (const player of players) player.leave();

  const store = await postgresStore(url, 1);
  const { log } = (await store.table(table))!;
  const done = players.flatMap((player) => [...player.done]);
  expect(done.length).toBeGreaterThanOrEqual(14 + 4);
  for (const [seq, id] of done) expect(log[seq - 1].request?.id, `number ${seq}`).toBe(id);
  const claims = log.flatMap(({ event }) => (event.kind === 'claim' ? [event] : []));
  // Taken over from a process that was killed, from one that let go, and from one that was frozen; on a busy machine
  // also from one that could not say in time that it lives.
  const lost = claims.map(({ lostSince }) => lostSince !== null);
  const handedOver = lost.indexOf(false);
  expect(lost.slice(0, handedOver)).toContain(true);
  expect(lost.slice(handedOver + 1)).toContain(true);
  const figures = await (await fetch(`${fourth.url}/metrics/all`)).text();
  expect(figures).toMatch(/^tavola_processes [12]$/mu);
  expect(figures).toMatch(/^tavola_takeovers_total [1-9]/mu);
  await store.close();
  await Promise.all([third.stop(), fourth.stop()]);
});

/** `npm run chaos -- --processes 3` strikes hundreds of times. */
test('nothing that was acknowledged is lost or done twice when a process is killed and the database is stopped at once', async () => {
  const own = dataFolder();
  const damage = await clusterChaos({
    postgres,
    data: own.path,
    processes: 2,
    tables: 2,
    blows: postgres.crash === null ? ['kills'] : ['kills', 'crashes'],
    seed: 3,
  });
  own.remove();
  expect(damage.acknowledged).toBeGreaterThan(0);
  expect(damage).toMatchObject({ kills: 1, lost: 0, doubled: 0 });
});

/** `npm run leaks -- 10000 1 --sockets` compares many more. */
test('what a viewer may not know changes no byte of what three servers pass on to each other; a planted leak is found', async () => {
  const own = dataFolder();
  const house = await socketHouse(await postgres.database(), own.path);
  for (const disguised of DISGUISED) {
    const count = await socketLeaks(house, twinsOf(disguised, 8, 11), (_twin, one, other) =>
      expect(other).toEqual(one),
    );
    expect(count).toMatchObject({ pairs: 8, leaks: 0 });
    expect(count.passedOn).toBeGreaterThan(1);
    expect(count.played).toBeGreaterThan(4);
  }
  await house.close();
  const leaky: typeof muster = {
    ...muster,
    view: (state, seat) => Object.assign(muster.view(state, seat), { next: state.pile.at(-1) }),
  };
  const find: FindGame = () => leaky;
  const telltale = await socketHouse(await postgres.database(), own.path, find);
  const { leaks } = await socketLeaks(telltale, twinsOf(DISGUISED[0], 3, 5), () => undefined);
  expect(leaks).toBeGreaterThan(0);
  await telltale.close();
  own.remove();
});

test('what an address has used of a budget at one process is used at the other', async () => {
  const own = dataFolder();
  const database = await postgres.database();
  const [one, other] = [
    await startForTest(own.path, {}, { database }),
    await startForTest(own.path, {}, { database }),
  ];
  const ask = async (at: string): Promise<number> =>
    (await call(at, 'POST', '/api/players', { body: { name: 'Guest' } })).status;
  // They have heard of each other.
  const knows = async (at: string): Promise<boolean> =>
    (await (await fetch(`${at}/metrics/all`)).text()).includes('tavola_processes 2');
  while (!((await knows(one.url)) && (await knows(other.url)))) await pause(200);
  while ((await ask(one.url)) !== 429);
  // Sixty at once, if it did not know.
  const answers: number[] = [];
  while (answers.length < 30 && answers.at(-1) !== 429) {
    await pause(300);
    answers.push(await ask(other.url));
  }
  expect(answers.at(-1)).toBe(429);
  await Promise.all([one.close(), other.close()]);
  own.remove();
});
