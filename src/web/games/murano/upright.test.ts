import { afterEach, expect, test, vi } from 'vitest';

/** What a window of this size is laid out like. */
async function shownIn(width: number, height: number, seats: number): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { hasTiles, opensMarkets } = await import('./upright.ts');
  if (hasTiles(seats)) return 'phone';
  return opensMarkets.value ? 'sheet' : 'buttons';
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  [390, 664, 'phone'],
  [844, 390, 'phone'],
  [700, 560, 'phone'],
  // A window as low for its width has a phone’s layout: rivals and board would not both have room.
  [1024, 600, 'phone'],
  [1180, 700, 'phone'],
  [1279, 700, 'phone'],
  [1280, 640, 'phone'],
  // A laptop’s window has room for whole cards, and not for buttons beside the markets.
  [1366, 650, 'sheet'],
  [1280, 700, 'sheet'],
  [768, 1024, 'sheet'],
  [1024, 701, 'buttons'],
  [1024, 768, 'buttons'],
  [1280, 720, 'buttons'],
  [2560, 1440, 'buttons'],
])('%i × %i is laid out as: %s', async (width, height, shown) => {
  expect(await shownIn(width, height, 2)).toBe(shown);
});

test('below the turns of two rivals a tablet held upright has room for tiles, not for cards', async () => {
  expect(await shownIn(768, 1024, 3)).toBe('phone');
  expect(await shownIn(1024, 768, 4)).toBe('buttons');
});
