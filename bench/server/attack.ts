import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TASKS } from '#server/store/checkpoints';
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
  /** The p99 of each part of the attack, in those of the rests before and after it. */
  readonly ratios: readonly number[];
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

export const isSound = (endured: Endured): boolean =>
  endured.alive &&
  endured.said === '' &&
  endured.troubles.length === 0 &&
  ratioOf(endured) <= WORSE &&
  isBack(endured.before, endured.after);

/** The median: whatever else the machine does for a while spoils a part or two, and not the verdict. */
export const ratioOf = ({ ratios }: Pick<Endured, 'ratios'>): number =>
  ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Infinity;

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
/** Seconds: of the attack before everything, of a rest, and of a part of a short attack. */
const FIRST = 2;
const PART = 5;
const MOST_PARTS = 24;
const LEAST_PARTS = 2;

/** How an attack is divided: between two parts of it, and at both ends, there is a rest. */
function partsOf({ seconds }: Siege): {
  readonly count: number;
  readonly part: number;
  readonly rest: number;
} {
  const count = Math.min(MOST_PARTS, Math.max(LEAST_PARTS, Math.round(seconds / PART)));
  const part = seconds / count;
  return { count, part, rest: Math.min(part, PART) };
}
/**
 * Honest moves before anything is measured, as many as it takes for the first checkpoint: the thread that makes it begins
 * with it, and has descriptors and memory of its own.
 */
const WARM = { rate: 200, seconds: 1 + TASKS / 200 };
/** What is played before the attack, the beginning of it that is not counted, all parts and rests. */
function matchesFor(siege: Siege): number {
  const { count, rest } = partsOf(siege);
  const moves = WARM.rate * WARM.seconds + siege.rate * (FIRST + siege.seconds + (count + 1) * rest);
  return 2 + Math.ceil(moves / SHORT);
}

/**
 * The attack, interrupted by rests in which another process works as much as the attacker did in the part before, and
 * touches nothing. The machine has other things to do, sometimes more and sometimes less: what lies side by side in
 * time is compared, and nothing else.
 */
async function besieged(
  name: string,
  siege: Siege,
  server: Running,
  matches: readonly LiveMatch[],
): Promise<Endured> {
  const seats = await ownSeats(server.address);
  const play = mover(matches);
  await play(WARM.rate, WARM.seconds);
  const before = await server.vitals();

  const { port } = server;
  const attacker = await begin({ port, lines: siege.lines, file: '/assets/large.json', seats }, name);
  const { count, part, rest } = partsOf(siege);
  const played = async (seconds: number): Promise<readonly number[]> =>
    server.alive() ? (await play(siege.rate, seconds)).acknowledged : [];
  const halts: (readonly Sample[])[] = [];
  const rested = async (): Promise<readonly number[]> => {
    const burner = fork(join(import.meta.dirname, 'burner.ts'), []);
    const samples = await attacker.halt();
    halts.push(samples);
    burner.send(samples);
    const acknowledged = await played(rest);
    burner.kill('SIGKILL');
    attacker.resume();
    return acknowledged;
  };
  await played(FIRST);
  const rests = [await rested()];
  const parts: (readonly number[])[] = [];
  while (parts.length < count) {
    parts.push(await played(part));
    rests.push(await rested());
  }
  await attacker.end();
  const after = server.alive() ? await settled(server, before, siege.patience) : before;
  return {
    name,
    alive: server.alive(),
    attacked: spreadOf(parts.flat()),
    beside: spreadOf(rests.flat()),
    ratios: ratiosOf(parts, rests),
    share: shareOf(halts),
    before,
    after,
    troubles: matches.flatMap(({ troubles }) => troubles),
    said: server.said(),
  };
}

const p99 = (samples: readonly number[]): number => spreadOf(samples).p99;

/** Each part beside the rests before and after it. */
export const ratiosOf = (
  parts: readonly (readonly number[])[],
  rests: readonly (readonly number[])[],
): readonly number[] =>
  parts.map((part, index) => p99(part) / Math.sqrt(p99(rests[index]) * p99(rests[index + 1])));

/** A match of the attacker's own. */
async function ownSeats(address: string): Promise<Victim['seats']> {
  const match = await newLiveMatch(address, 'muster', 2);
  for (let seat = 0; seat < 2; seat += 1) await match.connect(address, seat);
  match.begin();
  return match.keys.map((key) => ({ table: match.table, key }));
}

interface Attacker {
  /** It stands still, with all its connections; what it used of a core since it began or went on. */
  halt(): Promise<readonly Sample[]>;
  resume(): void;
  end(): Promise<void>;
}

async function begin(victim: Victim, name: string): Promise<Attacker> {
  const child = fork(join(import.meta.dirname, 'assailant.ts'), []);
  await once(child, 'message');
  child.send({ name, victim });
  return {
    async halt() {
      child.send('how much?');
      const [samples] = (await once(child, 'message')) as [readonly Sample[]];
      child.kill('SIGSTOP');
      return samples;
    },
    resume() {
      child.kill('SIGCONT');
      child.send('go on');
    },
    async end() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function shareOf(halts: readonly (readonly Sample[])[]): number {
  const total = (name: keyof Sample): number =>
    halts.reduce((sum, samples) => sum + (samples.at(-1)?.[name] ?? 0), 0);
  return total('used') / total('at');
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
