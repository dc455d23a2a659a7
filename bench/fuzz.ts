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
/** Tables that were just left stay in memory for a while; a leak would not stop there. */
const FLAT = 30e6;

const { fired, connections, tables, granted, violations, alive, said, memory } = await fuzz({
  messages: Number(values.messages),
  lanes: Number(values.lanes),
  tables: Number(values.tables),
  seed: Number(values.seed),
  tell: (line) => console.log(`… ${line}`),
});
const growth = Math.min(...memory.slice(-3)) - Math.max(...memory.slice(2, 5));
for (const violation of violations.slice(0, 20)) console.log(violation);
if (said !== '') console.log(`the server said:\n${said.slice(0, 2000)}`);
console.log(
  `${fired} messages over ${connections} connections at ${tables} tables, ${granted} requests granted`,
);
console.log(
  `the server ${alive ? 'lives' : 'DIED'}; ${violations.length} violations; memory grew by ${(growth / 1e6).toFixed(1)} MB`,
);
const sound = alive && said === '' && violations.length === 0 && growth < FLAT;
console.log(sound ? 'sound' : 'UNSOUND');
process.exit(sound ? 0 : 1);
