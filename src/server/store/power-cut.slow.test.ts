import { expect, test } from 'vitest';
import { powerCuts } from '../testing/power-cut.ts';

// TAVOLA_IMAGES says how many power cuts; a thousand take some seconds.
const images = Number(process.env['TAVOLA_IMAGES'] ?? 1000);

// With both, cuts fall where a sector ends within the head of a frame: old numbers beside new salts, and no damage.
test.each([5, 7])(
  'a power cut at any moment loses nothing, leaves no half move, calls nothing damaged (%s)',
  async (seed) => {
    const { before, after, ...verdict } = await powerCuts(images, seed);
    expect(verdict).toEqual({ images, lost: 0, half: 0, broken: 0, alarms: 0 });
    // Some came back without what was being written, some with it.
    expect(before).toBeGreaterThan(images / 10);
    expect(after).toBeGreaterThan(images / 10);
  },
);

test('a store that answers before it syncs is found out', async () => {
  const { lost } = await powerCuts(100, 4, true);
  expect(lost).toBeGreaterThan(10);
});
