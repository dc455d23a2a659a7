import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { parseCard } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import type { Sight } from '#table/table';
import { model } from '../games/muster/gestures/gestures.ts';
import { interaction } from './interaction.ts';

const sightOf = (hand: string, toAct: readonly number[] = [0]): Sight => ({
  seat: 0,
  view: muster.view(table({ hand }).state, 0),
  toAct,
  log: [],
  event: null,
  outcome: null,
  mayUndo: false,
});
const HAND = 'leaf2 water3 water4 cloud1 flame4';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a lesson asks for next is all that is offered, though nothing has moved on the table', () => {
  const newest = signal(sightOf(HAND));
  const only = signal<readonly string[]>(['banner-leaf2-leaf']);
  const ui = interaction(model, newest, () => undefined, only);
  const words = (): string[] => ui.legal.value.map((action) => muster.encode(action));
  expect(words()).toEqual(['banner-leaf2-leaf']);
  only.value = ['banner-water3-water', 'banner-cloud1-cloud'];
  expect(words().toSorted()).toEqual(['banner-cloud1-cloud', 'banner-water3-water']);
});

test('without a lesson everything is offered, and to nobody whose turn it is not', () => {
  const newest = signal(sightOf(HAND));
  const ui = interaction(model, newest, () => undefined);
  expect(ui.legal.value.length).toBeGreaterThan(5);
  expect(ui.mover.value).toBe(0);
  newest.value = sightOf(HAND, [1]);
  expect(ui.legal.value).toEqual([]);
  expect([ui.mover.value, ui.seat.value]).toEqual([null, 0]);
});

test('a region that is shown a change later offers what it shows, and says that it is stale', () => {
  const newest = signal(sightOf(HAND));
  const sent: string[] = [];
  const later = signal(newest.peek());
  const ui = interaction(model, newest, (notation) => sent.push(notation)).boundTo(later);
  newest.value = sightOf('water3 water4 cloud1 flame4 leaf3');
  expect(ui.isStale()).toBe(true);
  ui.say(['banner-leaf2-leaf']);
  expect(sent).toEqual([]);
  later.value = newest.peek();
  expect(ui.isStale()).toBe(false);
  ui.say(['banner-leaf3-leaf']);
  expect(sent).toEqual(['banner-leaf3-leaf']);
});

test('a reason that cannot be fetched without a network is given when it comes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const reasons = vi.fn(model.reasons).mockRejectedValueOnce(new Error('no network'));
  const ui = interaction({ ...model, reasons }, signal(sightOf(HAND)), () => undefined);
  ui.press({ at: 'card', card: parseCard('leaf2')!, place: 0 });
  // Water has no leaf.
  ui.press({ at: 'column', side: 0, castle: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ui.why.value).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(ui.why.value).not.toBeNull());
});
