import type { Page } from './page.ts';
import type { PageElement } from './document.ts';

const TOLD =
  'button, a, input, select, h1, h2, h3, output, [role="status"], [role="alert"], [role="group"], [role="img"], [aria-live]';
const STATES = ['aria-pressed', 'aria-current', 'aria-disabled', 'aria-expanded', 'href', 'placeholder'];

/**
 * A page as whoever hears it or goes through it by keys meets it: each thing that can be used or is announced, with its name
 * and its state. What is wrong there is wrong for everybody.
 */
export const outline = (page: Page, selector = 'body'): readonly string[] =>
  page
    .one(selector)
    .querySelectorAll(TOLD)
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .map((element) => [roleOf(element), quoted(page.name(element)), ...statesOf(element)].join(' ').trim());

const roleOf = (element: PageElement): string =>
  element.getAttribute('role') ?? (element.getAttribute('aria-live') === null ? element.localName : 'live');

const quoted = (name: string): string => (name === '' ? '' : `“${name}”`);

function statesOf(element: PageElement): readonly string[] {
  const isOff = element.disabled || element.getAttribute('disabled') !== null;
  return [
    ...STATES.flatMap((state) => {
      const value = element.getAttribute(state);
      return value === null ? [] : [`${state.replace('aria-', '')}=${value}`];
    }),
    ...(isOff ? ['disabled'] : []),
    ...(element.checked ? ['checked'] : []),
    ...(element.value === '' ? [] : [`value=${element.value}`]),
  ];
}
