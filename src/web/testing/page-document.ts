import { PageElement, PageText } from './document.ts';

export class PageInput extends PageElement {}

/** A link knows where it leads. */
class PageLink extends PageElement {
  target = '';
  download = '';
  private at: URL | null = null;
  private get url(): URL {
    return (this.at ??= new URL(this.getAttribute('href') ?? '', location.href));
  }
  override setAttribute(name: string, value: unknown): void {
    super.setAttribute(name, value);
    if (name === 'href') this.at = null;
    if (name === 'target') this.target = String(value);
    if (name === 'download') this.download = String(value);
  }
  get origin(): string {
    return this.url.origin;
  }
  set origin(origin: string) {
    this.at = new URL(this.url.pathname, origin);
  }
  get pathname(): string {
    return this.url.pathname;
  }
  get search(): string {
    return this.url.search;
  }
  get hash(): string {
    return this.url.hash;
  }
}

export class PageDocument extends PageElement {
  override get page(): this {
    return this;
  }
  title = '';
  hidden = false;
  visibilityState = 'visible';
  readonly documentElement = new PageElement('html');
  readonly body = new PageElement('body');
  private focused = this.body;
  readonly fonts = { load: (_font: string): Promise<void> => Promise.resolve() };
  constructor() {
    super('#document');
    this.append(this.documentElement);
    this.documentElement.append(this.body);
  }
  /** A browser forgets what is gone. */
  get activeElement(): PageElement {
    return this.contains(this.focused) ? this.focused : this.body;
  }
  set activeElement(element: PageElement) {
    this.focused = element;
  }
  createElementNS = (namespace: string, name: string): PageElement => {
    if (name === 'input') return new PageInput(name);
    return name === 'a' ? new PageLink(name, namespace) : new PageElement(name, namespace);
  };
  createElement = (name: string): PageElement => this.createElementNS('', name);
  createTextNode = (text: string): PageText => new PageText(text);
}
