import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { closingLine } from './tools/closing-line.ts';
import { LongestFirst } from './tools/longest-first.ts';
import { drawings, workerFile } from './tools/vite/plugins.ts';
import { pageWords } from './tools/vite/words.ts';

const slow = '{src,tests}/**/*.slow.test.ts';
/** What a new game begins with is a game, too. */
const template = 'tools/new-game/ladder';
const promises = `{src,${template}}/**/*.promises.test.ts`;
/**
 * They exchange descriptors of their process under the feet of whoever has them open, or measure its memory: nobody
 * else may live in it.
 */
const faults = 'src/**/faults.test.ts';
const slowFaults = '{src,tests}/**/{faults,attacks}.slow.test.ts';
const alone = { pool: 'forks', isolate: true } as const;

/**
 * What Node runs as it is, a test runs as it is, too, without the runner in between: it is read once for all files, also
 * for those with a page of their own. Whoever watches files wants to hear of them, which only the runner does.
 */
const isWatching = !process.argv.includes('run');
const native = /\/src\/(?:core|games|bots|table|engine|server|cli)\/(?!.*(?:\.test\.ts$|\/testing\/))/u;

const minute = 60_000;

// Most of what a short program or a thread of a server does is to read its modules: once for all of them.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'compiled');

// What a page tells of days and hours must not depend on where the machine stands.
process.env['TZ'] = 'UTC';

export default defineConfig({
  // The modules that only a build makes, for tests of the page.
  plugins: [workerFile, drawings, pageWords],
  test: {
    server: { deps: { external: isWatching ? [] : [native] } },
    // The code under test is pure: threads without isolation are the fastest way to use two cores.
    pool: 'threads',
    isolate: false,
    // Not one less than there are cores, which on two is one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Only what hangs is stopped: however busy the machine, slowness is no failure.
    testTimeout: 2 * minute,
    hookTimeout: 2 * minute,
    reporters: ['default', closingLine],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [`{src,${template}}/**/*.test.ts`],
          exclude: [slow, promises, faults],
        },
      },
      {
        extends: true,
        test: { name: 'house', include: ['tests/**/*.test.ts'], exclude: [slow] },
      },
      {
        extends: true,
        test: { name: 'slow', include: [slow], exclude: [slowFaults], testTimeout: 10 * minute },
      },
      {
        extends: true,
        test: { name: 'faults', include: [faults], ...alone },
      },
      {
        extends: true,
        test: { name: 'slow-faults', include: [slowFaults], testTimeout: 10 * minute, ...alone },
      },
      {
        // TAVOLA_GAMES says how many matches to play; `npm run promises` plays many more than `npm test`.
        extends: true,
        test: { name: 'promises', include: [promises], testTimeout: 6 * 60 * minute },
      },
    ],
  },
});
