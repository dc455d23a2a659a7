import { defineConfig } from 'vitest/config';

// The quick tests of one game are what its mutants have to survive.
const game = process.env['TAVOLA_GAME'] ?? 'muster';

export default defineConfig({
  test: {
    include: [`src/games/${game}/**/*.test.ts`],
    exclude: ['**/*.slow.test.ts', '**/*.promises.test.ts'],
  },
});
