import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes whatever the browser counts as a layout shift, and what it was that moved. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.shifts = [];
    const name = (node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? element.tagName + '.' + element.getAttribute('class') + ' ' + node.textContent.slice(0, 40) : '';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.hadRecentInput) {
          window.shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => name(node)).join(', ') });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

export const shifts = (page: Page): Promise<Shift[]> => page.evaluate<Shift[]>('window.shifts');
