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
      if (!element) return '';
      const path = [];
      for (let at = element; at && path.length < 3; at = at.parentElement) {
        path.unshift(at.tagName + '.' + at.getAttribute('class'));
      }
      return path.join(' > ') + ' ' + node.textContent.slice(0, 40);
    };
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const told = ({ node, previousRect, currentRect }) => name(node) + ': ' + box(previousRect) + ' → ' + box(currentRect);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.hadRecentInput) {
          window.shifts.push({ value: entry.value, what: entry.sources.map(told).join(', ') });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

export const shifts = (page: Page): Promise<Shift[]> => page.evaluate<Shift[]>('window.shifts');
