import { vi } from 'vitest';
import type { PageElement } from './document.ts';
import type { Page } from './page.ts';
import { linesOf } from './picture.ts';
import { readingOf } from './reading.ts';
import { sightsOf } from './sights.ts';

/** What a page has asked others for has been answered. */
export type Settled = () => Promise<unknown>;

export interface Diary {
  /** Does something, waits until the page rests, and writes down what is new there and what is gone. */
  step(what: string, act?: () => unknown): Promise<void>;
  /** From now on only this part of the page is read. */
  readOnly(selector: string): void;
  /** Something that happened outside the page: what was sent, or asked for. */
  note(line: string): void;
  text(): string;
  /** Digests of what was seen meanwhile, in an album of this name. */
  sights(name: string): string;
}

/** Lines that came and went, in their order: the longest common part of both is left out. */
function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      common[a][b] =
        before[a] === after[b] ? common[a + 1][b + 1] + 1 : Math.max(common[a + 1][b], common[a][b + 1]);
    }
  }
  const lines: string[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    if (a < before.length && b < after.length && before[a] === after[b]) [a, b] = [a + 1, b + 1];
    else if (b < after.length && (a === before.length || common[a][b + 1] >= common[a + 1][b])) {
      lines.push(`+ ${after[b]}`);
      b += 1;
    } else {
      lines.push(`- ${before[a]}`);
      a += 1;
    }
  }
  return lines;
}

/**
 * The same on every machine and every evening: the hour is told as the place has it, a link as its program packs it; ids, keys
 * and digests have no meaning but which is which.
 */
function plainly(): (line: string) => string {
  const known = new Map<string, string>();
  return (line) =>
    line
      .replaceAll(/\d{1,2}:\d\d\s[AP]M/gu, '(hour)')
      .replaceAll(/#text=[\w-]{20,}/gu, '#text=(packed)')
      .replaceAll(/(?<![\w-])(?=[\w-]*\d)[\w-]{22,}/gu, (id) => {
        known.set(id, known.get(id) ?? `#${known.size + 1}`);
        return known.get(id)!;
      });
}

/** Of a long row of things that are told apart by their numbers alone, the first two. */
function withoutRows(lines: readonly string[]): readonly string[] {
  const kinds = lines.map((line) => line.replaceAll(/\d+/gu, '#'));
  const rows: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = kinds.findIndex((kind, later) => later > at && kind !== kinds[at]);
    const count = (end < 0 ? lines.length : end) - at;
    if (count > LONGEST_ROW) rows.push(lines[at], lines[at + 1], `(${count - 2} more like these)`);
    else rows.push(...lines.slice(at, at + count));
    at += count;
  }
  return rows;
}
const LONGEST_ROW = 12;

/** Another screen, without the frame that both have. */
function unlike(before: readonly string[], after: readonly string[]): readonly string[] {
  const first = after.findIndex((line, at) => line !== before[at]);
  return first < 5 ? after : ['…', ...after.slice(first)];
}

/** A screen that is still coming shows nothing, or an empty room. */
const isComing = (page: Page): boolean => page.all('.opening').length > 0 || page.text() === '';

/** Everything that was asked for has come, and nothing is drawn any more. */
async function atRest(
  page: Page,
  selector: string,
  settled: Settled,
  plain: (line: string) => string,
): Promise<readonly string[]> {
  let last = '';
  for (let [still, turns] = [0, 0]; still < 2 || (isComing(page) && turns < PATIENCE); turns += 1) {
    await vi.dynamicImportSettled();
    await settled();
    await page.rest();
    const now = linesOf(page.document.body).join('\n');
    still = now === last ? still + 1 : 0;
    last = now;
  }
  const parts = page
    .all(selector)
    .filter(({ parentNode }) => (parentNode?.closest(selector) ?? null) === null);
  return withoutRows(parts.flatMap((part) => readingOf(page, part).map(plain)));
}
const PATIENCE = 300;

/** What has the focus: a thing by its name, a part of the page by what it is. */
function focusName(page: Page, element: PageElement): string {
  if (element === page.document.body) return 'nothing';
  if (element.matches('button, a, input, select, summary')) return `“${page.name(element)}”`;
  return `${element.localName} ${element.getAttribute('id') ?? element.getAttribute('class') ?? ''}`.trim();
}

/** A diary of what somebody does on a page, and what comes of it: where they are, what they read, what is kept. */
export function diaryOf(page: Page, settled: Settled = () => Promise.resolve()): Diary {
  const sights = sightsOf(page, plainly());
  const album: string[] = [];
  const plain = plainly();
  const lines: string[] = [];
  let notes: string[] = [];
  let part = 'body';
  let [place, title, focus] = ['', '', ''];
  let shown: readonly string[] = [];
  let stored = new Map(page.storage);
  const tell = (what: string, now: string, before: string): void => {
    if (now !== before) lines.push(plain(`  ${what} ${now}`));
  };
  return {
    readOnly: (selector) => void (part = selector),
    note: (line) => void notes.push(line),
    async step(what, act = () => undefined) {
      await act();
      const reading = await atRest(page, part, settled, plain);
      lines.push('', `${what}:`);
      const at = location.pathname + location.search + location.hash;
      const { title: named, activeElement } = page.document;
      const focused = focusName(page, activeElement);
      tell('at', at, place);
      tell('title', named, title);
      tell('focus on', focused, focus);
      for (const [name, text] of page.storage) {
        if (stored.get(name) !== text) lines.push(plain(`  keeps ${name} ${text}`));
      }
      for (const name of stored.keys()) if (!page.storage.has(name)) lines.push(`  forgets ${name}`);
      lines.push(...notes.map((line) => `  ${plain(line)}`));
      // Another screen is told whole.
      const isElsewhere = place.split('#')[0] !== at.split('#')[0];
      lines.push(
        ...(isElsewhere ? unlike(shown, reading) : changes(shown, reading)).map((line) => `    ${line}`),
      );
      album.push('', `${what}:`, ...sights.look(isElsewhere).map((line) => `  ${line}`));
      [place, title, focus, shown, stored, notes] = [at, named, focused, reading, new Map(page.storage), []];
    },
    text: () => `${lines.join('\n').trim()}\n`,
    sights(name) {
      sights.keep(name);
      return `${album.join('\n').trim()}\n`;
    },
  };
}
