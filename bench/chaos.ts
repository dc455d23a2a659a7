import { chaos } from '../src/server/testing/chaos.ts';
import { dataFolder } from '../src/server/testing/start.ts';
import { inParts, summed } from './server/parts.ts';

/** Kills the server at random moments while people play: `npm run chaos -- KILLS SEED`. */
const [kills = '1000', seed = '1', ...args] = process.argv.slice(2);
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
