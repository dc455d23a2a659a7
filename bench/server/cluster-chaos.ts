import { quickRandom } from '#core/random';
import { type Blow, BLOWS, clusterChaos } from '../../src/server/testing/cluster-chaos.ts';
import { testPostgres } from '../../src/server/testing/postgres.ts';
import { replicatedPostgres } from '../../src/server/testing/standby.ts';
import { dataFolder } from '../../src/server/testing/start.ts';
import { inParts, summed } from './parts.ts';

export interface ClusterPlan {
  readonly processes: number;
  readonly tables: number;
  readonly seed: number;
  /** How often each is done. */
  readonly blows: Readonly<Record<Blow, number>>;
}

const PART = 10;
/** Milliseconds in which a table has to be answered again after a kill, 99 times of 100. */
const BAR = 8000;

/** Several processes on a real PostgreSQL under blows, in parts that are written down. */
export async function clusterRun({ processes, tables, seed, blows }: ClusterPlan): Promise<void> {
  const all = shuffled(
    BLOWS.flatMap((kind) => Array.from({ length: blows[kind] }, () => kind)),
    seed,
  );
  const pauses: number[][] = [];
  const tell = (line: string): void => console.log(`… ${line}`);
  const parts = await inParts({
    name: `chaos-${processes}-${BLOWS.map((kind) => blows[kind]).join('-')}`,
    total: all.length,
    part: PART,
    seed,
    tell,
    async run(count, each) {
      const from = PART * (each - 1000 * seed);
      const chosen = all.slice(from, from + count);
      const postgres = await (chosen.includes('failovers') ? replicatedPostgres() : testPostgres());
      const folder = dataFolder();
      try {
        return await clusterChaos({
          postgres,
          data: folder.path,
          processes,
          tables,
          blows: chosen,
          seed: each,
          tell,
        });
      } finally {
        await postgres.stop();
        folder.remove();
      }
    },
  });
  pauses.push(...parts.map((part) => part.pauses));
  const damage = summed(parts.map(({ pauses: _pauses, ...counts }) => ({ ...counts })));
  const sorted = pauses.flat().toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  console.log(JSON.stringify(damage));
  console.log(
    `after a kill a table is answered again within ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100)`,
  );
  const isBroken = damage.lost + damage.doubled + damage.stuck > 0 || damage.acknowledged === 0;
  if (isBroken || at(0.99) > BAR) process.exitCode = 1;
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = quickRandom(seed);
  const left = [...list];
  return list.map(() => left.splice(random.below(left.length), 1)[0]);
}
