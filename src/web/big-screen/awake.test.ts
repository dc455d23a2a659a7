import { h } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';

const page = usePage();
const calls: string[] = [];
let isRefused = false;
beforeEach(async () => {
  page.show(null);
  await page.rest();
  calls.length = 0;
  isRefused = false;
  page.document.visibilityState = 'visible';
  vi.stubGlobal('navigator', {
    languages: ['en'],
    wakeLock: {
      request: (what: string) => {
        calls.push(`hold ${what}`);
        if (isRefused) return Promise.reject(new Error('the battery is low'));
        return Promise.resolve({ release: () => Promise.resolve(calls.push('release')) });
      },
    },
  });
});

async function shown(isWanted = true): Promise<void> {
  const { useAwake } = await import('./awake.ts');
  const Screen = (): null => {
    useAwake(isWanted);
    return null;
  };
  page.show(h(Screen, {}));
  await page.rest();
}

test('the screen stays on while it is shown, and may sleep when it is gone', async () => {
  await shown();
  expect(calls).toEqual(['hold screen']);
  page.show(null);
  await page.rest();
  expect(calls).toEqual(['hold screen', 'release']);
});

test('a page that comes back asks again, one that is hidden does not', async () => {
  await shown();
  page.document.visibilityState = 'hidden';
  page.document.fire('visibilitychange');
  expect(calls).toHaveLength(1);
  page.document.visibilityState = 'visible';
  page.document.fire('visibilitychange');
  expect(calls).toEqual(['hold screen', 'hold screen']);
});

test('where it is not wanted, refused or cannot be asked for, nothing happens', async () => {
  await shown(false);
  expect(calls).toEqual([]);
  isRefused = true;
  await shown();
  page.show(null);
  await page.rest();
  expect(calls).toEqual(['hold screen']);
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { mayStayAwake } = await import('./awake.ts');
  expect(mayStayAwake()).toBe(false);
  await shown();
  expect(calls).toEqual(['hold screen']);
});

test('a phone promises to call in the way that it can', async () => {
  const { callText } = await import('./call.ts');
  const { change } = await import('../settings.ts');
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  change({ sound: false });
  const light = callText();
  change({ sound: true });
  const ring = callText();
  vi.stubGlobal('navigator', { languages: ['en'], vibrate: () => true });
  expect(new Set([light, ring, callText()]).size).toBe(3);
});
