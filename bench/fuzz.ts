import { parseArgs } from 'node:util';
import { fuzz } from './server/fuzz.ts';

// npm run fuzz -- --messages 20000 --seed 7: fewer, and others.

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    lanes: { type: 'string', default: '48' },
    tables: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
});
/** Of objects. Tables that were just left stay in memory for two minutes; a leak would not stop there. */
const FLAT = 10e6;

const { fired, connections, tables, granted, violations, alive, said, memory } = await fuzz({
  messages: Number(values.messages),
  lanes: Number(values.lanes),
  tables: Number(values.tables),
  seed: Number(values.seed),
  tell: (line) => console.log(`… ${line}`),
});
const growthOf = (samples: readonly number[]): number =>
  Math.min(...samples.slice(-3)) - Math.max(...samples.slice(2, 5));
const growth = growthOf(memory.map(({ heap }) => heap));
const resident = growthOf(memory.map(({ settled }) => settled));
for (const violation of violations.slice(0, 20)) console.log(violation);
if (said !== '') console.log(`the server said:\n${said.slice(0, 2000)}`);
console.log(
  `${fired} messages over ${connections} connections at ${tables} tables, ${granted} requests granted`,
);
console.log(
  `the server ${alive ? 'lives' : 'DIED'}; ${violations.length} violations; objects grew by ${(growth / 1e6).toFixed(1)} MB, resident memory by ${(resident / 1e6).toFixed(1)} MB`,
);
const sound = alive && said === '' && violations.length === 0 && growth < FLAT;
console.log(sound ? 'sound' : 'UNSOUND');
process.exit(sound ? 0 : 1);
