import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { newMatch, outcomeOf } from '#core/match';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import type { HandProps } from '../../../game-ui.ts';
import type { PageElement } from '../../../testing/document.ts';
import { usePage } from '../../../testing/page.ts';
import { PERSON, tableAt } from '../../../testing/tables.ts';

const page = usePage();
let parts: { PhoneHand: (props: HandProps) => ReturnType<typeof h> };
beforeAll(async () => {
  await page.room('murano');
  // What comes later is here before the test is over.
  await import('../seldom.ts');
  parts = await import('./index.tsx');
});

/** Whatever a thumb could press now, mostly the one button. */
function pressable(random: () => number): PageElement {
  const all = page
    .all('button')
    .filter((each) => !each.disabled && each.getAttribute('aria-disabled') === null);
  const golden = all.filter((each) => /gold-action|primary/u.test(each.getAttribute('class') ?? ''));
  const others = all.filter((each) => !/^(?:Undo|Back|Cover|Show hand)/u.test(page.name(each)));
  const from = golden.length > 0 && random() < 0.85 ? golden : others;
  return from[Math.floor(random() * from.length)];
}

test('two people at one phone play a whole match by thumbs, and a hand is in the page for its owner alone', async () => {
  const match = newMatch(murano, { seats: 2, start: { seed: 'thumbs' } });
  const at = tableAt(match, [PERSON, PERSON]);
  page.show(h(parts.PhoneHand, { id: 'x', table: at.table, point: () => undefined }));
  const chance = quickRandom(7);
  const random = (): number => chance.below(1000) / 1000;
  let [presses, covers] = [0, 0];
  for (; outcomeOf(at.match()) === null && presses < 6000; presses += 1) {
    await page.rest();
    if (page.all('.hand-passing').length === 1) {
      covers += 1;
      expect(page.all('[data-spot^="card-"]')).toHaveLength(0);
      page.press('.gold-action');
    } else {
      pressable(random).click();
    }
  }
  expect(outcomeOf(at.match())).not.toBeNull();
  expect(covers).toBeGreaterThan(6);
});
