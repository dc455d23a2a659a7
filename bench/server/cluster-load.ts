import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '#core/random';
import { testPostgres } from '../../src/server/testing/postgres.ts';
import type { LiveMatch } from './match.ts';
import { type Spread, spreadOf, until } from './pace.ts';
import { type Running, startEcho, startTavola } from './processes.ts';
import { echoer, mover, newMatches } from './rounds.ts';
import { inLanes } from './wire.ts';

export interface ClusterSize {
  readonly processes: number;
  readonly matches: number;
  readonly rate: number;
  readonly seconds: number;
  tell(line: string): void;
}

/** How the connections of a table come to processes: to the one that hosts it, or to any. */
type Balance = 'hashed' | 'any';

export interface Carried {
  readonly name: string;
  /** Acknowledgement of a move at the steady rate. */
  readonly acknowledged: Spread;
  /** Moves a second when every match goes on as soon as all have seen the last move. */
  readonly most: number;
  /** Milliseconds of a core for one move, of all processes together, the database not counted. */
  readonly cpu: number;
}

/** The same matches on one process with a file, on one with PostgreSQL, and on several; and an echo beside them. */
export async function measureCluster(
  size: ClusterSize,
): Promise<{ echo: Spread; carried: readonly Carried[] }> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-cluster-'));
  const postgres = await testPostgres();
  const carried: Carried[] = [];
  const run = async (name: string, count: number, balance: Balance, onPostgres: boolean): Promise<void> => {
    size.tell(name);
    const settings = onPostgres ? { DATABASE_URL: await postgres.database() } : {};
    const folder = mkdtempSync(join(data, 'run-'));
    const servers = await Promise.all(
      Array.from({ length: count }, () => startTavola(folder, 0, [], settings)),
    );
    try {
      carried.push({ name, ...(await carriedBy(servers, balance, size)) });
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  };
  try {
    await run('one process, a file', 1, 'hashed', false);
    await run('one process, PostgreSQL', 1, 'hashed', true);
    await run(`${size.processes} processes, hashed by table`, size.processes, 'hashed', true);
    await run(`${size.processes} processes, any of them`, size.processes, 'any', true);
    return { echo: await echoed(size), carried };
  } finally {
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function carriedBy(
  servers: readonly Running[],
  balance: Balance,
  { matches: count, rate, seconds }: ClusterSize,
): Promise<Omit<Carried, 'name'>> {
  const share = Math.ceil(count / servers.length);
  const groups = await Promise.all(servers.map(({ address }) => newMatches(address, share)));
  const matches = groups.flat();
  await inLanes(matches, 12, async (match, index) => {
    const home = Math.floor(index / share);
    for (let seat = 0; seat < match.seats; seat += 1) {
      const at = balance === 'hashed' ? home : (index + seat) % servers.length;
      await match.connect(servers[at].address, seat);
    }
    match.begin();
  });
  await until('all matches have begun', () => matches.every((match) => match.ready()));
  const move = mover(matches);
  await move(rate, seconds / 4);
  const cpuOf = async (): Promise<number> => {
    const all = await Promise.all(servers.map((server) => server.vitals()));
    return all.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  const before = await cpuOf();
  const { acknowledged } = await move(rate, seconds);
  const cpu = ((await cpuOf()) - before) / acknowledged.length;
  const most = await atOnce(matches, seconds);
  await Promise.all(matches.map((match) => match.drop()));
  return { acknowledged: spreadOf(acknowledged), most, cpu };
}

/** Every match goes on as soon as it can; answers with the moves a second. */
async function atOnce(matches: readonly LiveMatch[], seconds: number): Promise<number> {
  const random = quickRandom(10);
  const begun = performance.now();
  const end = begun + 1000 * seconds;
  let moves = 0;
  let last = begun;
  const next = (match: LiveMatch): void => {
    if (performance.now() > end || match.over()) return;
    match.move(random, performance.now(), {
      acknowledged() {
        moves += 1;
        last = performance.now();
      },
      seen: () => void setImmediate(() => next(match)),
    });
  };
  for (const match of matches) if (match.ready()) next(match);
  await until('all have had their time', () => performance.now() > end, 2 * seconds + 60);
  await until('all moves are seen', () => matches.every((match) => match.ready() || match.over()));
  // All matches may be over before.
  return (1000 * moves) / (last - begun);
}

async function echoed({ rate, seconds, matches: count }: ClusterSize): Promise<Spread> {
  const stub = await startEcho();
  const data = mkdtempSync(join(tmpdir(), 'tavola-echo-'));
  const server = await startTavola(data);
  try {
    const matches = await newMatches(server.address, Math.min(20, count));
    for (const match of matches) {
      for (let seat = 0; seat < match.seats; seat += 1) await match.connect(server.address, seat);
      match.begin();
    }
    await until('all matches have begun', () => matches.every((match) => match.ready()));
    const echo = await echoer(stub.address, 2 * count, matches);
    await echo(rate, seconds / 4);
    return spreadOf(await echo(rate, seconds));
  } finally {
    await Promise.all([stub.kill(), server.kill()]);
    rmSync(data, { recursive: true, force: true });
  }
}
