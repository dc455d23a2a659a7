import { defineConfig } from 'vitest/config';
import { PARTS } from './parts.ts';

const part = PARTS[process.env['TAVOLA_PART'] ?? ''] ?? Object.values(PARTS)[0];

export default defineConfig({
  test: {
    include: [...part.tests],
    exclude: ['**/*.slow.test.ts', '**/*.promises.test.ts'],
  },
});
