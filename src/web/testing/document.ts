import type { PageEvent } from './event.ts';
import { matches } from './selectors.ts';

/** As much of a document as Preact and our components need: elements, attributes, events and simple selectors. */

type Listener = (event: PageEvent) => void;

const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

class PageNode {
  parentNode: PageElement | null = null;
  childNodes: PageNode[] = [];
  readonly nodeType: number;
  constructor(nodeType: number) {
    this.nodeType = nodeType;
  }
  get firstChild(): PageNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): PageNode | null {
    const { childNodes = [] } = this.parentNode ?? {};
    return childNodes[childNodes.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }
  set textContent(text: string) {
    this.childNodes = text === '' ? [] : [new PageText(text)];
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  contains(other: PageNode | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }
}

export class PageText extends PageNode {
  data: string;
  constructor(data: string) {
    super(3);
    this.data = data;
  }
  override get textContent(): string {
    return this.data;
  }
}

/** As much of a document as an element asks for. */
interface PageFocus {
  activeElement: PageElement;
  readonly body: PageElement;
}

export class PageElement extends PageNode {
  readonly localName: string;
  readonly namespaceURI: string;
  readonly style: Record<string, unknown> = {
    setProperty: (name: string, value: string) => (this.style[name] = value),
    removeProperty: (name: string) => delete this.style[name],
  };
  private readonly named = new Map<string, string>();
  private readonly listeners = new Map<string, Set<Listener>>();
  value = '';
  checked = false;
  disabled = false;
  constructor(localName: string, namespaceURI = '') {
    super(1);
    this.localName = localName;
    this.namespaceURI = namespaceURI;
  }
  get type(): string {
    return this.getAttribute('type') ?? '';
  }
  set type(kind: string) {
    this.setAttribute('type', kind);
  }
  get valueAsNumber(): number {
    return Number(this.value);
  }
  /** Nothing is measured here: what is in the page is shown. */
  get offsetParent(): PageElement | null {
    return this.parentNode;
  }
  get children(): PageElement[] {
    return this.childNodes.filter((child) => child instanceof PageElement);
  }
  get classList() {
    const words = (): string[] => (this.getAttribute('class') ?? '').split(' ').filter(Boolean);
    const set = (names: Iterable<string>): void => this.setAttribute('class', [...names].join(' '));
    return {
      contains: (name: string) => words().includes(name),
      add: (name: string) => set(new Set([...words(), name])),
      remove: (name: string) => set(words().filter((each) => each !== name)),
    };
  }
  get dataset(): Record<string, string | undefined> {
    return new Proxy(
      {},
      {
        get: (_, name: string) => this.named.get(`data-${kebab(name)}`),
        set: (_, name: string, value: string) => {
          this.named.set(`data-${kebab(name)}`, value);
          return true;
        },
        deleteProperty: (_, name: string) => {
          this.named.delete(`data-${kebab(name)}`);
          return true;
        },
      },
    );
  }
  setAttribute(name: string, value: unknown): void {
    this.named.set(name, String(value));
  }
  getAttribute(name: string): string | null {
    return this.named.get(name) ?? null;
  }
  get attributeList(): readonly (readonly [name: string, value: string])[] {
    return [...this.named];
  }
  /** Nothing lies above anything here. */
  showPopover(): void {}
  hidePopover(): void {}
  removeAttribute(name: string): void {
    this.named.delete(name);
  }
  append(...nodes: PageNode[]): void {
    for (const node of nodes) this.insertBefore(node, null);
  }
  replaceChildren(...nodes: PageNode[]): void {
    this.childNodes = [];
    this.append(...nodes);
  }
  insertBefore(node: PageNode, before: PageNode | null): void {
    node.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }
  removeChild(node: PageNode): void {
    this.childNodes = this.childNodes.filter((child) => child !== node);
    node.parentNode = null;
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }
  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }
  /** Something happens to this element, and to those it lies in. */
  fire(type: string, more: object = {}): PageEvent {
    const state = { stopped: false };
    const event: PageEvent = {
      type,
      target: this,
      currentTarget: this,
      defaultPrevented: false,
      timeStamp: performance.now(),
      button: 0,
      preventDefault() {
        this.defaultPrevented = true;
      },
      stopPropagation: () => (state.stopped = true),
      ...more,
    };
    const own = ['focus', 'blur', 'pointerenter', 'pointerleave', 'close'].includes(type);
    for (const at of own ? [this] : this.path()) {
      event.currentTarget = at;
      for (const listener of at.listeners.get(type) ?? []) listener.call(at, event);
      if (state.stopped) break;
    }
    return event;
  }
  /** This element and all it lies in, from the inside out. */
  private path(): PageElement[] {
    return [this, ...(this.parentNode?.path() ?? [])];
  }
  click(): void {
    if (!this.disabled && this.getAttribute('disabled') === null) this.fire('click');
  }
  /** The document it is part of. */
  get page(): PageFocus | null {
    return this.parentNode?.page ?? null;
  }
  focus(): void {
    const { page } = this;
    if (page === null || page.activeElement === this) return;
    page.activeElement.fire('blur');
    page.activeElement = this;
    this.fire('focus');
  }
  blur(): void {
    const { page } = this;
    if (page?.activeElement === this) page.body.focus();
  }
  showModal(): void {
    this.setAttribute('open', '');
  }
  close(): void {
    this.removeAttribute('open');
    this.fire('close');
  }
  isSelected = false;
  select(): void {
    this.isSelected = true;
  }
  scrollIntoView(): void {}
  scrollTo(): void {}
  setPointerCapture(): void {}
  animate(): object {
    return { addEventListener: () => undefined };
  }
  getBoundingClientRect(): object {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  get hasFocus(): boolean {
    return this.page?.activeElement === this;
  }
  matches(selector: string): boolean {
    return matches(this, selector);
  }
  closest(selector: string): PageElement | null {
    return this.matches(selector) ? this : (this.parentNode?.closest(selector) ?? null);
  }
  querySelectorAll(selector: string, list: PageElement[] = []): PageElement[] {
    for (const child of this.childNodes) {
      if (!(child instanceof PageElement)) continue;
      if (child.matches(selector)) list.push(child);
      child.querySelectorAll(selector, list);
    }
    return list;
  }
  querySelector(selector: string): PageElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** An element of this page for code that is written for those of a browser: it is as much of one as our code needs. */
export const domElement = (element: PageElement): HTMLElement => element as unknown as HTMLElement;
