import { h } from 'preact';
import { expect, test } from 'vitest';
import type { PageElement } from '../testing/document.ts';
import { usePage } from '../testing/page.ts';
import { readingOf } from '../testing/reading.ts';
import { begunBy, BOT, PERSON, tableAt } from '../testing/tables.ts';

// Looking at things changes nothing for good: whatever is hovered over or comes into focus, the room is as before when it
// is left, and nothing was played.
const page = usePage();

/** What something is called while it is looked at, and that it is left again. */
const WAYS: Readonly<
  Record<string, readonly [come: (to: PageElement) => void, leave: (from: PageElement) => void]>
> = {
  'a mouse comes and goes': [
    (to) => void to.fire('pointerenter', { pointerType: 'mouse' }),
    (from) => void from.fire('pointerleave', { pointerType: 'mouse' }),
  ],
  'the focus comes and goes': [(to) => to.focus(), (from) => from.blur()],
};

test.each(['muster', 'murano'])('everything in the room of %s may be looked at', async (id) => {
  const { Room, game } = await page.room(id);
  const at = tableAt(begunBy(game, 2, 0), [PERSON, BOT]);
  page.show(h(Room, { id: 'l1', table: at.table }));
  await page.until(() => page.all('.reading').length === 1 && page.all('.touch.live').length > 0);
  await page.rest();
  // With nothing in the hand, and with something taken up.
  for (const isHeld of [false, true]) {
    if (isHeld) page.one('.hand .touch.live, .fan .touch.live').click();
    await page.rest();
    const before = readingOf(page);
    let isShown = 0;
    for (const [way, [come, leave]] of Object.entries(WAYS)) {
      for (const thing of page.all('.room button').filter((each) => each.closest('[popover]') === null)) {
        come(thing);
        await page.rest();
        isShown += Number(readingOf(page).join() !== before.join());
        leave(thing);
        await page.rest();
        expect(readingOf(page), `${way}: ${page.name(thing)}`).toEqual(before);
      }
    }
    // What would come of what is held is shown before it is done.
    if (isHeld) expect(isShown).toBeGreaterThan(0);
  }
  expect(at.played()).toEqual([]);
});
