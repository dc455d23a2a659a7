/// <reference lib="dom" />
import { expect } from '@playwright/test';
import { ADVICE } from './screens/advice.ts';
import { settle, test } from './table.ts';

const first = ADVICE.find(({ of, name }) => of === 'murano' && name === 'a hint, pressed 1 times')!;

test('what a hint says stays in the window in the very frame in which it grows', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.setViewportSize({ width: 320, height: 568 });
  await first.open(page);
  for (const [width, height] of [
    [320, 568],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const beyond = await page.evaluate(async () => {
      const sheet = document.querySelector('.hint-sheet')!;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // At the foot of the window, where growing leads out of it; nobody is told before it is measured.
      sheet.querySelector('[role="status"] p')!.append(' Und so weiter.'.repeat(9));
      const { left, top, right, bottom } = sheet.getBoundingClientRect();
      return Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    });
    expect(beyond, `${width}×${height}`).toBeLessThanOrEqual(0.5);
  }
});
