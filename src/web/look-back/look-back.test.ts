import { describe, expect, test } from 'vitest';
import type { Box } from '../room/bubble-place.ts';
import { cornersOf, meets } from './chart/corners.ts';
import { boxOfFlag, flagSpots } from './chart/flag-spots.ts';
import { labelSpots } from './chart/label-spots.ts';
import { type Frame, knownPath, nearestTo, openPath, ticksOf, xAt, yAt } from './chart/curve.ts';
import { lookCommand, stepAmong } from './keys.ts';
import { COSTS, markPath } from './marks.ts';
import { ENDINGS, summaryOf } from './summary.ts';
import { waterfallOf, writtenParts } from './chart/waterfall.ts';

const frame: Frame = { left: 10, top: 0, width: 100, height: 50, total: 10 };

describe('the curve', () => {
  test('stands at 0 and 1 on the edges, and a match without actions is a point', () => {
    expect([xAt(frame, 0), xAt(frame, 10), yAt(frame, 1), yAt(frame, 0), yAt(frame, 0.5)]).toEqual([
      10, 110, 0, 50, 25,
    ]);
    expect(xAt({ ...frame, total: 0 }, 0)).toBe(10);
  });

  test('falls at a decision by what it cost, and ends with what came of it', () => {
    const falls = [
      { step: 0, share: 0.5, cost: 0 },
      { step: 5, share: 0.6, cost: 0.2 },
    ];
    expect(knownPath(frame, falls, 0)).toBe('M10 25L60 20L64 30L110 50');
    expect(knownPath(frame, falls, null)).toBe('M10 25L60 20L64 30');
    expect(knownPath(frame, [{ step: 10, share: 0.5, cost: 0.1 }], 0)).toBe('M110 25L110 30L110 50');
    expect(openPath(frame, [{ step: 0, share: 1 }])).toBe('M10 0');
  });

  test('the nearest decision to a touch is the one that is meant', () => {
    expect([
      nearestTo(frame, [0, 4, 9], 10),
      nearestTo(frame, [0, 4, 9], 70),
      nearestTo(frame, [], 3),
    ]).toEqual([0, 1, -1]);
  });

  test('the lower edge names the first and the last turn and round numbers, never two beside each other', () => {
    const ticks = (count: number): number[] =>
      ticksOf(Array.from({ length: count }, (_, at) => at)).map((each) => each.count);
    expect(ticks(4)).toEqual([1, 2, 3, 4]);
    expect(ticks(43)).toEqual([1, 10, 20, 30, 43]);
    expect(ticks(68)).toEqual([1, 20, 40, 60, 68]);
    expect(ticks(0)).toEqual([]);
  });

  test('the names of the lines stay within the drawing', () => {
    const wide = { ...frame, width: 900, height: 136, top: 12 };
    for (const share of [0, 0.5, 1]) {
      const points = Array.from({ length: 11 }, (_, step) => ({ step, share }));
      const { known, open } = labelSpots({
        frame: wide,
        known: points,
        open: points.map((each) => ({ ...each, share: 1 - share })),
        marks: [],
        flags: [],
        names: { known: 'what you could know', open: 'with open cards' },
      });
      for (const { x, y } of [known, open]) {
        expect(x).toBeGreaterThan(wide.left);
        expect(y).toBeGreaterThanOrEqual(wide.top);
        expect(y).toBeLessThanOrEqual(wide.top + wide.height);
      }
    }
  });
});

test('on a small tablet the names of the lines lie on no mark, under no flag, and not on each other', () => {
  const narrow: Frame = { left: 50, top: 12, width: 458, height: 136, total: 80 };
  const names = { known: 'was du wissen konntest', open: 'mit offenen Karten' };
  for (let match = 0; match < 40; match += 1) {
    const line = (by: number): { step: number; share: number }[] =>
      Array.from({ length: 41 }, (_, at) => ({
        step: 2 * at,
        share: 0.5 + 0.42 * Math.sin(at / (3 + (match % 7)) + match + by),
      }));
    const [known, open] = [line(0), line(0.4)];
    const marks = known.filter((_, at) => (at * 7 + match) % 9 === 0);
    const flags = flagSpots(narrow, marks.slice(0, 3));
    const spots = labelSpots({ frame: narrow, known, open, marks, flags, names });
    const boxes = [spots.known, spots.open].map(({ x, y }, at) => {
      const half = (at === 0 ? names.known : names.open).length * 3.2;
      return { left: x - half, right: x + half, top: y - 10, bottom: y + 3 };
    });
    const covered = marks.filter(({ step, share }) => {
      const [x, y] = [xAt(narrow, step), yAt(narrow, share)];
      return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    });
    expect(covered).toEqual([]);
    const isUnderFlag = (box: Box): boolean => flags.some((flag) => meets(boxOfFlag(flag), box));
    expect([...boxes, ...cornersOf(narrow)].filter(isUnderFlag)).toEqual([]);
    expect(boxes.filter((box) => cornersOf(narrow).some((corner) => meets(corner, box)))).toEqual([]);
    const [first, second] = boxes;
    const areApart =
      first.right <= second.left ||
      second.right <= first.left ||
      first.bottom <= second.top ||
      second.bottom <= first.top;
    expect(areApart).toBe(true);
  }
});

test('on a phone no mark lies on who is ahead, however the match went', () => {
  const narrow: Frame = { left: 46, top: 26, width: 264, height: 96, total: 80, captions: 'around' };
  for (const share of [0, 0.02, 0.5, 0.98, 1]) {
    for (let step = 0; step <= 80; step += 4) {
      const [x, y] = [xAt(narrow, step), yAt(narrow, share)];
      const mark: Box = { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 };
      expect(cornersOf(narrow).filter((corner) => meets(corner, mark))).toEqual([]);
    }
  }
});

test('flags of moments that lie close together do not cover each other', () => {
  for (let match = 0; match < 40; match += 1) {
    const moments = [0, 1, 2].map((at) => ({
      step: 20 + (match % 5) * 8 + at,
      share: 0.3 + (match % 4) * 0.15,
    }));
    const flags = flagSpots({ left: 46, top: 14, width: 700, height: 160, total: 80 }, moments);
    for (const [at, flag] of flags.entries()) {
      for (const other of flags.slice(at + 1)) {
        expect(meets(boxOfFlag(flag), boxOfFlag(other)), `match ${match}`).toBe(false);
      }
      // Each stands over the mark of its own moment.
      expect(Math.abs(flag.x - flag.footX)).toBeLessThan(60);
    }
  }
});

test('each cost has a shape of its own', () => {
  expect(new Set(COSTS.map((each) => markPath(each, 0, 0))).size).toBe(COSTS.length);
});

describe('luck, play and result', () => {
  test('add up as they are written, whatever is rounded', () => {
    for (let luck = -0.5; luck <= 0.5; luck += 0.0137) {
      for (const result of [-0.5, -1 / 6, 0, 1 / 6, 0.5]) {
        const fall = waterfallOf(luck, result);
        expect(fall.luck.hundredths + fall.play.hundredths).toBe(fall.result.hundredths);
        expect([fall.luck.to, fall.play.to]).toEqual([fall.play.from, fall.result.to]);
        expect(fall.low).toBeLessThanOrEqual(Math.min(luck, result, 0));
      }
    }
  });

  test('the parts of luck add up to the luck that is written', () => {
    expect(writtenParts([0.004, 0.004, 0.004], 1)).toEqual([1, 0, 0]);
    expect(writtenParts([-0.11, 0.15, 0.11], 15)).toEqual([-11, 15, 11]);
    expect(writtenParts([-0.006, -0.006, 0], -1).reduce((sum, each) => sum + each, 0)).toBe(-1);
  });
});

describe('the two sentences', () => {
  test('tell who luck was with, and what decided beside it', () => {
    expect(summaryOf(0.15, -0.5, 3)).toEqual({ luck: 'with', end: 'lostMoments' });
    expect(summaryOf(-0.21, -0.5, 3)).toEqual({ luck: 'against', end: 'lostPlayMore' });
    expect(summaryOf(-0.4, -0.5, 1)).toEqual({ luck: 'against', end: 'lostLuckMore' });
    expect(summaryOf(0.2, 0.5, 0)).toEqual({ luck: 'with', end: 'wonPlayMore' });
    expect(summaryOf(0.4, 0.5, 0)).toEqual({ luck: 'with', end: 'wonLuckMore' });
    expect(summaryOf(0.6, 0.5, 0)).toEqual({ luck: 'with', end: 'wonCarried' });
    expect(summaryOf(-0.2, 0.5, 0)).toEqual({ luck: 'against', end: 'wonAllTheSame' });
  });

  test('there is one for every match', () => {
    const found = new Set<string>();
    for (const result of [-0.5, 0, 0.5]) {
      for (let luck = -0.8; luck <= 0.8; luck += 0.04) {
        for (const moments of [0, 3]) found.add(summaryOf(luck, result, moments).end);
      }
    }
    expect([...found].toSorted()).toEqual(ENDINGS.toSorted());
  });
});

describe('keys', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };

  test('arrows go by decision, pages by moment, letters in either case; with others they are the browser’s', () => {
    expect(lookCommand({ key: 'ArrowLeft', ...none })).toEqual({ type: 'decision', by: -1 });
    expect(lookCommand({ key: 'PageDown', ...none })).toEqual({ type: 'moment', by: 1 });
    expect(lookCommand({ key: 'T', ...none })).toEqual({ type: 'try' });
    expect(lookCommand({ key: 'p', ...none })).toEqual({ type: 'line' });
    expect(lookCommand({ key: 'p', ...none, ctrlKey: true })).toBeNull();
    expect(lookCommand({ key: 'x', ...none })).toBeNull();
  });

  test('one goes to the next place there is, and stays at the last', () => {
    expect([stepAmong([2, 5, 9], 5, 1), stepAmong([2, 5, 9], 5, -1)]).toEqual([9, 2]);
    expect([stepAmong([2, 5, 9], 9, 1), stepAmong([2, 5, 9], 2, -1)]).toEqual([9, 2]);
    expect([stepAmong([2, 5, 9], 11, 1), stepAmong([2, 5, 9], 1, -1), stepAmong([], 4, 1)]).toEqual([
      9, 2, 4,
    ]);
  });
});
