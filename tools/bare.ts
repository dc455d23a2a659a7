import { existsSync, mkdirSync, readlinkSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** How the output looks, and what a person asks of a run; nothing else of the surroundings reaches the tests. */
const KEPT =
  /^(?:TMPDIR|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI|CHROME_PATH|TEST_DATABASE_URL|TAVOLA_E2E_PORT|TAVOLA_GAMES)$/u;

/**
 * The surroundings of a machine that has nothing but Node and npm: a browser, fonts or a database that happen to be installed
 * cannot be found, so that what passes here passes on a machine without them.
 */
export function bareEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const programs = join(root, '.cache', 'programs');
  const home = join(root, '.cache', 'home');
  for (const folder of [programs, home]) mkdirSync(folder, { recursive: true });
  link(process.execPath, join(programs, 'node'));
  for (const name of ['npm', 'npx']) {
    const path = findProgram(name, environment['PATH'] ?? '');
    if (path !== undefined) link(path, join(programs, name));
  }
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => KEPT.test(name))),
    HOME: home,
    PATH: [join(root, 'node_modules', '.bin'), programs].join(delimiter),
  };
}

/** Where it really lies: npm finds its own parts beside it. */
function findProgram(name: string, path: string): string | undefined {
  const files = path.split(delimiter).map((folder) => join(folder, name));
  const file = files.find((each) => existsSync(each));
  return file === undefined ? undefined : realpathSync(file);
}

/** In one step, and only when it must be: another run may be using it. */
function link(target: string, at: string): void {
  try {
    if (readlinkSync(at) === target) return;
  } catch {
    // There is none yet.
  }
  const beside = `${at}.${process.pid}`;
  symlinkSync(target, beside);
  renameSync(beside, at);
}
