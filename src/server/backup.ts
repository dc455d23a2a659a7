import { isProblem, stackOf } from '#core/problem';
import { configFrom } from './config.ts';
import { restoreBackup, saveBackup } from './store/backups.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
const [command = '', file] = process.argv.slice(2);
const commands: Readonly<Record<string, typeof restoreBackup>> = { save: saveBackup, restore: restoreBackup };
const run = commands[command];

try {
  if (run === undefined || file === undefined) {
    console.error('tavola: expected the name of a file, as in: npm run backup -- tavola-2026-11-15.db');
    process.exit(2);
  }
  const { tables, events, damaged } = await run(configFrom(process.env).data, file, Date.now());
  console.log(`${file}: ${tables} tables, ${events} events, ${damaged.length} damaged`);
  for (const table of damaged) console.error(`tavola: the record of table ${table} is damaged`);
} catch (thrown) {
  console.error(`tavola: ${isProblem(thrown) ? thrown.message : stackOf(thrown)}`);
  process.exit(1);
}
