import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Closes the run with one plain line, `N passed, N failed`, as the unit tests do. */
// oxlint-disable-next-line import/no-default-export -- how Playwright finds a reporter
export default class ClosingLine implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onExit(): Promise<void> {
    const failed = [...this.tests].filter((test) => !test.ok()).length;
    console.log(`${this.tests.size - failed} passed, ${failed} failed`);
    return Promise.resolve();
  }
}
