import type { PageElement } from './document.ts';
import type { Page } from './page.ts';

const REGIONS = '[role="status"], [role="alert"], [aria-live]';

/** What comes with its text is announced only if it says by its role that it is news. */
const isNews = (region: PageElement): boolean => region.getAttribute('role') !== null;

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** What is told of a dialog by whoever enters it: its name, and what describes it. */
function entered(page: Page, dialog: PageElement): string {
  const references = ['aria-labelledby', 'aria-describedby'].flatMap((name) => {
    const id = dialog.getAttribute(name);
    return id === null ? [] : page.all(`#${id}`).map(({ textContent }) => plain(textContent));
  });
  return [dialog.getAttribute('aria-label') ?? '', ...references].filter(Boolean).join(' ');
}

/**
 * Listens to a page as a screen reader does: a live region is announced whenever its text changes, and a dialog when the
 * focus comes into it.
 */
export function hearing(page: Page): () => readonly string[] {
  let known = new Map<PageElement, string>();
  let inside: PageElement | null = null;
  const dialogs = (): string[] => {
    const before = inside;
    const { activeElement } = page.document;
    // What has left the page may still think that it has the focus.
    const isHere = page.document.contains(activeElement);
    inside = isHere ? (activeElement.closest('dialog') ?? activeElement.closest('[role="dialog"]')) : null;
    return inside === null || inside === before ? [] : [entered(page, inside)];
  };
  return () => {
    const now = new Map(page.all(REGIONS).map((region) => [region, plain(region.textContent)]));
    const heard = [...now].filter(([region, text]) => {
      const before = known.get(region) ?? (isNews(region) ? '' : text);
      return text !== '' && text !== before;
    });
    known = now;
    return [...heard.map(([, text]) => text), ...dialogs()];
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
