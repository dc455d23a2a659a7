import { PageElement } from './document.ts';
import type { Page } from './page.ts';

/** What is told as one thing, with its name and its state. */
const THINGS = 'button, a, input, select, summary, h1, h2, h3, output, progress, [role="img"]';
/** What is read as one sentence, where nothing in it can be used. */
const SENTENCES = 'p, li, dt, dd, td, th, label, figcaption, legend, option, time, small, b, em, span, i';
const PARTS = [
  'role',
  'aria-live',
  'aria-label',
  'inert',
  'open',
  'data-mine',
  'data-phase',
  'data-owed',
  'data-theme',
  'popover',
];
const STATES = [
  'aria-pressed',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-valuenow',
  'data-marked',
  'data-by',
  'data-code',
  'href',
  'download',
  'placeholder',
  'title',
  'max',
];
/** Classes that tell a state, and not what something is. */
const CLASSES =
  /^(?:live|chosen|offered|turn|own|rival|now|lit|full|opens|done|mine|absent|gone|here|won|lost|even|aside|spent|needs|waiting|seal|dot|free|best|next|wrong|solved|low|tab-\w+|seats-\d|counting|covered|up|down|behind)$/u;

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const classesOf = (element: PageElement): string =>
  (element.getAttribute('class') ?? '')
    .split(' ')
    .filter((each) => CLASSES.test(each))
    .map((each) => `.${each}`)
    .join('');

const attributesOf = (element: PageElement, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || value === 'undefined'
      ? []
      : [`${name.replace(/^(?:aria|data)-/u, '')}=${value}`];
  });

function thingLine(page: Page, element: PageElement): string {
  const name = page.name(element);
  const isOff = element.disabled || element.getAttribute('disabled') !== null;
  const spot = element.getAttribute('data-spot');
  return [
    `${element.localName}${classesOf(element)}`,
    name === '' ? '' : `“${name}”`,
    spot === null ? '' : `<${spot}>`,
    ...attributesOf(element, STATES),
    isOff ? 'disabled' : '',
    element.checked ? 'checked' : '',
    element.isSelected ? 'selected' : '',
    element.value === '' ? '' : `value=${element.value}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is only seen is told where it is a sign of something. */
const hiddenSign = (element: PageElement): readonly string[] =>
  classesOf(element) === '' ? [] : [`(${element.localName}${classesOf(element)})`];

/** A page line by line, as it is read: parts, things that can be used, sentences; each with the state it shows. */
export function readingOf(page: Page, element: PageElement = page.document.body): readonly string[] {
  if (element.getAttribute('aria-hidden') === 'true') return hiddenSign(element);
  if (element.matches(THINGS)) return [thingLine(page, element)];
  if (element.matches(SENTENCES) && element.querySelector(`${THINGS}, p, li, div`) === null) {
    const text = plain(element.textContent);
    const parts = attributesOf(element, [
      'role',
      'aria-live',
      'aria-label',
      'title',
      'data-marked',
      'data-by',
    ]);
    const line = [classesOf(element), ...parts, text === '' ? '' : `“${text}”`].filter(Boolean).join(' ');
    return line === '' ? [] : [line];
  }
  const part = [classesOf(element), ...attributesOf(element, PARTS)].filter(Boolean).join(' ');
  return [
    ...(part === '' ? [] : [`${element.localName} ${part}`.replace(' .', '.')]),
    ...element.childNodes.flatMap((child) => {
      if (child instanceof PageElement) return readingOf(page, child);
      const text = plain(child.textContent);
      return text === '' ? [] : [`“${text}”`];
    }),
  ];
}
