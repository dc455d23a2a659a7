import { parseArgs } from 'node:util';
import { chaos } from '../src/server/testing/chaos.ts';
import { dataFolder } from '../src/server/testing/start.ts';
import { clusterRun } from './server/cluster-chaos.ts';
import { inParts, summed } from './server/parts.ts';

/**
 * Kills the server at random moments while people play: `npm run chaos -- KILLS SEED`. Several processes on a real
 * PostgreSQL: `npm run chaos -- --processes 3 --kills 300 --freezes 100 --crashes 30 --failovers 10 --seed 1`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'answers-early': { type: 'boolean', default: false },
    processes: { type: 'string' },
    tables: { type: 'string', default: '5' },
    kills: { type: 'string', default: '10' },
    freezes: { type: 'string', default: '4' },
    stops: { type: 'string', default: '3' },
    crashes: { type: 'string', default: '2' },
    failovers: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});

async function oneServer(): Promise<void> {
  const [kills = '1000', seed = '1'] = positionals;
  const args = values['answers-early'] ? ['--answers-early'] : [];
  const parts = await inParts({
    name: ['chaos', ...args].join(''),
    total: Number(kills),
    part: 50,
    seed: Number(seed),
    tell: (line) => console.log(`… ${line}`),
    async run(count, each) {
      const folder = dataFolder();
      const damage = await chaos({ data: folder.path, kills: count, tables: 8, seed: each, args });
      folder.remove();
      return { ...damage };
    },
  });
  const damage = summed(parts);
  console.log(
    `${damage.kills} kills: ${damage.lost} of ${damage.acknowledged} acknowledged requests lost (${damage.undone} undone, ` +
      `${damage.handedOver} handed over, ${damage.said} said, ${damage.bound} nonces, ${damage.rematches} rematches), ` +
      `${damage.untrue} sights that do not follow from the log, ` +
      `${damage.resumed} of ${damage.opened} tables resumed, ${damage.resent} requests sent again`,
  );
  const failed = damage.lost > 0 || damage.untrue > 0 || damage.resumed < damage.opened;
  if (failed || damage.acknowledged === 0) process.exitCode = 1;
}

if (values.processes === undefined) await oneServer();
else {
  await clusterRun({
    processes: Number(values.processes),
    tables: Number(values.tables),
    seed: Number(values.seed),
    blows: {
      kills: Number(values.kills),
      freezes: Number(values.freezes),
      stops: Number(values.stops),
      crashes: Number(values.crashes),
      failovers: Number(values.failovers),
    },
  });
}
// Whoever had just sat down at a new table when all was over would go on asking for it.
process.exit();
