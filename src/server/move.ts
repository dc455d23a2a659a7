import { move } from './commands/move.ts';
import { terminal } from './commands/terminal.ts';

process.exitCode = await move(terminal());
