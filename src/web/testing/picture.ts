import { createHash } from 'node:crypto';
import { PageElement } from './document.ts';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A drawing is as long as a page: which one it is, and no more. */
const short = (value: string): string => (value.length > 300 ? `(${digestOf(value)})` : value);

function stylesOf({ style }: PageElement): readonly string[] {
  return Object.entries(style)
    .filter(([, value]) => typeof value !== 'function' && value !== '')
    .map(([name, value]) => `${name}:${String(value)}`);
}

/**
 * Everything an element has, line by line, what is only seen among it: classes, styles, drawings. By name: a picture that
 * came after its frame was shown has its address last.
 */
export function linesOf(element: PageElement, indent = ''): readonly string[] {
  const { attributeList, localName, value, checked, disabled } = element;
  const own = [
    ...attributeList.map(([name, text]) => `${name}=${short(text)}`).toSorted(),
    ...stylesOf(element).toSorted(),
    ...(value === '' ? [] : [`value=${value}`]),
    ...(checked ? ['checked'] : []),
    ...(disabled ? ['disabled'] : []),
  ];
  return [
    `${indent}${localName} ${own.join(' ')}`.trimEnd(),
    ...element.childNodes.flatMap((child) =>
      child instanceof PageElement ? linesOf(child, `${indent} `) : [`${indent} “${child.textContent}”`],
    ),
  ];
}

/** What an element is called among its like. */
export const partName = (element: PageElement): string =>
  `${element.localName} ${(element.getAttribute('class') ?? '').split(' ').slice(0, 2).join(' ')}`.trim();

/** What a page shows, by its parts; those of a large part each for itself. */
export const partsIn = (body: PageElement): readonly PageElement[] =>
  body.children
    .flatMap(({ children }) => children)
    .flatMap((part) => (part.matches('main, aside, .table') ? part.children : [part]));
