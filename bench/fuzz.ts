import { parseArgs } from 'node:util';
import { fuzz } from './server/fuzz.ts';
import { inParts, summed } from './server/parts.ts';

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
const MEGABYTE = 1e6;

/** From the most of three samples when the server was warm to the least of the last three. */
const growthOf = (samples: readonly number[]): number =>
  Math.min(...samples.slice(-3)) - Math.max(...samples.slice(2, 5));

const parts = await inParts({
  name: 'fuzz',
  total: Number(values.messages),
  part: 250_000,
  seed: Number(values.seed),
  tell: (line) => console.log(`… ${line}`),
  async run(messages, seed) {
    const { violations, said, memory, alive, ...counts } = await fuzz({
      messages,
      seed,
      lanes: Number(values.lanes),
      tables: Number(values.tables),
      tell: (line) => console.log(`… ${line}`),
    });
    for (const violation of violations.slice(0, 20)) console.log(violation);
    if (said !== '') console.log(`the server said:\n${said.slice(0, 2000)}`);
    const growth = growthOf(memory.map(({ heap }) => heap));
    const resident = growthOf(memory.map(({ settled }) => settled));
    return {
      ...counts,
      violations: violations.length,
      died: alive ? 0 : 1,
      spoke: said === '' ? 0 : 1,
      grew: growth < FLAT ? 0 : 1,
      heapMegabytes: Math.round(growth / MEGABYTE),
      residentMegabytes: Math.round(resident / MEGABYTE),
    };
  },
});
const total = summed(parts);
console.log(
  `${total.fired} messages over ${total.connections} connections at ${total.tables} tables, ${total.granted} requests granted`,
);
const most = (key: 'heapMegabytes' | 'residentMegabytes'): number =>
  Math.max(...parts.map((part) => part[key]));
console.log(
  `the server ${total.died === 0 ? 'lives' : 'DIED'}; ${total.violations} violations; once warm, objects grew by ` +
    `${most('heapMegabytes')} MB at most and resident memory by ${most('residentMegabytes')} MB in a part of the run`,
);
const sound = total.died + total.spoke + total.violations + total.grew === 0;
console.log(sound ? 'sound' : 'UNSOUND');
process.exit(sound ? 0 : 1);
