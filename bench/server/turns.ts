import type { Size } from './load.ts';
import type { LiveMatch } from './match.ts';
import { type Spread, spreadOf } from './pace.ts';
import type { Running } from './processes.ts';
import { echoer, mover } from './rounds.ts';

export interface MoveFigures {
  /** Moves that were due, and how many of them waited for a free match at the same moment, at most. */
  readonly due: number;
  readonly late: number;
  readonly acknowledged: Spread;
  readonly seen: Spread;
  /** A stub that sends back what it reads, and one that also keeps it on the disk first. */
  readonly echo: Spread;
  readonly kept: Spread;
  /** Round by round, how many times as long as the stub that keeps it first (p99): a neighbour spoils a round, and not all. */
  readonly times: readonly number[];
  /** Milliseconds of a core that the server uses for one move. */
  readonly cpuPerMove: number;
  /** Milliseconds for which it did nothing else, while there were moves: of a hundred looks the last, and the longest garbage. */
  readonly stood: number;
  readonly collected: number;
}

type Stub = Pick<Running, 'address' | 'kill'>;

/** Seconds of a turn: short, so that all meet the same neighbours on the machine. */
const TURN = 1;

/**
 * In turns. Whoever measures has heard three times as much from a server as from a stub, and what is left of it is collected by
 * threads that take a core from the server for tens of milliseconds: between two turns, then, and not while one is measured.
 */
export async function moveAndEcho(
  matches: readonly LiveMatch[],
  connections: number,
  { rate, seconds, rounds, tell }: Size,
  server: Running,
  stubs: { readonly plain: Stub; readonly keeping: Stub },
): Promise<MoveFigures> {
  const move = mover(matches);
  const echo = await echoer(stubs.plain.address, connections, matches);
  const keep = await echoer(stubs.keeping.address, connections, matches);
  const samples = {
    acknowledged: [] as number[],
    seen: [] as number[],
    echo: [] as number[],
    kept: [] as number[],
  };
  const each = seconds / rounds;
  // What all have to learn first is not measured.
  for (const warmUp of [echo, keep, move]) await warmUp(rate, each / 2);
  const times: number[] = [];
  const turns = Math.max(1, Math.round(each / TURN));
  let cpu = 0;
  let due = 0;
  let late = 0;
  let stood = 0;
  let collected = 0;
  for (let round = 1; round <= rounds; round += 1) {
    tell(`round ${round} of ${rounds}`);
    const [acknowledged, echoes]: [number[], number[]] = [[], []];
    for (let turn = 1; turn <= turns; turn += 1) {
      globalThis.gc?.();
      samples.echo.push(...(await echo(rate, each / turns)));
      globalThis.gc?.();
      echoes.push(...(await keep(rate, each / turns)));
      globalThis.gc?.();
      const before = await server.vitals('glance');
      const answers = await move(rate, each / turns);
      const after = await server.vitals('glance');
      cpu += after.cpu - before.cpu;
      stood = Math.max(stood, after.stood);
      collected = Math.max(collected, after.collected);
      due += answers.due;
      late = Math.max(late, answers.late);
      acknowledged.push(...answers.acknowledged);
      samples.seen.push(...answers.seen);
    }
    samples.kept.push(...echoes);
    samples.acknowledged.push(...acknowledged);
    times.push(spreadOf(acknowledged).p99 / spreadOf(echoes).p99);
  }
  await Promise.all([stubs.plain.kill(), stubs.keeping.kill()]);
  return {
    due,
    late,
    acknowledged: spreadOf(samples.acknowledged),
    seen: spreadOf(samples.seen),
    echo: spreadOf(samples.echo),
    kept: spreadOf(samples.kept),
    times,
    cpuPerMove: cpu / samples.acknowledged.length,
    stood,
    collected,
  };
}
