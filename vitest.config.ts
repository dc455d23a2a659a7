import { defineConfig } from 'vitest/config';
import { closingLine } from './tools/closing-line.ts';

const slow = '{src,tests}/**/*.slow.test.ts';
const promises = 'src/**/*.promises.test.ts';

const minute = 60_000;

export default defineConfig({
  test: {
    // The code under test is pure: threads without isolation are the fastest way to use two cores.
    pool: 'threads',
    isolate: false,
    // Only what hangs is stopped: however busy the machine, slowness is no failure.
    testTimeout: 2 * minute,
    hookTimeout: 2 * minute,
    reporters: ['default', closingLine],
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: [slow, promises] },
      },
      {
        extends: true,
        test: { name: 'house', include: ['tests/**/*.test.ts'], exclude: [slow] },
      },
      {
        extends: true,
        test: { name: 'slow', include: [slow], testTimeout: 10 * minute },
      },
      {
        // TAVOLA_GAMES says how many matches to play; `npm run promises` plays many more than `npm test`.
        extends: true,
        test: { name: 'promises', include: [promises], testTimeout: 6 * 60 * minute },
      },
    ],
  },
});
