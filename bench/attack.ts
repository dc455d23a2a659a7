import { parseArgs } from 'node:util';
import { endure, isSound, NAMES, ratioOf } from './server/attack.ts';

// npm run attack -- --seconds 10 --only "unread,slow headers": shorter, and some of them.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    lines: { type: 'string', default: '100' },
    rate: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const wanted = values.only === '' ? NAMES : values.only.split(',').map((name) => name.trim());
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`attack: no attack ${unknown.join(', ')}; expected some of ${NAMES.join(', ')}`);
  process.exit(1);
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

let broken = 0;
for (const name of wanted) {
  const endured = await endure(name, {
    seconds: Number(values.seconds),
    lines: Number(values.lines),
    rate: Number(values.rate),
    patience: 30,
  });
  const { attacked, beside, ratios, before, after, share, alive, troubles, said } = endured;
  const sound = isSound(endured);
  broken += sound ? 0 : 1;
  console.log(
    `${name.padEnd(22)} ${sound ? 'sound  ' : 'UNSOUND'} ${alive ? '' : 'the server DIED; '}` +
      `p99 ${attacked.p99.toFixed(1)} ms of ${attacked.count}, beside an equal load ${beside.p99.toFixed(1)} ms ` +
      `(${ratioOf(endured).toFixed(2)}×, the median of ${ratios.length} parts from ${Math.min(...ratios).toFixed(2)} to ` +
      `${Math.max(...ratios).toFixed(2)}; all together ${(attacked.p99 / beside.p99).toFixed(2)}×; ` +
      `the attacker used ${share.toFixed(2)} of a core); ` +
      `resident ${megabytes(before.settled)} → ${megabytes(after.settled)}, objects ${megabytes(before.heap)} → ` +
      `${megabytes(after.heap)}, descriptors ${before.descriptors} → ${after.descriptors}`,
  );
  for (const trouble of troubles.slice(0, 5)) console.log(`  an honest player heard ${trouble}`);
  if (said !== '') console.log(`  the server said: ${said.slice(0, 1000)}`);
}
console.log(broken === 0 ? 'sound' : `UNSOUND: ${broken} of ${wanted.length}`);
process.exit(broken === 0 ? 0 : 1);
