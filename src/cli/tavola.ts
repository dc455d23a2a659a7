import { isProblem } from '#core/problem';
import { languageOf, sayIn } from './language.ts';
import { complain } from './terminal/print.ts';

type Command = (args: readonly string[]) => number | Promise<number>;

/** Loaded when it is called for: the engine starts without what draws boards, and the other way round. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play/index.ts')).play,
  replay: async () => (await import('./replay.ts')).replay,
  review: async () => (await import('./review/index.ts')).review,
  verify: async () => (await import('./verify.ts')).verify,
  simulate: async () => (await import('./simulate/index.ts')).simulate,
  arena: async () => (await import('./arena/index.ts')).arena,
  engine: async () => (await import('./engine/index.ts')).engine,
  help: async () => (await import('./help.ts')).help,
};

// Whoever reads our output may stop reading, as `head` does: then there is nothing left to do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const [name = 'help', ...args] = process.argv.slice(2);

try {
  process.exitCode = await run(name, args);
} catch (thrown) {
  if (!isProblem(thrown) || thrown.code.startsWith('ERR_')) throw thrown;
  complain(thrown.message);
  process.exitCode = 2;
}

async function run(name: string, rest: readonly string[]): Promise<number> {
  const helpless = [name, ...rest].some((arg) => arg === '-h' || arg === '--help');
  const command = helpless ? 'help' : name;
  const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (load !== undefined) return (await load())(helpless ? [] : rest);
  complain(sayIn(languageOf(process.env))('error.unknownCommand', { given: name }));
  return 2;
}
