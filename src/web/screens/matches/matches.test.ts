import { type ComponentType, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { beforeAll, expect, test, vi } from 'vitest';
import { usePage } from '../../testing/page.ts';

const { far } = vi.hoisted(() => ({ far: { count: 0 } }));
vi.mock('../../device/matches.ts', () => ({
  all: () => Promise.resolve([]),
  forget: () => Promise.resolve(),
}));
vi.mock('../../online/lobby/my-tables.tsx', () => ({
  MyOnlineTables({ onCount }: { onCount: (count: number) => void }): null {
    useEffect(() => onCount(far.count), []);
    return null;
  },
}));

const page = usePage();
let parts: { Matches: ComponentType };
beforeAll(async () => {
  await (await import('../../words/index.ts')).loadWords('en');
  parts = await import('./matches.tsx');
});

test.each([
  [0, 1],
  [2, 0],
])('a device without matches and %i tables far apart: it is said so %i times', async (count, times) => {
  far.count = count;
  page.show(null);
  page.show(h(parts.Matches, {}));
  await page.until(() => page.all('h1').length === 1);
  await page.rest();
  expect(page.all('.empty')).toHaveLength(times);
  expect(page.all('.matches h2')).toHaveLength(0);
});
