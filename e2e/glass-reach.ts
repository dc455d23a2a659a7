/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/** What a finger or a pointer finds: whatever lies on top, tried at the middle and near the corners. */
interface Sought {
  /** At least so wide and so high, in pixels. */
  readonly least: number;
}

/**
 * Every control that does something now can be touched where it is seen: nothing lies on it, nothing cuts it off, and it
 * is large enough. Playwright scrolls to what it clicks; people do not, and what is covered they never press.
 */
export async function expectReachable(page: Page, { least }: Sought = { least: 24 }): Promise<void> {
  expect(await page.evaluate(unreachable, least)).toEqual([]);
}

/** In the page: it knows nothing but its argument. */
function unreachable(least: number): readonly string[] {
  // Behind something that is looked at before all else nothing can be touched.
  const room = document.querySelector('.murano dialog[open]') ?? document.querySelector('.murano')!;
  const INSET = 0.22;
  const shown = (each: HTMLElement): boolean => each.checkVisibility({ visibilityProperty: true });
  const live = [...room.querySelectorAll<HTMLElement>('button, a[href], input, select')].filter(
    (each) => shown(each) && !each.matches(':disabled, [aria-disabled="true"], .reading *, [popover] *'),
  );
  // A strip goes on sideways: half a tile shows that it does. Cards lap over: their left edge is free.
  const strip = room.querySelector('.low .fan');
  const lapped = (each: HTMLElement): boolean => strip === null && each.closest('.fan > .work') !== null;
  return live.flatMap((each) => {
    const { left, top, width, height, right } = each.getBoundingClientRect();
    const name = `${each.className} “${(each.ariaLabel ?? each.textContent ?? '').slice(0, 40)}”`;
    const edge = strip?.contains(each) === true ? strip.getBoundingClientRect().right : innerWidth;
    if (strip?.contains(each) === true && right > edge) return [];
    const spans = lapped(each) ? [0.08, 0.2] : [0.5, INSET, 1 - INSET];
    // The selector lies aslant: its box has corners that it has not.
    const aslant = each.matches('.pointer');
    const points = (aslant ? [0.5] : spans).flatMap((x) =>
      (aslant ? [0.5] : [0.5, INSET, 1 - INSET]).map((y) => [left + width * x, top + height * y] as const),
    );
    const wrong = points.flatMap(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      if (found !== null && each.contains(found)) return [];
      // The shards of a market lie on it, and are touched one by one.
      if (each.matches('.corner') && found?.matches('.pick') === true) return [];
      return [`${Math.round(x)},${Math.round(y)}: ${found?.className ?? 'outside'}`];
    });
    const small = width < least - 0.5 || height < least - 0.5;
    return [
      ...(wrong.length > 0 ? [`${name} is covered at ${wrong.join('; ')}`] : []),
      ...(small ? [`${name} is only ${Math.round(width)} by ${Math.round(height)}`] : []),
    ];
  });
}

/** Text that one has to read is not cut off and does not lie on other text. */
export async function expectWhole(page: Page, selector: string): Promise<void> {
  expect(await page.evaluate(cutOff, selector)).toEqual([]);
}

/** In the page: it knows nothing but its argument. */
function cutOff(of: string): readonly string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>(of)].filter((each) => each.checkVisibility());
  const rect = (each: Element): DOMRect => each.getBoundingClientRect();
  const clipped = boxes.filter((each) => {
    const { left, top, right, bottom } = rect(each);
    const over = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible';
    return over || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const laid = boxes.flatMap((each, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (each.contains(other) || other.contains(each)) return [];
      const [a, b] = [rect(each), rect(other)];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 1 && height > 1 ? [`${each.textContent} on ${other.textContent}`] : [];
    }),
  );
  return [...clipped.map((each) => `cut off: ${each.className} ${each.textContent}`), ...laid];
}
