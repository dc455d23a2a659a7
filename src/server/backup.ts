import { backup } from './commands/backup.ts';
import { terminal } from './commands/terminal.ts';

process.exitCode = await backup(terminal(), Date.now());
