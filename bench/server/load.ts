import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveMatch } from './match.ts';
import { lostMoves } from './lost.ts';
import { pause, type Spread, spreadOf } from './pace.ts';
import { type Running, startEcho, startTavola } from './processes.ts';
import { echoer, mover, openMatches } from './rounds.ts';
import { storm, type Storm } from './storm.ts';
import { inLanes } from './wire.ts';

export interface Size {
  readonly matches: number;
  /** Moves a second, in all. */
  readonly rate: number;
  /** Of moves, in all rounds; the stub gets as many. */
  readonly seconds: number;
  readonly rounds: number;
  /** Who come back at once after a restart. */
  readonly clients: number;
  readonly spread: number;
  /** A folder for a profile of the server under moves, or null. */
  readonly profile: string | null;
  tell(line: string): void;
}

export interface Figures {
  readonly coldStart: number;
  /** What it takes on a machine that has nothing else to do. */
  readonly coldStartCpu: number;
  readonly idleBytes: number;
  readonly bytesPerMatch: number;
  readonly heapPerMatch: number;
  readonly bytesPerClient: number;
  readonly connections: number;
  readonly acknowledged: Spread;
  readonly seen: Spread;
  readonly echo: Spread;
  /** Milliseconds of a core that the server uses for one move. */
  readonly cpuPerMove: number;
  readonly storm: Storm;
  /** Milliseconds of a core, for all who came back. */
  readonly stormCpu: number;
  readonly restart: number;
  readonly promised: number;
  readonly lost: readonly string[];
  readonly troubles: readonly string[];
  readonly over: number;
  readonly loads: readonly (readonly number[])[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Everything that `npm run load` measures, on a server process of its own. */
export async function measureLoad(size: Size): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-load-'));
  const running: Pick<Running, 'kill'>[] = [];
  const started = async <T extends Pick<Running, 'kill'>>(starting: Promise<T>): Promise<T> => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    const { tell } = size;
    const loads = [loadavg()];
    const flags = size.profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${size.profile}`];
    const first = await started(startTavola(data, 0, flags));
    const { cpu: coldStartCpu } = await first.vitals();
    await pause(1000);
    const { rss: idleBytes } = await first.vitals();

    tell(`opening ${size.matches} matches`);
    const matches = await openMatches(first.address, size.matches);
    const connections = sum(matches.map(({ seats }) => seats));
    const rounds = await moveAndEcho(matches, connections, size, first, await started(startEcho()));
    loads.push(loadavg());

    tell(`${size.clients} clients come back after a kill`);
    await end(first, matches, size);
    const second = await started(startTavola(data, first.port, flags));
    const { cpu: before } = await second.vitals();
    const back = await storm(matches, size.clients, second.address, size.spread);
    const { settled: crowded, cpu } = await second.vitals();
    loads.push(loadavg());
    await end(second, matches, size);

    tell('memory of idle matches');
    const third = await started(startTavola(data));
    const memory = await memoryOf(third, matches, crowded, size.clients);
    await third.kill();
    const lost = await lostMoves(data, matches);
    return {
      coldStart: first.started,
      coldStartCpu,
      idleBytes,
      connections,
      ...memory,
      ...rounds,
      storm: back,
      stormCpu: cpu - before,
      restart: second.started,
      promised: sum(matches.map(({ promised }) => promised.length)),
      lost,
      troubles: matches.flatMap(({ troubles }) => troubles),
      over: matches.filter((match) => match.over()).length,
      loads,
    };
  } finally {
    await Promise.all(running.map((each) => each.kill()));
    rmSync(data, { recursive: true, force: true });
  }
}

/** Kills the server; only one that ends in an orderly way, with nobody left, writes a profile. */
async function end(server: Running, matches: readonly LiveMatch[], { profile }: Size): Promise<void> {
  if (profile === null) await server.kill();
  await Promise.all(matches.map((match) => match.drop()));
  if (profile !== null) await server.stop();
}

/** In turns, so that both meet the same neighbours on the machine. */
async function moveAndEcho(
  matches: readonly LiveMatch[],
  connections: number,
  { rate, seconds, rounds, tell }: Size,
  server: Running,
  stub: Pick<Running, 'address' | 'kill'>,
): Promise<Pick<Figures, 'acknowledged' | 'seen' | 'echo' | 'cpuPerMove'>> {
  const move = mover(matches);
  const echo = await echoer(stub.address, connections);
  const acknowledged: number[] = [];
  const seen: number[] = [];
  const echoed: number[] = [];
  // What both have to learn first is not measured.
  await echo(rate, seconds / rounds / 2);
  await move(rate, seconds / rounds / 2);
  let cpu = 0;
  for (let round = 1; round <= rounds; round += 1) {
    tell(`round ${round} of ${rounds}`);
    echoed.push(...(await echo(rate, seconds / rounds)));
    const before = await server.vitals();
    const answers = await move(rate, seconds / rounds);
    cpu += (await server.vitals()).cpu - before.cpu;
    acknowledged.push(...answers.acknowledged);
    seen.push(...answers.seen);
  }
  await stub.kill();
  return {
    acknowledged: spreadOf(acknowledged),
    seen: spreadOf(seen),
    echo: spreadOf(echoed),
    cpuPerMove: cpu / acknowledged.length,
  };
}

/** What each match that lies in memory and nobody looks at costs; the first half also warms the server up. */
async function memoryOf(
  server: Running,
  matches: readonly LiveMatch[],
  crowded: number,
  clients: number,
): Promise<Pick<Figures, 'bytesPerMatch' | 'heapPerMatch' | 'bytesPerClient'>> {
  const warmUp = Math.ceil(matches.length / 2);
  const look = async ({ table }: LiveMatch): Promise<void> => {
    const answer = await fetch(`http://${server.address}/api/tables/${table}/replay`);
    await answer.text();
  };
  await inLanes(matches.slice(0, warmUp), 8, look);
  const before = await server.vitals();
  await inLanes(matches.slice(warmUp), 8, look);
  const after = await server.vitals();
  const measured = Math.max(1, matches.length - warmUp);
  return {
    bytesPerMatch: (after.settled - before.settled) / measured,
    heapPerMatch: (after.heap - before.heap) / measured,
    bytesPerClient: (crowded - after.settled) / clients,
  };
}
