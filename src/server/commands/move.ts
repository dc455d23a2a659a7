import { parseArgs } from 'node:util';
import { codeOf } from '#core/problem';
import { configFrom } from '../config.ts';
import { moveHouse } from '../store/moving.ts';
import { failureLine, type Terminal } from './terminal.ts';

const USAGE =
  'tavola: expected a database file and the address of an empty database, as in: npm run move -- --from data/tavola.db --to postgres://user:password@host/tavola';

/** `npm run move -- --from FILE --to DATABASE_URL`; the answer is the code that the program ends with. */
export async function move(
  { words, print, complain }: Terminal,
  bring: (file: string, url: string) => ReturnType<typeof moveHouse> = moveHouse,
): Promise<number> {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { from, to } = parseArgs({ args: [...words], options }).values;
    if (from === undefined || to === undefined) {
      complain(USAGE);
      return 2;
    }
    const { database } = configFrom({ DATABASE_URL: to });
    const { rows, damaged } = await bring(from, database!);
    const counts = Object.entries(rows).map(([name, count]) => `${count} ${name}`);
    print(`${from}: moved and compared: ${counts.join(', ')}; ${damaged.length} damaged`);
    for (const what of damaged) complain(`tavola: ${what} is damaged and was left behind`);
    return 0;
  } catch (thrown) {
    const isUsage = codeOf(thrown).startsWith('ERR_PARSE_ARGS');
    complain(isUsage ? USAGE : failureLine(thrown));
    return isUsage ? 2 : 1;
  }
}
