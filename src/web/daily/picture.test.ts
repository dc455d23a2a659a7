import { expect, test, vi } from 'vitest';
import { pictureOf } from './picture.ts';

/** Letters that are half as wide as they are high. */
function newPen() {
  const written: { text: string; size: number; width: number }[] = [];
  const pen = {
    font: '',
    written,
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    fillRect: () => undefined,
    size: () => Number(/(\d+)px/u.exec(pen.font)![1]),
    measureText: (text: string) => ({ width: (pen.size() / 2) * text.length }),
    fillText(text: string, _x: number, _y: number, most?: number) {
      expect(most, 'nothing is squeezed').toBeUndefined();
      pen.written.push({ text, size: pen.size(), width: pen.measureText(text).width });
    },
  };
  return pen;
}

test('in the picture of a day what is long has smaller letters, and none that are squeezed', async () => {
  const pen = newPen();
  const canvas = { getContext: () => pen, toBlob: (done: (blob: null) => void) => done(null) };
  vi.stubGlobal('document', { createElement: () => canvas });
  await pictureOf('Tavola 3', [
    { title: 'Murano', tries: 1, isFound: true },
    { title: 'Murano: Herausforderung des Meisters', tries: 30, isFound: false },
  ]);
  const sizes = pen.written.map(({ size }) => size);
  expect(sizes.slice(0, 3)).toEqual([54, 46, 46]);
  expect(Math.max(...sizes.slice(3))).toBeLessThan(46);
  expect(Math.max(...pen.written.map(({ width }) => width))).toBeLessThanOrEqual(550);
});
