import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** What axe complains about: everything in the light theme, and the contrast of colours in the dark one as well. */
export async function violations(page: Page): Promise<string[]> {
  await showTheme(page, 'light');
  const light = await analyse(page);
  await showTheme(page, 'dark');
  const dark = await analyse(page, { runOnly: ['color-contrast'] });
  await showTheme(page, 'light');
  return [...told('light', light), ...told('dark', dark)];
}

/** What axe complains about in the page as it is, or in one part of it. */
export async function violationsNow(page: Page, within = 'html'): Promise<string[]> {
  return told(within, await analyse(page, {}, within));
}

/** No page has frames, so one script at its top sees everything; brought once for all that is asked of a page. */
async function analyse(page: Page, options: RunOptions = {}, within = 'html'): Promise<Result[]> {
  // Where something is, is told by its selector: nobody reads the source of every element that was looked at.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) {
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  }
  // What is in order need not be told element by element.
  const asked = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  return page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(within)}, ${asked}).then(({ violations }) => violations)`,
  );
}

const told = (where: string, found: readonly Result[]): string[] =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );

/** The page as whoever likes it light or dark sees it, all of it: no colour is still on its way. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`:root[data-theme="${theme}"]`).waitFor();
  await page.evaluate(
    'for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()',
  );
}
