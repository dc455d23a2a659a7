import { fuzz } from '../src/server/testing/fuzz.ts';

/** Sends nonsense to tables: `npm run fuzz:inside -- MESSAGES SEED`. */
const [messages = '1000000', seed = '1'] = process.argv.slice(2);
const begun = performance.now();
const { answers, kinds, strange, wrong, heap, ...totals } = await fuzz(Number(messages), Number(seed));
for (const [kind, count] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`${String(count).padStart(10)}  ${kind}`);
}
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const growth = heap === null ? 0 : heap.end - heap.warm;
console.log(
  `${totals.messages} messages in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${answers} answers, ` +
    `${strange.length} that the protocol does not have, ${wrong.length} that are not for their viewer or give time to a clock, heap ${megabytes(heap?.warm ?? 0)} MB warm, ${megabytes(heap?.end ?? 0)} MB at the end`,
);
for (const what of wrong.slice(0, 20)) console.log(what);
if (strange.length + wrong.length > 0 || growth > 20e6) process.exitCode = 1;
