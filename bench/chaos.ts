import { chaos } from '../src/server/testing/chaos.ts';
import { dataFolder } from '../src/server/testing/start.ts';

/** Kills the server at random moments while people play: `npm run chaos -- KILLS SEED`. */
const [kills = '1000', seed = '1', ...args] = process.argv.slice(2);
const folder = dataFolder();
const begun = performance.now();
const damage = await chaos({
  data: folder.path,
  kills: Number(kills),
  tables: 8,
  seed: Number(seed),
  args,
  tell: (text) => console.log(text),
});
folder.remove();
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `${damage.kills} kills in ${seconds} s: ${damage.lost} of ${damage.acknowledged} acknowledged moves lost, ` +
    `${damage.resumed} of ${damage.opened} tables resumed, ${damage.resent} requests sent again`,
);
if (damage.lost > 0 || damage.resumed < damage.opened || damage.acknowledged === 0) process.exitCode = 1;
