import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe complains about: everything in the light theme, and the contrast of colours in the dark one as well. */
export async function violations(page: Page): Promise<string[]> {
  await showTheme(page, 'light');
  const { violations: light } = await axe(page).analyze();
  await showTheme(page, 'dark');
  const { violations: dark } = await axe(page).withRules(['color-contrast']).analyze();
  await showTheme(page, 'light');
  return [...told('light', light), ...told('dark', dark)];
}

/** No page has frames, which the legacy mode leaves out; what is in order need not be told element by element. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const told = (theme: string, found: Found): string[] =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );

/** The page as whoever likes it light or dark sees it, all of it: no colour is still on its way. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`:root[data-theme="${theme}"]`).waitFor();
  await page.evaluate(
    'for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()',
  );
}
