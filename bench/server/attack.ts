import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS, type Victim } from './attacks.ts';
import type { Sample } from './burner.ts';
import { type LiveMatch, newLiveMatch } from './match.ts';
import { pause, type Spread, spreadOf } from './pace.ts';
import { type Running, startTavola, type Vitals } from './processes.ts';
import { beginMatches, mover, newMatches } from './rounds.ts';

export interface Siege {
  readonly seconds: number;
  readonly lines: number;
  /** Honest moves a second, at as many matches as that needs. */
  readonly rate: number;
  /** Seconds until what was taken has to be given back. */
  readonly patience: number;
}

export interface Endured {
  readonly name: string;
  readonly alive: boolean;
  /** Acknowledgements of honest moves: under attack, and beside as much work at the same moments that does not touch the server. */
  readonly attacked: Spread;
  readonly beside: Spread;
  /** What the attacker used of a core. */
  readonly share: number;
  readonly before: Vitals;
  readonly after: Vitals;
  /** Answers that honest players did not expect. */
  readonly troubles: readonly string[];
  readonly said: string;
}

/** What is allowed to stay: a few descriptors, tables that were just left, what the collector keeps for a while. */
const MEGABYTE = 1e6;
export const KEPT = { descriptors: 5, heap: 15 * MEGABYTE, resident: 60 * MEGABYTE };
const WORSE = 3;

export const isSound = ({ alive, attacked, beside, before, after, troubles, said }: Endured): boolean =>
  alive &&
  said === '' &&
  troubles.length === 0 &&
  attacked.p99 <= WORSE * beside.p99 &&
  isBack(before, after);

const isBack = (before: Vitals, after: Vitals): boolean =>
  after.descriptors - before.descriptors <= KEPT.descriptors &&
  after.heap - before.heap <= KEPT.heap &&
  after.settled - before.settled <= KEPT.resident;

/** A server with the bounds that it has by default; an attacker and some people who play. */
export async function endure(name: string, siege: Siege): Promise<Endured> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-attack-'));
  const files = join(folder, 'files');
  mkdirSync(join(files, 'assets'), { recursive: true });
  writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tavola</title>');
  writeFileSync(join(files, 'assets', 'large.json'), ' '.repeat(850_000));
  const data = join(folder, 'data');
  // Those who play come from all over the world, and opened their tables in the course of days.
  const earlier = await startTavola(data);
  const matches = await newMatches(earlier.address, matchesFor(siege));
  await earlier.stop();
  const server = await startTavola(data, 0, [], { LIMITS: 'on', TAVOLA_FILES: files });
  try {
    await beginMatches(matches, server.address, (index) => `127.${1 + (index % 250)}.0.1`);
    return await besieged(name, siege, server, matches);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fewer moves than a match of people who play at random has. */
const SHORT = 80;
/** What is the same from minute to minute is known after two. */
const secondsBeside = ({ seconds }: Siege): number => Math.min(seconds, 120);
/** A second before the attack, the attack, and some time beside as much other work. */
const matchesFor = (siege: Siege): number =>
  2 + Math.ceil((siege.rate * (1 + siege.seconds + secondsBeside(siege))) / SHORT);

async function besieged(
  name: string,
  siege: Siege,
  server: Running,
  matches: readonly LiveMatch[],
): Promise<Endured> {
  const seats = await ownSeats(server.address);
  const play = mover(matches);
  await play(siege.rate, 1);
  const before = await server.vitals();

  const { port } = server;
  const attacker = await begin({ port, lines: siege.lines, file: '/assets/large.json', seats }, name);
  const { acknowledged: attacked } = await play(siege.rate, siege.seconds);
  const samples = await attacker.end();
  const after = server.alive() ? await settled(server, before, siege.patience) : before;

  const burner = fork(join(import.meta.dirname, 'burner.ts'), []);
  burner.send(samples);
  const { acknowledged: beside } = server.alive()
    ? await play(siege.rate, secondsBeside(siege))
    : { acknowledged: [] };
  burner.kill('SIGKILL');
  return {
    name,
    alive: server.alive(),
    attacked: spreadOf(attacked),
    beside: spreadOf(beside),
    share: shareOf(samples),
    before,
    after,
    troubles: matches.flatMap(({ troubles }) => troubles),
    said: server.said(),
  };
}

/** A match of the attacker's own. */
async function ownSeats(address: string): Promise<Victim['seats']> {
  const match = await newLiveMatch(address, 'muster', 2);
  for (let seat = 0; seat < 2; seat += 1) await match.connect(address, seat);
  match.begin();
  return match.keys.map((key) => ({ table: match.table, key }));
}

async function begin(victim: Victim, name: string): Promise<{ end(): Promise<readonly Sample[]> }> {
  const child = fork(join(import.meta.dirname, 'assailant.ts'), []);
  await once(child, 'message');
  child.send({ name, victim });
  return {
    async end() {
      child.send('how much?');
      const [samples] = (await once(child, 'message')) as [readonly Sample[]];
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      return samples;
    },
  };
}

function shareOf(samples: readonly Sample[]): number {
  const { at, used } = samples.at(-1)!;
  return used / at;
}

/** Looks again and again, until everything is back or nobody waits any longer. */
async function settled(server: Running, before: Vitals, patience: number): Promise<Vitals> {
  const begun = performance.now();
  for (;;) {
    const now = await server.vitals();
    if (isBack(before, now) || performance.now() - begun > patience * 1000) return now;
    await pause(500);
  }
}

export const NAMES = Object.keys(ATTACKS);
