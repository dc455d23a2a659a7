import { AsyncLocalStorage } from 'node:async_hooks';
import { effect } from '@preact/signals';
import { h } from 'preact';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import * as bots from '#bots/catalogue';
import type { BotEntry } from '#bots/entry';
import { LEVELS } from '#bots/level';
import { quickRandom } from '#core/random';
import { LANGUAGES } from '#core/words';
import { ENTRIES } from '#games/catalogue';
import { type Diary, diaryOf, type Settled } from './diary.ts';
import type { PageElement } from './document.ts';
import type { Page } from './page.ts';

/** 17 November 2026, at noon. */
const NOON = Date.UTC(2026, 10, 17, 12);
const MINUTE = 60_000;

export interface Evening extends Pick<Diary, 'step' | 'note' | 'readOnly'> {
  go(address: string): Promise<void>;
  /** Presses what is called so. */
  press(name: string | RegExp): Promise<void>;
  /** The text that was copied, and the file that was saved last. */
  copied(): string;
  saved(): string;
  /** Presses a key, where the focus is. */
  key(name: string): Promise<void>;
  /** Opens this file in the list of matches. */
  bringIn(text: string): Promise<void>;
  /** Enters this into what a selector finds. */
  enter(selector: string, value: string, event?: string): Promise<void>;
  /** Holds the diary against the one of this name, and begins another. */
  keep(name: string): Promise<void>;
}

/** Chance and time as they are told: the same every evening. */
function ruled(minutes: number, start: number): { later(): void } {
  const random = quickRandom(17);
  let now = start;
  const RealDate = Date;
  class EveningDate extends RealDate {
    constructor(...args: readonly unknown[]) {
      if (args.length === 0) super(now);
      else super(...(args as [number]));
    }
    static override now(): number {
      return now;
    }
  }
  vi.stubGlobal('Date', EveningDate);
  // However busy the machine is, nobody thinks less for it.
  vi.spyOn(performance, 'now').mockImplementation(() => now - start);
  vi.stubGlobal('crypto', {
    getRandomValues: <List extends Uint8Array | Uint32Array>(list: List): List => {
      for (let at = 0; at < list.length; at += 1) list[at] = random.below(256);
      return list;
    },
    randomUUID: () => `uuid-${random.below(1e9)}`,
    subtle: crypto.subtle,
  });
  vi.spyOn(Math, 'random').mockImplementation(() => random.below(1e6) / 1e6);
  return { later: () => void (now += minutes * MINUTE) };
}

/** Workers of the page are its own program, in the same thread: each hears what it was asked, and nothing else. */
function useWorkers(page: Page): void {
  const current = new AsyncLocalStorage<PageWorker>();
  let program: Promise<unknown> | null = null;
  class PageWorker {
    private readonly listeners: ((event: { data: unknown }) => void)[] = [];
    addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
      if (type === 'message') this.listeners.push(listener);
    }
    postMessage(data: unknown): void {
      const copy: unknown = structuredClone(data);
      program ??= import('../worker.ts');
      void program.then(() => current.run(this, () => page.document.fire('message', { data: copy })));
    }
    answer(data: unknown): void {
      for (const listener of this.listeners) listener({ data: structuredClone(data) });
    }
    terminate(): void {
      this.listeners.length = 0;
    }
  }
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('postMessage', (data: unknown) => current.getStore()?.answer(data));
}

/** What a browser does for a page with links and files: each is told, and nothing leaves the page. */
function useBrowser(note: (line: string) => void): void {
  vi.stubGlobal('navigator', {
    onLine: true,
    languages: ['en'],
    clipboard: {
      writeText: (text: string) => {
        if (!clipboard.isOpen) return Promise.reject(new Error('the browser refuses its clipboard'));
        note(`copies ${text}`);
        return Promise.resolve();
      },
    },
  });
  vi.stubGlobal('URL', FileURL);
  vi.stubGlobal('Response', PackedResponse);
  FileURL.note = note;
  vi.doMock('lean-qr', () => ({
    generate: (text: string) => ({
      toCanvas: (canvas: PageElement) => canvas.setAttribute('data-code', text),
    }),
  }));
}

/** What is packed, unpacked or read in threads of Node itself, beside the page. */
const beside = new Set<Promise<unknown>>();
const during = <T>(work: Promise<T>): Promise<T> => {
  beside.add(work);
  work.finally(() => beside.delete(work)).catch(() => undefined);
  return work;
};
class PackedResponse extends Response {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return during(super.arrayBuffer());
  }
}

/** A browser may refuse it. */
export const clipboard = { isOpen: true };

const RealURL = URL;
class FileURL extends RealURL {
  static note: (line: string) => void = () => undefined;
  static override createObjectURL(file: Blob): string {
    void during(file.text()).then((text) => FileURL.note(`saves ${JSON.stringify(text)}`));
    return 'blob:file';
  }
  static override revokeObjectURL(): void {}
}

/** Holds a diary against the one of this name. */
export async function keepDiary(diary: Diary, name: string): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'evenings');
  await expect(diary.text()).toMatchFileSnapshot(join(folder, `${name}.txt`));
  await expect(diary.sights(name)).toMatchFileSnapshot(join(folder, 'seen', `${name}.txt`));
}

/** What lies outside the page is brought by Node itself, and nobody could tell when it has come: all of it comes first. */
async function bringRules(): Promise<void> {
  const entries: readonly BotEntry[] = Object.values(bots);
  await Promise.all([
    ...ENTRIES.flatMap(({ load, words, rulebook, ruleTexts }) => [
      load(),
      rulebook(),
      ...LANGUAGES.flatMap((each) => [words[each](), ruleTexts[each]()]),
    ]),
    ...entries.flatMap(({ load, review, proofs, reviewWords }) => [
      load(1),
      load(LEVELS.length),
      review?.(),
      proofs?.(),
      reviewWords?.en(),
    ]),
  ]);
}

interface EveningSettings {
  readonly settled?: Settled;
  /** That pass with every step; where clocks are shown none may. */
  readonly minutes?: number;
  /** When it begins, in milliseconds since 1970. */
  readonly start?: number;
  /** Nothing was kept on this device but that bots are not waited for. */
  readonly isFresh?: boolean;
}

/** The whole application on a page without a browser, and a diary of what is done there. */
export async function eveningOn(
  page: Page,
  { settled, minutes = 1, start = NOON, isFresh = true }: EveningSettings = {},
): Promise<Evening> {
  await bringRules();
  const { later } = ruled(minutes, start);
  useWorkers(page);
  const quiet: Settled = async () => {
    await settled?.();
    while (beside.size > 0) await Promise.allSettled(beside);
  };
  let diary = diaryOf(page, quiet);
  const state = { copied: '', saved: '' };
  useBrowser((line) => {
    diary.note(line);
    if (line.startsWith('copies ')) state.copied = line.slice('copies '.length);
    if (line.startsWith('saves ')) state.saved = JSON.parse(line.slice('saves '.length));
  });
  if (isFresh) page.storage.set('tavola.settings', JSON.stringify({ botPace: 'once', language: 'en' }));
  const { loadWords } = await import('../words/index.ts');
  const { language } = await import('../settings.ts');
  await loadWords('en');
  effect(() => void loadWords(language.value));
  const { App } = await import('../app.tsx');
  const { followAddress, go } = await import('../route.ts');
  followAddress();
  page.show(h(App, {}));
  const step: Diary['step'] = (what, act) => {
    later();
    return diary.step(what, act);
  };
  return {
    copied: () => state.copied,
    saved: () => state.saved,
    note: (line) => diary.note(line),
    readOnly: (selector) => diary.readOnly(selector),
    step,
    async keep(name) {
      const last = diary;
      diary = diaryOf(page, quiet);
      await keepDiary(last, name);
    },
    go: (address) => step(`go to ${address}`, () => go(address)),
    press: (name) =>
      step(`press ${typeof name === 'string' ? `“${name}”` : name}`, () => page.named(name).click()),
    key: (name) => step(`key ${name}`, () => page.key(name)),
    async bringIn(text) {
      await step('open a file', async () => {
        go('/matches');
        await page.until(() => page.all('input[type="file"]').length === 1);
        const field = page.one('input[type="file"]');
        Object.assign(field, { files: [{ text: () => Promise.resolve(text) }] });
        field.fire('change');
        await page.until(() => location.pathname !== '/matches' || page.all('.refused').length > 0);
      });
    },
    enter: (selector, value, event = 'input') =>
      step(`enter “${value}” in ${selector}`, () => {
        const field = page.one(selector);
        field.value = value;
        field.fire(event);
      }),
  };
}
