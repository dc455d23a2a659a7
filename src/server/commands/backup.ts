import { configFrom } from '../config.ts';
import { restoreBackup, saveBackup } from '../store/backups.ts';
import { failureLine, type Terminal } from './terminal.ts';

const COMMANDS = new Map([
  ['save', saveBackup],
  ['restore', restoreBackup],
]);

/** `npm run backup -- FILE` and `npm run restore -- FILE`; the answer is the code that the program ends with. */
export async function backup(
  { words: [command = '', file], environment, print, complain }: Terminal,
  now: number,
): Promise<number> {
  const run = COMMANDS.get(command);
  if (run === undefined || file === undefined) {
    complain('tavola: expected the name of a file, as in: npm run backup -- tavola-2026-11-15.db');
    return 2;
  }
  try {
    const { tables, events, damaged } = await run(configFrom(environment).data, file, now);
    print(`${file}: ${tables} tables, ${events} events, ${damaged.length} damaged`);
    for (const table of damaged) complain(`tavola: the record of table ${table} is damaged`);
    return 0;
  } catch (thrown) {
    complain(failureLine(thrown));
    return 1;
  }
}
