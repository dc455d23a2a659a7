import { parseArgs } from 'node:util';
import { clusterChaos } from '../src/server/testing/cluster-chaos.ts';
import { testPostgres } from '../src/server/testing/postgres.ts';
import { dataFolder } from '../src/server/testing/start.ts';

/** Several processes on a real PostgreSQL, under blows: `npm run chaos:cluster -- --processes 3 --tables 6 --blows 20 --seed 1`. */
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '6' },
    blows: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const [processes, tables, blows, seed] = [values.processes, values.tables, values.blows, values.seed].map(
  Number,
);
const postgres = await testPostgres();
const folder = dataFolder();
try {
  const { pauses, ...damage } = await clusterChaos({
    postgres,
    data: folder.path,
    processes,
    tables,
    blows,
    seed,
    tell: (text) => console.log(`… ${text}`),
  });
  const at = (share: number): number =>
    pauses[Math.min(pauses.length - 1, Math.floor(share * pauses.length))];
  console.log(JSON.stringify(damage));
  console.log(`a table is answered again after ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100)`);
  if (damage.lost + damage.doubled + damage.stuck > 0 || damage.acknowledged === 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  folder.remove();
}
