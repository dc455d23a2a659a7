/// <reference lib="dom" />
// Runs in the page: everything that is wrong with what is shown now.
import { findingsOfControls } from './controls.ts';
import { type Exceptions, type Finding, isRoom } from './sight.ts';
import { findingsOfTexts } from './texts.ts';

/** Only what lies on top can be touched: what is open over the page, or the page. */
const topmost = (): Element => {
  const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1);
  const open = [...document.querySelectorAll(':popover-open')].at(-1);
  return open ?? modal ?? document.body;
};

/** Puts everything back to where it was scrolled to. */
function rememberScrolls(): () => void {
  const places = [...document.querySelectorAll('*')]
    .filter((each) => each.scrollTop !== 0 || each.scrollLeft !== 0)
    .map((each) => ({ each, left: each.scrollLeft, top: each.scrollTop }));
  const page = { left: scrollX, top: scrollY };
  return () => {
    for (const each of document.querySelectorAll('*')) {
      if (each.scrollTop !== 0 || each.scrollLeft !== 0) {
        each.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      }
    }
    for (const { each, left, top } of places) each.scrollTo({ left, top, behavior: 'instant' });
    scrollTo({ ...page, behavior: 'instant' });
  };
}

function pageItself(): Finding[] {
  // Not the inner width: a phone shows a page that is too wide smaller, and would call it as wide as the window.
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const high = document.documentElement.scrollHeight - innerHeight;
  const page = { thing: 'the page', says: document.title };
  return [
    ...(wide > 1 ? [{ ...page, what: 'is wider than the window', measured: `${wide} px` }] : []),
    ...(isRoom() && high > 1 ? [{ ...page, what: 'is higher than the window', measured: `${high} px` }] : []),
  ];
}

export function inspect(exceptions: Exceptions): Finding[] {
  const scope = topmost();
  const restore = rememberScrolls();
  const controls = findingsOfControls(scope, exceptions);
  restore();
  // The texts come last: for them the style of everything changes.
  const texts = findingsOfTexts(scope, exceptions);
  return [...pageItself(), ...controls, ...texts];
}
