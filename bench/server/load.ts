import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveMatch } from './match.ts';
import { lostMoves } from './lost.ts';
import { type MemoryFigures, memoryOf } from './memory.ts';
import { pause } from './pace.ts';
import { type Running, startEcho, startTavola } from './processes.ts';
import { mover, openMatches } from './rounds.ts';
import { storm, type Storm } from './storm.ts';
import { moveAndEcho, type MoveFigures } from './turns.ts';

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
  /** Matches of which the memory is measured. */
  readonly idle: number;
  /** A folder for a profile of the server under moves, or null. */
  readonly profile: string | null;
  tell(line: string): void;
}

export interface Figures extends MemoryFigures, MoveFigures {
  readonly coldStart: number;
  /** What it takes on a machine that has nothing else to do. */
  readonly coldStartCpu: number;
  readonly idleBytes: number;
  readonly connections: number;
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

const profiling = ({ profile }: Size): string[] =>
  profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];

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
    const flags = profiling(size);
    const first = await started(startTavola(data, 0, flags));
    const { cpu: coldStartCpu } = await first.vitals();
    await pause(1000);
    const { rss: idleBytes } = await first.vitals();

    tell(`opening ${size.matches} matches`);
    const matches = await openMatches(first.address, size.matches);
    const connections = sum(matches.map(({ seats }) => seats));
    const stubs = {
      plain: await started(startEcho()),
      keeping: await started(startEcho(join(data, 'echo.db'))),
    };
    const rounds = await moveAndEcho(matches, connections, size, first, stubs);
    loads.push(loadavg());

    tell(`${size.clients} clients come back after a kill`);
    await end(first, matches, size);
    const second = await started(startTavola(data, first.port, flags));
    const { cpu: before } = await second.vitals();
    const back = await storm(matches, size.clients, second.address, size.spread);
    const { settled: crowded, cpu } = await second.vitals();
    loads.push(loadavg());
    await Promise.all(matches.map((match) => match.drop()));
    const further = await furtherMatches(second.address, matches, size);
    await end(second, further, size);

    tell(`memory of ${matches.length + further.length} idle matches`);
    const third = await started(startTavola(data, 0, [], { MAX_CONNECTIONS: '30000' }));
    const memory = await memoryOf(third, [...matches, ...further], crowded, size.clients);
    await third.kill();
    const lost = await lostMoves(data, [...matches, ...further]);
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

/** Moves alone, beside both stubs. */
export async function measureMoves(size: Size): Promise<MoveFigures> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-load-'));
  const running: Pick<Running, 'kill'>[] = [];
  try {
    const server = await startTavola(data, 0, profiling(size));
    running.push(server);
    size.tell(`opening ${size.matches} matches`);
    const matches = await openMatches(server.address, size.matches);
    const stubs = { plain: await startEcho(), keeping: await startEcho(join(data, 'echo.db')) };
    running.push(stubs.plain, stubs.keeping);
    const figures = await moveAndEcho(matches, sum(matches.map(({ seats }) => seats)), size, server, stubs);
    await end(server, matches, size);
    return figures;
  } finally {
    await Promise.all(running.map((each) => each.kill()));
    rmSync(data, { recursive: true, force: true });
  }
}

/** As many more as are wanted idle, each as long as those that were measured. */
async function furtherMatches(
  address: string,
  matches: readonly LiveMatch[],
  { idle, tell }: Size,
): Promise<LiveMatch[]> {
  const more = Math.max(0, idle - matches.length);
  if (more === 0) return [];
  tell(`opening ${more} further matches`);
  const further = await openMatches(address, more);
  const moves = (more * sum(matches.map(({ promised }) => promised.length))) / matches.length;
  await mover(further)(FAST, moves / FAST);
  return further;
}

/** Moves a second, when nothing is measured. */
const FAST = 1000;

/** Kills the server; only one that ends in an orderly way, with nobody left, writes a profile. */
async function end(server: Running, matches: readonly LiveMatch[], { profile }: Size): Promise<void> {
  if (profile === null) await server.kill();
  await Promise.all(matches.map((match) => match.drop()));
  if (profile !== null) await server.stop();
}
