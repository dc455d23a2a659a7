import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Sight } from '#table/table';
import { reliving } from './reliving.ts';

const heard = new Map<string, () => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => heard.set(kind, hear));
  vi.stubGlobal('removeEventListener', (kind: string) => heard.delete(kind));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seen = (view: string): Sight => standIn({ view, toAct: [0], log: [{ notation: view }], mayUndo: true });

function relive(count: number): { shown: Sight[]; past: ReturnType<typeof reliving> } {
  const shown: Sight[] = [];
  const past = reliving(
    (sight) => shown.push(sight),
    () => seen('now'),
  );
  past.show(Array.from({ length: count }, (_, index) => seen(String(index))));
  return { shown, past };
}
const views = (shown: readonly Sight[]): unknown[] => shown.map(({ view }): unknown => view);

test('what was is shown step by step, and at the end what is; nobody can act meanwhile', async () => {
  const { shown, past } = relive(3);
  expect(past.isOn.value).toBe(true);
  await vi.runAllTimersAsync();
  expect(views(shown)).toEqual(['0', '1', '2', 'now']);
  expect(shown.map(({ toAct, mayUndo }) => [toAct.length, mayUndo])).toEqual([
    [0, false],
    [0, false],
    [0, false],
    [1, true],
  ]);
  expect(shown[0]?.log).toEqual([{ notation: 'now' }]);
  expect(past.isOn.value).toBe(false);
  expect(heard.size).toBe(0);
});

test.each(['pointerdown', 'keydown'])('a %s shows what is, at once', async (kind) => {
  const { shown } = relive(3);
  await vi.advanceTimersByTimeAsync(1000);
  heard.get(kind)?.();
  await vi.runAllTimersAsync();
  expect(views(shown)).toEqual(['0', '1', 'now']);
});

test('however much happened, it takes six seconds at most', async () => {
  const { shown } = relive(60);
  await vi.advanceTimersByTimeAsync(6000);
  expect(views(shown).at(-1)).toBe('now');
});

test('where nothing is known nothing is shown', () => {
  const { shown, past } = relive(0);
  expect(shown).toEqual([]);
  expect(past.isOn.value).toBe(false);
});
