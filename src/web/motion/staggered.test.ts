import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sight } from '#table/table';
import { type Staggered, staggered } from './staggered.ts';

vi.mock('../settings.ts', async () => ({ pace: (await import('@preact/signals')).signal(1) }));

const frames: (() => void)[] = [];
const page = { hidden: false };

beforeEach(() => {
  frames.length = 0;
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    if (frame > 0) frames[frame - 1] = () => undefined;
  });
});
afterEach(() => vi.unstubAllGlobals());

const EVENT = { kind: 'played', seat: 0, word: '', before: null } as const;
const seen = (view: string, more: Partial<Sight> = {}): Sight =>
  ({ seat: 0, view, event: EVENT, ...more }) as unknown as Sight;

function* moves(count: number): Iterator<void> {
  for (let left = count; left > 0; left -= 1) yield;
}

const viewsOf = ({ regions }: Staggered): string => regions.map((region) => region.value.view).join('');
/** What every region shows after each frame, until nothing more is to come. */
function play(shown: Staggered): string[] {
  const views: string[] = [];
  for (let task = frames.shift(); task !== undefined; task = frames.shift()) {
    task();
    views.push(`${viewsOf(shown)}${shown.idle.value ? '' : '…'}`);
  }
  return views;
}

test('a change is shown one region a frame, after what moves before it', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, 3, () => moves(2));
  sight.value = seen('b');
  expect(viewsOf(shown)).toBe('aaa');
  expect(shown.idle.value).toBe(false);
  expect(play(shown)).toEqual(['aaa…', 'aaa…', 'baa…', 'bba…', 'bbb']);
});

test('another viewer is shown at once, and so is a change without an event or on a hidden page', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, 3, () => moves(1));
  sight.value = seen('b', { seat: 1 });
  expect(viewsOf(shown)).toBe('bbb');
  sight.value = seen('c', { seat: 1, event: null });
  expect(viewsOf(shown)).toBe('ccc');
  page.hidden = true;
  sight.value = seen('d', { seat: 1 });
  expect(viewsOf(shown)).toBe('ddd');
  expect(shown.idle.value).toBe(true);
  expect(play(shown)).toEqual([]);
});

test('handing the screen on in the middle of a change leaves nothing of it to come', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, 3, () => moves(0));
  sight.value = seen('b');
  frames.shift()!();
  expect(viewsOf(shown)).toBe('baa');
  sight.value = seen('c', { seat: null, event: null });
  expect(viewsOf(shown)).toBe('ccc');
  expect(play(shown).every((views) => views === 'ccc')).toBe(true);
});

test('a change that overtakes another begins anew, and every region shows the newest', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, 3, () => moves(0));
  sight.value = seen('b');
  frames.shift()!();
  sight.value = seen('c');
  expect(play(shown).at(-1)).toBe('ccc');
});

test('whoever leaves is shown nothing more', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, 2, () => moves(0));
  sight.value = seen('b');
  shown.stop();
  sight.value = seen('c');
  play(shown);
  expect(viewsOf(shown)).toBe('aa');
});
