import { writeSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Closes the run with one plain line, `N passed, N failed`, that scripts and continuous integration can read. */
export const closingLine: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let skipped = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'skipped') skipped++;
        else failed++;
      }
      // A file or a group that breaks outside its tests (at import, in a hook) has failed without a failing test.
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
    }
    const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
    process.once('exit', () => writeSync(1, line)); // after what the other reporters still have to say
  },
};
