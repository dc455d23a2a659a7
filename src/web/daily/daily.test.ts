import { expect, test } from 'vitest';
import { dayNumber, dayOf, monthOf, ofDay, shareText, shifted, streakOf } from './daily.ts';

test('days are counted by the calendar, not by hours', () => {
  expect(dayNumber('2026-01-01')).toBe(1);
  expect(dayNumber('2026-11-16')).toBe(320);
  expect(dayNumber('2027-01-01')).toBe(366);
  expect(dayOf(new Date(2026, 2, 29, 0, 30))).toBe('2026-03-29');
  expect(dayOf(new Date(2026, 2, 29, 23, 30))).toBe('2026-03-29');
  expect(shifted('2028-02-28', 1)).toBe('2028-02-29');
  expect(shifted('2026-01-01', -1)).toBe('2025-12-31');
});

test('every day has one of them, the same for ever, and a device that lives in the past has one, too', () => {
  expect(ofDay('2026-01-01', 366)).toBe(1);
  expect(ofDay('2026-11-16', 366)).toBe(320);
  expect(ofDay('2027-01-02', 366)).toBe(1);
  expect(ofDay('2025-12-31', 366)).toBe(366);
});

test('a streak ends yesterday or today, and a day off begins it anew', () => {
  const days = new Set(['2026-11-12', '2026-11-14', '2026-11-15']);
  expect(streakOf(days, '2026-11-16')).toBe(2);
  expect(streakOf(new Set([...days, '2026-11-16']), '2026-11-16')).toBe(3);
  expect(streakOf(days, '2026-11-17')).toBe(0);
});

test('a month begins on its weekday', () => {
  const { before, days } = monthOf('2026-11-16');
  expect([before, days.length, days[0]]).toEqual([6, 30, '2026-11-01']);
});

test('what is shared tells tries and scores, and nothing of the position', () => {
  const results = [
    { title: 'Muster', tries: 2, isFound: true },
    { title: 'Murano', score: 48, par: 46 },
  ];
  expect(shareText('Tavola 320', results)).toBe('Tavola 320\nMuster x x O\nMurano 48/46');
  expect(shareText('Tavola 1', [{ title: 'Muster', tries: 1, isFound: false }])).toBe('Tavola 1\nMuster x -');
});
