import { signal } from '@preact/signals';
import { h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { PageElement } from '../testing/document.ts';
import { usePage } from '../testing/page.ts';
import type { InteractionOf } from './interaction.ts';
import type * as Parts from './touch.tsx';

const page = usePage();

interface Spot {
  readonly at: string;
}
const CARD: Spot = { at: 'card' };
const PLACE: Spot = { at: 'place' };

const done: string[] = [];
const selected = signal<readonly string[]>([]);
/** An interaction that tells what happens to it; a press takes a thing up. */
const ui = standIn<InteractionOf<unknown, Spot, Spot>>({
  model: {
    nameOf: ({ at }) => at,
    dropTarget: (name) => (name === 'wall' ? null : { at: name }),
  },
  isLive: () => true,
  isOffered: () => false,
  isSelected: ({ at }) => selected.value.includes(at),
  press({ at }) {
    done.push(`press ${at}`);
    selected.value = [at];
  },
  tap: ({ at }) => void done.push(`tap ${at}`),
  point: (spot) => void done.push(`point ${spot?.at ?? 'nothing'}`),
  clear() {
    done.push('clear');
    selected.value = [];
  },
});
let parts: typeof Parts;
let under: PageElement[] = [];
beforeAll(async () => {
  Object.assign(page.document, { elementsFromPoint: () => under });
  parts = await import('./touch.tsx');
});
beforeEach(() => {
  vi.useRealTimers();
  page.show(null);
  page.show(
    h(
      'div',
      {},
      h(parts.Touch, { ui, spot: CARD, carried: true, closeUp: () => done.push('close-up') }),
      h(parts.Touch, { ui, spot: PLACE }),
    ),
  );
  under = [];
  selected.value = [];
  done.length = 0;
});
const card = (): PageElement => page.one('[data-spot="card"]');
const place = (): PageElement => page.one('[data-spot="place"]');
const finger = { pointerId: 1, pointerType: 'mouse', clientX: 0, clientY: 0 };
/** The clock of events: each gesture long after the one before. */
let time = 10_000;
const later = (milliseconds: number): { timeStamp: number } => ({ timeStamp: (time += milliseconds) });

test('a click presses', () => {
  card().fire('click', later(1000));
  expect(done).toEqual(['press card']);
});

function drag(to: PageElement | null, end = 'pointerup'): void {
  card().fire('pointerdown', { ...finger, ...later(1000) });
  page.document.fire('pointermove', { ...finger, clientX: 3, clientY: 4 });
  expect(done).toEqual([]);
  under = to === null ? [card()] : [card(), to];
  page.document.fire('pointermove', { ...finger, clientX: 30, clientY: 40 });
  expect(card().classList.contains('carried')).toBe(true);
  page.document.fire(end, { ...finger, clientX: 30, clientY: 40, ...later(100) });
  expect(card().classList.contains('carried')).toBe(false);
}

test('on the other side of a tablet that lies flat the room is turned, and a carried piece still follows the finger', () => {
  const root = page.document.documentElement;
  root.setAttribute('data-flat', 'there');
  card().fire('pointerdown', { ...finger, ...later(1000) });
  page.document.fire('pointermove', { ...finger, clientX: 30, clientY: 40 });
  expect([card().style['--x'], card().style['--y']]).toEqual(['-30px', '-40px']);
  page.document.fire('pointerup', { ...finger, ...later(100) });
  root.removeAttribute('data-flat');
});

test('a piece that is carried is taken up, shown where it would lie, and put down there', () => {
  drag(place());
  expect(done).toEqual(['press card', 'point place', 'press place']);
});

test('carried to nowhere, or let go by the system, it goes back', () => {
  drag(null);
  expect(done).toEqual(['press card', 'point nothing', 'clear']);
  done.length = 0;
  drag(place(), 'pointercancel');
  expect(done).toEqual(['press card', 'point place', 'clear']);
});

test('what was let go meanwhile is not put down', () => {
  card().fire('pointerdown', { ...finger, ...later(1000) });
  under = [place()];
  page.document.fire('pointermove', { ...finger, clientX: 30 });
  selected.value = [];
  done.length = 0;
  page.document.fire('pointerup', { ...finger, clientX: 30, ...later(100) });
  expect(done).toEqual(['clear']);
});

test('a piece that was taken up already is not let go by carrying it', () => {
  selected.value = ['card'];
  drag(place());
  expect(done).toEqual(['point place', 'press place']);
});

test('another finger does not move what this one carries', () => {
  card().fire('pointerdown', { ...finger, ...later(1000) });
  page.document.fire('pointermove', { ...finger, pointerId: 2, clientX: 300 });
  page.document.fire('pointerup', { ...finger, pointerId: 2, clientX: 300 });
  expect(done).toEqual([]);
  page.document.fire('pointerup', { ...finger, ...later(10) });
});

test('the click that a browser sends after a drag presses nothing; a later one does', () => {
  drag(place());
  done.length = 0;
  card().fire('click', later(20));
  expect(done).toEqual([]);
  card().fire('click', later(200));
  expect(done).toEqual(['press card']);
});

test('a finger that rests looks closely, and presses nothing', () => {
  vi.useFakeTimers();
  const touch = { ...finger, pointerType: 'touch' };
  card().fire('pointerdown', { ...touch, ...later(1000) });
  vi.advanceTimersByTime(379);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['point card', 'close-up']);
  card().fire('pointerup', touch);
  card().fire('click', later(500));
  expect(done).toEqual(['point card', 'close-up']);
  // A finger that moves on is scrolling.
  done.length = 0;
  card().fire('pointerdown', { ...touch, ...later(1000) });
  card().fire('pointermove', { ...touch, movementX: 4, movementY: 0 });
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
  page.document.fire('pointerup', { ...touch, ...later(10) });
});

test('a finger taps, and the second button looks closely', () => {
  card().fire('pointerdown', { ...finger, pointerType: 'touch', ...later(1000) });
  card().fire('pointerup', { ...finger, pointerType: 'touch' });
  card().fire('click', later(10));
  expect(done).toEqual(['tap card']);
  done.length = 0;
  place().fire('contextmenu', later(1000));
  expect(done).toEqual([]);
  card().fire('contextmenu', later(1000));
  expect(done).toEqual(['close-up']);
});

test('what a finger has shown stays when it goes, and the next press may be one of a key', () => {
  const touch = { ...finger, pointerType: 'touch' };
  place().fire('pointerdown', { ...touch, ...later(1000) });
  place().fire('pointerup', touch);
  place().fire('pointerleave', touch);
  place().fire('click', later(10));
  place().fire('click', later(1000));
  expect(done).toEqual(['tap place', 'press place']);
});

test('a mouse that is over a thing points at it, a finger does not', () => {
  place().fire('pointerenter', finger);
  place().fire('pointerleave', finger);
  place().fire('pointerenter', { ...finger, pointerType: 'touch' });
  expect(done).toEqual(['point place', 'point nothing']);
});

test('what goes from under a finger is not looked at closely any more', async () => {
  await page.rest();
  vi.useFakeTimers();
  card().fire('pointerdown', { ...finger, pointerType: 'touch', ...later(1000) });
  page.show(null);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(done).toEqual([]);
});
