import { type ComponentChild, options, render } from 'preact';
import { afterAll, beforeAll, vi } from 'vitest';
import type { GameRoom } from '../game-ui.ts';
import { domElement, PageElement } from './document.ts';
import { PageDocument, PageInput } from './page-document.ts';

export interface Page {
  readonly document: PageDocument;
  /** What the browser keeps between two visits. */
  readonly storage: Map<string, string>;
  /** The room of a game, with its words in English. */
  room(id: string): Promise<GameRoom>;
  show(what: ComponentChild): void;
  /** The text of the whole page, or of what a selector finds first. */
  text(selector?: string): string;
  /** What an element is called, or says. */
  name(element: PageElement): string;
  all(selector: string): PageElement[];
  /** The first of them; a test that looks for something that is not there fails here. */
  one(selector: string): PageElement;
  press(selector: string): void;
  /** A button or a link by what it says, or is called. */
  named(name: string | RegExp): PageElement;
  key(key: string, held?: object): void;
  /** Waits until everything that was asked for is drawn. */
  rest(): Promise<void>;
  /** Waits until this holds: pages are drawn in tasks. */
  until(check: () => unknown): Promise<void>;
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const nameOf = (element: PageElement): string =>
  plain(element.getAttribute('aria-label') ?? element.textContent);

interface Drawings {
  readonly files: Readonly<Record<string, () => string>>;
}

/** What a build draws is drawn for a test when it is asked for; nothing else is served. */
async function fetched(address: string): Promise<Response> {
  const [, game, name = ''] = /^\/@drawn\/(\w+)\/(.+)$/u.exec(address) ?? [];
  if (game === undefined) throw new TypeError(`nothing is served at ${address}`);
  const { files }: Drawings = await import(`../games/${game}/art/files.ts`);
  return new Response(files[name]?.());
}

const HOST = 'http://tavola.test';

/** The globals of a browser that is at rest: nothing is measured, and what is still does not move. */
function globalsOf(
  document: PageDocument,
  storage: Map<string, string>,
  isStill: boolean,
): Record<string, unknown> {
  const location = new URL(HOST);
  const visit = (_state: unknown, _title: string, address: string): void => {
    location.href = new URL(address, location).href;
  };
  const left: string[] = [];
  return {
    document,
    window: globalThis,
    location,
    history: {
      pushState(state: unknown, title: string, address: string) {
        left.push(location.href);
        visit(state, title, address);
      },
      replaceState: visit,
      back() {
        location.href = left.pop() ?? location.href;
        document.fire('popstate');
      },
    },
    localStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, text: string) => storage.set(name, text),
      removeItem: (name: string) => storage.delete(name),
    },
    addEventListener: document.addEventListener.bind(document),
    removeEventListener: document.removeEventListener.bind(document),
    matchMedia: (query: string) => ({
      matches: isStill && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    CSS: { escape: String },
    MutationObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
    fetch: fetched,
    scrollTo: () => undefined,
    HTMLElement: PageElement,
    HTMLInputElement: PageInput,
    Image: class {
      src = '';
      decode = (): Promise<void> => Promise.resolve();
    },
    isSecureContext: true,
    innerWidth: 1440,
    innerHeight: 900,
  };
}

/** Frames, and tasks that the page posts to itself, come as fast as they can. */
function frames() {
  const coming = new Set<ReturnType<typeof setTimeout>>();
  let isClosed = false;
  const cancel = (frame: ReturnType<typeof setTimeout>): void => {
    clearTimeout(frame);
    coming.delete(frame);
  };
  const request = (task: (now: number) => void): ReturnType<typeof setTimeout> => {
    const frame = setTimeout(() => {
      coming.delete(frame);
      if (!isClosed) task(performance.now());
    });
    coming.add(frame);
    return frame;
  };
  class TaskChannel {
    private readonly heard = new Set<() => void>();
    readonly port1 = {
      addEventListener: (_type: string, listener: () => void) => void this.heard.add(listener),
      start: () => undefined,
    };
    readonly port2 = {
      postMessage: () =>
        void request(() => {
          for (const listener of this.heard) listener();
        }),
    };
  }
  return {
    globals: {
      requestAnimationFrame: request,
      cancelAnimationFrame: cancel,
      MessageChannel: TaskChannel,
    },
    /** The effects of what was drawn last are run in a task after its frame. */
    async rest() {
      for (let left = 3; left > 0 || coming.size > 0; left -= 1) {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
    },
    /** What was still being loaded may ask for a task later: a page that is closed has none. */
    close() {
      isClosed = true;
    },
  };
}

/** A page without a browser, for the tests of one file; the modules of the page begin anew with it. */
export function usePage({ isStill = true } = {}): Page {
  const document = new PageDocument();
  const storage = new Map<string, string>();
  const { globals, rest, close } = frames();
  const body = domElement(document.body);
  beforeAll(() => {
    vi.resetModules();
    const all = { ...globalsOf(document, storage, isStill), ...globals };
    for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value);
    // Whoever came before there were frames would wait for its effects by the clock, beyond the end of the page.
    options.requestAnimationFrame = globals.requestAnimationFrame;
  });
  afterAll(async () => {
    render(null, body);
    await rest();
    close();
    delete options.requestAnimationFrame;
    vi.unstubAllGlobals();
    // Whoever comes next in this thread has the clock and the chance of the machine.
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.doUnmock('lean-qr');
    vi.resetModules();
  });
  const all = (selector: string): PageElement[] => document.querySelectorAll(selector);
  const one = (selector: string): PageElement => {
    const [element] = all(selector);
    if (element === undefined) throw new Error(`nothing is ${selector} in: ${document.body.textContent}`);
    return element;
  };
  return {
    document,
    storage,
    async room(id) {
      const [{ loadWords }, { bring }] = await Promise.all([
        import('../words/index.ts'),
        import('../rooms.ts'),
      ]);
      await loadWords('en');
      return bring(id);
    },
    show: (what) => render(what, body),
    text: (selector = 'body') => plain(one(selector).textContent),
    name: nameOf,
    all,
    one,
    press: (selector) => one(selector).click(),
    named(name) {
      const fits = (each: PageElement): boolean =>
        typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each));
      const element = all('button, a, input, select').find(fits);
      if (element === undefined) {
        throw new Error(`nothing is called ${name} in: ${document.body.textContent}`);
      }
      return element;
    },
    key(key, held = {}) {
      const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
      const focused = document.activeElement;
      const { defaultPrevented } = focused.fire('keydown', { key, ...none, ...held });
      // As in a browser, both press the button that has the focus.
      const isPressed = !defaultPrevented && ['Enter', ' '].includes(key);
      if (isPressed && focused.localName === 'button') focused.click();
    },
    rest,
    until: (check) =>
      vi.waitFor(
        () => {
          if (check() === false) throw new Error(`not yet: ${document.body.textContent}`);
        },
        { interval: 1, timeout: 60_000 },
      ),
  };
}
