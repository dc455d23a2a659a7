import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';
import { renewWhenGone } from './renewal.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that was loaded from a server which answers so to whoever asks for a file of its build; and how often it was loaded anew. */
function pageOf(answer: () => Promise<{ status: number }>): { asked: string[]; reloads(): number } {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  let reloads = 0;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', (address: string, { method }: { method: string }) => {
    asked.push(`${method} ${address}`);
    return answer();
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  return { asked, reloads: () => reloads };
}

const OWN = 'https://play.test/assets/main-1.js';

test('a page of a build that is gone from the server is loaded anew, once for each build', async () => {
  const { asked, reloads } = pageOf(() => Promise.resolve({ status: 404 }));
  await renewWhenGone(OWN);
  await renewWhenGone(OWN);
  expect([reloads(), asked]).toEqual([1, [`HEAD ${OWN}`]]);
  await renewWhenGone('https://play.test/assets/main-2.js');
  expect(reloads()).toBe(2);
});

test.each([200, 503])('a page whose server answers %s stays', async (status) => {
  const { reloads } = pageOf(() => Promise.resolve({ status }));
  await renewWhenGone(OWN);
  expect(reloads()).toBe(0);
});

test('a part that does not come has its build looked for, and is asked for again without a network', async () => {
  vi.useFakeTimers();
  let isGone = false;
  const { reloads } = pageOf(() =>
    isGone ? Promise.resolve({ status: 404 }) : Promise.reject(new Error('no network')),
  );
  const stop = patiently(
    () => Promise.reject(new Error('not there')),
    () => expect.fail('it never comes'),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads()).toBe(0);
  isGone = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads()).toBe(1);
  stop();
});
