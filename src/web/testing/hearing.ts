import type { PageElement } from './document.ts';
import type { Page } from './page.ts';

const REGIONS = '[role="status"], [role="alert"], [aria-live]';

/** What comes with its text is announced only if it says by its role that it is news. */
const isNews = (region: PageElement): boolean => region.getAttribute('role') !== null;

/** Listens to a page as a screen reader does: a live region is announced whenever its text changes. */
export function hearing(page: Page): () => readonly string[] {
  let known = new Map<PageElement, string>();
  return () => {
    const now = new Map(
      page.all(REGIONS).map((region) => [region, region.textContent.replaceAll(/\s+/gu, ' ').trim()]),
    );
    const heard = [...now].filter(([region, text]) => {
      const before = known.get(region) ?? (isNews(region) ? '' : text);
      return text !== '' && text !== before;
    });
    known = now;
    return heard.map(([, text]) => text);
  };
}

/** What was heard while one player had the turn. */
export interface HeardTurn {
  readonly who: string;
  readonly told: string[];
}

export const wordCount = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split(/\s+/u).length, 0);

/** A transcript for people: a paragraph for each turn, a line for each announcement. */
export const transcript = (turns: readonly HeardTurn[]): string =>
  turns.map(({ who, told }) => [`${who}:`, ...told.map((text) => `  ${text}`), ''].join('\n')).join('\n');
