import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#core/game';
import { standIn } from '#core/testing/stand-in';
import type { Sight } from '#table/table';
import { afterRender } from './task-queue.ts';
import { type Motion, type Staggered, staggered } from './staggered.ts';

const { heard } = vi.hoisted((): { heard: string[] } => ({ heard: [] }));
vi.mock('../sound.ts', () => ({ sound: (name: string) => heard.push(name) }));
vi.mock('../settings.ts', async () => ({ pace: (await import('@preact/signals')).signal(1) }));

const frames: (() => void)[] = [];
/** What a pointer has left the focus on. */
let pressed: { blur(): void } | null = null;
const page = {
  hidden: false,
  querySelector: (selector: string) => (selector === ':focus:not(:focus-visible)' ? pressed : null),
};

beforeEach(() => {
  frames.length = 0;
  told.length = 0;
  page.hidden = false;
  pressed = null;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    if (frame > 0) frames[frame - 1] = () => undefined;
  });
});
afterEach(() => vi.unstubAllGlobals());

const EVENT = { kind: 'played', seat: 0, word: '', before: null } as const;
const seen = (view: string, more: Partial<Sight> = {}): Sight =>
  standIn<Sight>({ seat: 0, view, event: EVENT, outcome: null, ...more });

/** What the motion of a room was told, in order. */
const told: string[] = [];
const motion: Motion = {
  soundOf: ({ view }) => (told.push(`sound ${view}`), null),
  depart({ view }) {
    told.push(`from ${view}`);
    return {
      arrive: (isLast) => told.push(`${isLast ? 'last' : 'board'} ${view}`),
      stop: () => told.push(`stop ${view}`),
    };
  },
};

const viewsOf = ({ board, around }: Staggered): string => board.value.view + around.value.view;
/** What the board and what is around it show after each frame, until nothing more is to come. */
function play(shown: Staggered): string[] {
  const views: string[] = [];
  for (let task = frames.shift(); task !== undefined; task = frames.shift()) {
    task();
    views.push(`${viewsOf(shown)}${shown.idle.value ? '' : '…'}`);
  }
  return views;
}

test('a change is shown on the board, then around it', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  sight.value = seen('b');
  expect(viewsOf(shown)).toBe('aa');
  expect(shown.idle.value).toBe(false);
  expect(play(shown)).toEqual(['ba…', 'bb']);
});

test('what was pressed with a pointer loses the focus before anything is laid out anew, and only for a change in steps', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  pressed = { blur: () => told.push(`let go ${viewsOf(shown)}`) };
  sight.value = seen('b', { event: null });
  expect(told).toEqual([]);
  sight.value = seen('c');
  expect(told).toEqual(['sound c', 'from c', 'let go bb']);
});

test('another viewer is shown at once, and so is a change without an event or on a hidden page', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  sight.value = seen('b', { seat: 1 });
  expect(viewsOf(shown)).toBe('bb');
  sight.value = seen('c', { seat: 1, event: null });
  expect(viewsOf(shown)).toBe('cc');
  page.hidden = true;
  sight.value = seen('d', { seat: 1 });
  expect(viewsOf(shown)).toBe('dd');
  expect(shown.idle.value).toBe(true);
  expect(play(shown)).toEqual([]);
});

test('handing the screen on in the middle of a change leaves nothing of it to come', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  sight.value = seen('b');
  frames.shift()!();
  expect(viewsOf(shown)).toBe('ba');
  sight.value = seen('c', { seat: null, event: null });
  expect(viewsOf(shown)).toBe('cc');
  expect(play(shown).every((views) => views === 'cc')).toBe(true);
});

test('a change that overtakes another begins anew, and everything shows the newest', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  sight.value = seen('b');
  frames.shift()!();
  sight.value = seen('c');
  expect(play(shown).at(-1)).toBe('cc');
});

test('however fast changes come, what stands around the board is never more than one behind', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  const around: unknown[] = [];
  for (const view of ['b', 'c', 'd', 'e']) {
    sight.value = seen(view);
    // One frame, and the next change is there.
    frames.shift()?.();
    around.push(shown.around.value.view);
  }
  expect(around).toEqual(['a', 'b', 'c', 'd']);
  expect(play(shown).at(-1)).toBe('ee');
});

test('what moves is measured before the change and sets out when each step is in the page', async () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  sight.value = seen('b');
  expect(told).toEqual(['sound b', 'from b']);
  frames.shift()!();
  await afterRender();
  expect(told.slice(2)).toEqual(['board b']);
  play(shown);
  await afterRender();
  expect(told.slice(3)).toEqual(['last b']);
});

test('what is shown at once moves nothing, but is heard; what is on its way goes with its viewer', () => {
  const sight = signal(seen('a'));
  staggered(sight, motion);
  sight.value = seen('b', { seat: 1 });
  expect(told).toEqual(['sound b']);
  sight.value = seen('c', { seat: 1 });
  sight.value = seen('d', { seat: 0 });
  expect(told.slice(1)).toEqual(['sound c', 'from c', 'sound d', 'stop c']);
  sight.value = seen('e', { event: null });
  expect(told).not.toContain('sound e');
});

test('a small room shows everything at once, and what moves sets out when that is in the page', async () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, { ...motion, isAtOnce: true });
  sight.value = seen('b');
  expect(viewsOf(shown)).toBe('bb');
  expect(told).toEqual(['sound b', 'from b']);
  await afterRender();
  expect(told.slice(2)).toEqual(['last b']);
  sight.value = seen('c', { seat: 1 });
  expect(told.slice(3)).toEqual(['sound c', 'stop b']);
});

test('the end of a match is heard in every game', () => {
  const sight = signal(seen('a'));
  staggered(sight, motion);
  sight.value = seen('b', { outcome: standIn<Outcome>({ ranking: [[0]] }) });
  expect(told).toEqual(['from b']);
  expect(heard).toEqual(['end']);
});

test('whoever leaves is shown nothing more', () => {
  const sight = signal(seen('a'));
  const shown = staggered(sight, motion);
  sight.value = seen('b');
  shown.stop();
  sight.value = seen('c');
  play(shown);
  expect(viewsOf(shown)).toBe('aa');
});
