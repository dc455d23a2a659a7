import { h } from 'preact';
import { expect, test } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();

test('where the browser offers it, the settings install the page as an application; it is asked once, and nothing nags', async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  await import('../screens/below-the-doors.tsx');
  const { SettingsScreen } = await import('../screens/settings/settings.tsx');
  page.show(h(SettingsScreen, {}));
  await page.rest();
  expect(page.text()).not.toContain('Install');
  let asked = 0;
  const { defaultPrevented } = page.document.fire('beforeinstallprompt', {
    prompt: () => Promise.resolve((asked += 1)),
  });
  expect(defaultPrevented).toBe(true);
  await page.until(() => page.text().includes('Install'));
  page.named('Install Tavola').click();
  await page.until(() => !page.text().includes('Install'));
  expect(asked).toBe(1);
});
