import { defineConfig } from 'vitest/config';
import { PARTS } from './parts.ts';

const part = PARTS[process.env['TAVOLA_PART'] ?? ''] ?? Object.values(PARTS)[0];

export default defineConfig({
  test: {
    include: [...part.tests],
    // Only what hangs is stopped: a mutant runs beside others, and slowness is no failure.
    testTimeout: 60_000,
    exclude: ['**/*.slow.test.ts', '**/*.promises.test.ts'],
  },
});
