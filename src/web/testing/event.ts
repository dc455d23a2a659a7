import type { PageElement } from './document.ts';

/** As much of an event as our components read. */
export interface PageEvent {
  readonly type: string;
  readonly target: PageElement;
  currentTarget: PageElement;
  defaultPrevented: boolean;
  preventDefault(): void;
  stopPropagation(): void;
  readonly [more: string]: unknown;
}
