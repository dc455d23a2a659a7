import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Carried, measureCluster } from './server/cluster-load.ts';
import { type Figures, measureLoad, measureMoves, type Size } from './server/load.ts';
import type { Spread } from './server/pace.ts';
import type { MoveFigures } from './server/turns.ts';

// npm run load -- --matches 100 --rate 40 --seconds 6 --clients 500 --idle 200: the same with fewer.
// npm run load -- --moves: only how soon moves are acknowledged.
// npm run load -- --processes 3: several processes on PostgreSQL beside one, and beside one with a file.

const { values } = parseArgs({
  options: {
    matches: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '10000' },
    /** Matches of which the memory is measured. */
    idle: { type: 'string', default: '5000' },
    spread: { type: 'string', default: '2000' },
    profile: { type: 'string' },
    processes: { type: 'string' },
    /** Nothing but moves, beside both stubs. */
    moves: { type: 'boolean', default: false },
  },
});

/** One process carries more than several processes do that share its cores with the database. */
const matches = Number(values.matches ?? (values.processes === undefined ? 2000 : 1000));
const rate = Number(values.rate ?? (values.processes === undefined ? 400 : 200));
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`;
const spread = ({ p50, p99, worst, count }: Spread): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(worst)} of ${count}`;
const missed: string[] = [];

function show(name: string, value: string, bar?: { readonly says: string; readonly met: boolean }): void {
  if (bar !== undefined && !bar.met) missed.push(name);
  const verdict = bar === undefined ? '' : `  bar ${bar.says}: ${bar.met ? 'met' : 'MISSED'}`;
  console.log(`${name.padEnd(38)}${value}${verdict}`);
}

function reportMoves(figures: MoveFigures): void {
  const { acknowledged, seen, echo, kept } = figures;
  show('echo stub', spread(echo));
  show('echo stub that keeps first', spread(kept));
  show('acknowledgement of a move', spread(acknowledged), {
    says: 'p99 100 ms',
    met: acknowledged.p99 <= 100,
  });
  const ratio = acknowledged.p99 / echo.p99;
  show('its p99 to that of the echo', ratio.toFixed(1), { says: '5', met: ratio <= 5 });
  const toKept = acknowledged.p99 / kept.p99;
  show('… of the echo that keeps first', toKept.toFixed(1), { says: '2', met: toKept <= 2 });
  const sorted = figures.times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  show(
    '… round by round',
    `${figures.times.map((each) => each.toFixed(1)).join(', ')} (median ${median.toFixed(1)})`,
  );
  show(
    'moves that were due',
    `${figures.due}, ${acknowledged.count} answered; ${figures.late} waited for a free match at once, at most`,
    { says: 'all', met: acknowledged.count >= figures.due },
  );
  show('until everybody sees the move', spread(seen));
  show('CPU time of the server for a move', ms(figures.cpuPerMove));
  show(
    'its loop was late by',
    `${ms(figures.stood)} (99 of 100 looks), by ${ms(figures.collected)} at most for garbage`,
  );
}

function verdict(): void {
  console.log(missed.length === 0 ? 'all bars met' : `MISSED: ${missed.join('; ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

function report(figures: Figures): void {
  const { storm } = figures;
  const loads = figures.loads.map(([minute = 0]) => minute.toFixed(1)).join(', ');
  show('machine', `${availableParallelism()} cores, load average ${loads} in the course of the run`);
  show('cold start until /readyz', `${ms(figures.coldStart)} (${ms(figures.coldStartCpu)} of a core)`, {
    says: '2 s',
    met: figures.coldStart <= 2000,
  });
  show('memory with no match', megabytes(figures.idleBytes), {
    says: '150 MB',
    met: figures.idleBytes <= 150e6,
  });
  const { bytesPerMatch, heapPerMatch, bytesPerCompany, promised } = figures;
  const length = (promised / matches).toFixed(0);
  const seats = (figures.connections / matches).toFixed(1);
  show(
    'memory for each idle match',
    `${kilobytes(bytesPerMatch)} (${kilobytes(heapPerMatch)} of objects, ${length} moves)`,
    { says: '36 kB', met: bytesPerMatch <= 36e3 },
  );
  show(
    '… with its players connected',
    `${kilobytes(bytesPerCompany)} (${seats} of them; ${kilobytes(figures.heapPerCompany)} of objects)`,
    { says: '36 kB', met: bytesPerCompany <= 36e3 },
  );
  show('… in the first two minutes', kilobytes(figures.bytesAwake));
  show('memory for each connection', kilobytes(figures.bytesPerClient));
  reportMoves(figures);
  const back = figures.restart + storm.all;
  show(
    `${values.clients} clients back after a kill`,
    `${ms(back)} (restart ${ms(figures.restart)}; ${ms(figures.stormCpu)} of a core; ${storm.retries} tried again)`,
    { says: '15 s', met: back <= 15_000 },
  );
  show('promised moves lost', `${figures.lost.length} of ${figures.promised}`, {
    says: '0',
    met: figures.lost.length === 0,
  });
  show('unexpected answers', String(figures.troubles.length), {
    says: '0',
    met: figures.troubles.length === 0,
  });
  verdict();
}

async function several(processes: number): Promise<void> {
  const { echo, carried } = await measureCluster({
    processes,
    matches,
    rate,
    seconds: Number(values.seconds),
    tell: (line) => console.log(`… ${line}`),
  });
  const [file, one, hashed, any] = carried as [Carried, Carried, Carried, Carried];
  show('echo stub', spread(echo));
  for (const { name, acknowledged, most, cpu } of carried) {
    const times = (acknowledged.p99 / echo.p99).toFixed(1);
    show(
      name,
      `${spread(acknowledged)}; ${times} times the echo; at most ${most.toFixed(0)} moves/s, ${ms(cpu)} of a core each`,
    );
  }
  const dearer = one.acknowledged.p99 / file.acknowledged.p99;
  show('p99 on PostgreSQL to that on a file', dearer.toFixed(2), { says: '3', met: dearer <= 3 });
  const shares = [
    ['hashed by table, to one process', hashed.most / one.most, 0.8],
    ['any of them, to one process', any.most / one.most, 0.6],
  ] as const;
  for (const [name, share, bar] of shares) {
    show(name, share.toFixed(2), { says: `at least ${bar}`, met: share >= bar });
  }
  verdict();
}

const size = (): Size => ({
  matches,
  rate,
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  clients: Number(values.clients),
  idle: Number(values.idle),
  spread: Number(values.spread),
  profile: values.profile ?? null,
  tell: (line) => console.log(`… ${line}`),
});

async function movesAlone(): Promise<void> {
  reportMoves(await measureMoves(size()));
  verdict();
}

async function alone(): Promise<void> {
  // In a process of its own: what it measures is memory.
  spawnSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'idle.ts')], { stdio: 'inherit' });
  report(await measureLoad(size()));
}

if (values.moves) await movesAlone();
else if (values.processes === undefined) await alone();
else await several(Number(values.processes));
process.exit();
