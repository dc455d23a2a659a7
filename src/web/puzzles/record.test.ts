import { expect, test } from 'vitest';
import { NEW_RECORD, scoreOf, withResult } from './record.ts';

const day = '2026-11-16';

test('found at once counts whole, with a hint or at the second try half, otherwise nothing', () => {
  expect(scoreOf({ tries: 0, help: 0 })).toBe(1);
  expect(scoreOf({ tries: 1, help: 0 })).toBe(0.5);
  expect(scoreOf({ tries: 0, help: 1 })).toBe(0.5);
  expect(scoreOf({ tries: 1, help: 1 })).toBe(0);
  expect(scoreOf({ tries: 0, help: 3 })).toBe(0);
});

test('a hard puzzle raises a rating more than an easy one, and giving up lowers it', () => {
  const solved = { tries: 0, help: 0, day };
  const easy = withResult(NEW_RECORD, 1, 1, solved).rating;
  const hard = withResult(NEW_RECORD, 1, 5, solved).rating;
  const shown = withResult(NEW_RECORD, 1, 3, { tries: 0, help: 3, day }).rating;
  expect(hard).toBeGreaterThan(easy);
  expect(easy).toBeGreaterThan(NEW_RECORD.rating);
  expect(shown).toBeLessThan(NEW_RECORD.rating);
});

test('a puzzle counts once', () => {
  const once = withResult(NEW_RECORD, 7, 3, { tries: 2, help: 0, day });
  expect(withResult(once, 7, 3, { tries: 0, help: 0, day })).toBe(once);
});
