import { parseArgs } from 'node:util';
import { codeOf, isProblem, stackOf } from '#core/problem';
import { configFrom } from './config.ts';
import { moveHouse } from './store/moving.ts';

/** `npm run move -- --from FILE --to DATABASE_URL`. */
const USAGE =
  'expected a database file and the address of an empty database, as in: npm run move -- --from data/tavola.db --to postgres://user:password@host/tavola';

try {
  const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  if (from === undefined || to === undefined) {
    console.error(`tavola: ${USAGE}`);
    process.exit(2);
  }
  const { database } = configFrom({ DATABASE_URL: to });
  const { rows, damaged } = await moveHouse(from, database!);
  const counts = Object.entries(rows).map(([name, count]) => `${count} ${name}`);
  console.log(`${from}: moved and compared: ${counts.join(', ')}; ${damaged.length} damaged`);
  for (const what of damaged) console.error(`tavola: ${what} is damaged and was left behind`);
} catch (thrown) {
  const isUsage = codeOf(thrown).startsWith('ERR_PARSE_ARGS');
  console.error(`tavola: ${isUsage ? USAGE : isProblem(thrown) ? thrown.message : stackOf(thrown)}`);
  process.exit(isUsage ? 2 : 1);
}
