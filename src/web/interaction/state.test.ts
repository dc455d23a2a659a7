import { expect, test } from 'vitest';
import type { Action } from '#games/muster/action';
import { type Banner, parseCard } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import { table } from '#games/muster/testing/table';
import * as reasons from '../games/muster/gestures/attempts.ts';
import { model } from '../games/muster/gestures/gestures.ts';
import type { Spot } from '../games/muster/gestures/spots.ts';
import { gestures, type SeatPosition } from './gestures.ts';
import {
  type InteractionEvent,
  isRejected,
  NOTHING_SELECTED,
  pointedIn,
  type Selection,
  spotsIn,
  update,
  whyIn,
} from './state.ts';

const HAND = 'leaf2 water3 water4 cloud1 flame4';
const [WATER, LEAF] = [0, 3] as const;
const leaf2: Spot = { at: 'card', card: parseCard('leaf2')!, place: 0 };
const own = (castle: 0 | 3): Spot => ({ at: 'column', side: 0, castle });

interface Table {
  readonly position: SeatPosition<View, Action>;
  readonly selection: Selection<View, Action, Spot>;
  readonly sent: readonly string[];
}

const touching = gestures(model);

/** A seat before this hand; in a lesson only these notations are offered. */
function seated(hand: string, lesson?: readonly string[]): Table {
  const view = muster.view(table({ hand }).state, 0);
  const all = muster.legalActions(view, 0);
  const legal = all.filter((action) => lesson?.includes(muster.encode(action)) ?? true);
  const position = { view, seat: 0, mover: 0, legal, led: lesson !== undefined };
  return { position, selection: NOTHING_SELECTED, sent: [] };
}

function on(
  at: Table,
  event: InteractionEvent<View, Action, Spot>,
  newest = at.position.view,
  isSent = false,
): Table {
  const drawn = { position: at.position, newest, isSent };
  const { selection, send, dead } = update(touching, muster.encode, at.selection, drawn, event);
  const next = { position: at.position, selection, sent: [...at.sent, ...send] };
  return dead === undefined ? next : on(next, { type: 'refuse', spot: dead, reasons }, newest);
}

const press = (at: Table, spot: Spot, newest?: View): Table => on(at, { type: 'press', spot }, newest);

test('a card, then its column: one action is sent', () => {
  const held = press(seated(HAND), leaf2);
  expect(held.sent).toEqual([]);
  expect(press(held, own(LEAF)).sent).toEqual(['banner-leaf2-leaf']);
});

test('what was played stays selected in the view it was played in, and is over in the next', () => {
  const { selection, position } = press(press(seated(HAND), leaf2), own(LEAF));
  expect(spotsIn(selection, position.view)).toEqual([leaf2]);
  expect(spotsIn(selection, seated('water3 water4 cloud1 flame4').position.view)).toEqual([]);
});

test('what is half made outlives a change of the table, and what is pointed at or refused does not', () => {
  const held = on(press(seated(HAND), leaf2), { type: 'point', at: own(LEAF) });
  const { view: next } = seated(HAND).position;
  expect(pointedIn(held.selection, held.position.view)).toMatchObject({ kind: 'banner' });
  expect(pointedIn(held.selection, next)).toBeNull();
  expect(spotsIn(held.selection, next)).toEqual([leaf2]);
  const refused = press(held, own(WATER));
  expect(whyIn(refused.selection, held.position.view)).toMatchObject({ refusal: { rule: 'U10' } });
  expect(whyIn(refused.selection, next)).toBeNull();
});

test('a press on what was drawn from an older view is no press, and a button neither', () => {
  const held = press(seated(HAND), leaf2);
  const { view: newest } = seated('water3 water4 cloud1 flame4').position;
  expect(press(held, own(LEAF), newest)).toEqual(held);
  expect(on(held, { type: 'play', notations: ['banner-leaf2-leaf'] }, newest)).toEqual(held);
});

test('a reason that comes after the table has changed is not given', () => {
  const at = seated(HAND);
  const { view: newest } = seated('water3 water4 cloud1 flame4').position;
  expect(on(at, { type: 'refuse', spot: own(WATER), reasons }, newest)).toEqual(at);
});

test('a reason goes with the next press that does something, and everything with letting go', () => {
  const refused = press(press(seated(HAND), leaf2), own(WATER));
  expect(refused.selection.why).not.toBeNull();
  expect(press(refused, leaf2).selection).toEqual(NOTHING_SELECTED);
  expect(on(refused, { type: 'clear' }).selection).toEqual(NOTHING_SELECTED);
});

test('a button previews its action; pointing elsewhere ends it', () => {
  const at = seated(HAND);
  const [action] = at.position.legal;
  const shown = on(at, { type: 'preview', action });
  expect(pointedIn(shown.selection, at.position.view)).toBe(action);
  expect(on(shown, { type: 'point', at: null }).selection.pointed).toBeNull();
});

test('where nothing changes, the selection is the same one: nothing is drawn anew for it', () => {
  const at = seated(HAND);
  const [action] = at.position.legal;
  const shown = on(at, { type: 'preview', action });
  expect(on(shown, { type: 'preview', action }).selection).toBe(shown.selection);
  expect(on(at, { type: 'point', at: null }).selection).toBe(at.selection);
});

test('a press on what does nothing ends the preview, and takes the last reason away before another is found', () => {
  const held = press(press(seated(HAND), leaf2), own(WATER));
  const { position } = held;
  const shown = on(held, { type: 'preview', action: position.legal[0] });
  const drawn = { position, newest: position.view, isSent: false };
  const event = { type: 'press', spot: own(WATER) } as const;
  const { selection, dead } = update(touching, muster.encode, shown.selection, drawn, event);
  expect({ dead, pointed: selection.pointed, why: selection.why }).toEqual({
    dead: own(WATER),
    pointed: null,
    why: null,
  });
});

test('an action can be explained: refused by its rule, and nothing where nothing is against it', () => {
  const at = seated(HAND);
  const banner = (castle: 0 | 3): Action => ({ kind: 'banner', card: parseCard('leaf2') as Banner, castle });
  const why = (castle: 0 | 3): unknown =>
    on(at, { type: 'explain', spot: own(castle), action: banner(castle) }).selection.why;
  expect(why(WATER)).toMatchObject({ reason: { refusal: { rule: 'U10' } } });
  expect(why(LEAF)).toBeNull();
});

test('in a lesson what is legal but not asked for says so, and is not sent', () => {
  const led = press(seated(HAND, ['banner-water3-water']), leaf2);
  expect(led).toMatchObject({ sent: [], selection: { spots: [], why: { reason: { spot: leaf2 } } } });
  expect(led.selection.why?.reason.refusal).toBeUndefined();
});

test('while an action is on its way nothing else is done, and nothing is said against it', () => {
  const played = press(press(seated(HAND), leaf2), own(LEAF));
  const { view } = played.position;
  const [action] = played.position.legal;
  const notations = [muster.encode(action)];
  expect(on(played, { type: 'press', spot: own(WATER) }, view, true)).toEqual(played);
  expect(on(played, { type: 'press', spot: leaf2 }, view, true)).toEqual(played);
  expect(on(played, { type: 'play', notations }, view, true)).toEqual(played);
  expect(on(played, { type: 'refuse', spot: own(WATER), reasons }, view, true)).toEqual(played);
  // What it would lead to may still be looked at, and what was chosen let go.
  expect(on(played, { type: 'clear' }, view, true).selection).toEqual(NOTHING_SELECTED);
});

test('what was refused by the table is half made again: it outlives the next change, and can be done anew', () => {
  const played = press(press(seated(HAND), leaf2), own(LEAF));
  const { view: next } = seated(HAND).position;
  expect(spotsIn(played.selection, next)).toEqual([]);
  const rejected = on(played, { type: 'rejected' });
  expect(spotsIn(rejected.selection, next)).toEqual([leaf2]);
  expect(press(rejected, own(LEAF)).sent).toEqual(['banner-leaf2-leaf', 'banner-leaf2-leaf']);
});

test('a table has refused when it waits no longer and shows the same view', () => {
  const [view, next] = [{}, {}];
  expect(isRejected({ view, isSent: true }, { view })).toBe(true);
  expect(isRejected({ view, isSent: true }, { view, isSent: true })).toBe(false);
  expect(isRejected({ view, isSent: true }, { view: next })).toBe(false);
  expect(isRejected({ view }, { view })).toBe(false);
});
