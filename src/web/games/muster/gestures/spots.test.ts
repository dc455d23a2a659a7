import { expect, test } from 'vitest';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { BRIDGE, parseCard, RAINBOW, WIZARD } from '#games/muster/cards';
import type { View } from '#games/muster/state';
import { type Given, table } from '#games/muster/testing/table';
import { gestures, type SeatPosition } from '../../../interaction/gestures.ts';
import { unmetBy } from '../../../interaction/mentions.ts';
import { attempt } from './attempts.ts';
import { model } from './gestures.ts';
import { mentionsOf, type Spot, spotKey } from './spots.ts';

const card = (word: string): Spot => ({ at: 'card', card: parseCard(word)!, place: 0 });
const own = (castle: 0 | 1 | 2 | 3 | 4): Spot => ({ at: 'column', side: 0, castle });
const rival = (castle: 0 | 1 | 2 | 3 | 4): Spot => ({ at: 'column', side: 1, castle });

interface Sitting {
  open: (...selected: Spot[]) => string[];
  live: (...selected: Spot[]) => string[];
  plays: (...selected: Spot[]) => string | undefined;
  why: (spot: Spot, ...selected: Spot[]) => string | undefined;
}

function sit(given: Given): Sitting {
  const view = muster.view(table(given).state, 0);
  const legal = muster.legalActions(view, 0);
  const now: SeatPosition<View, Action> = { view, seat: 0, mover: 0, legal, led: false };
  const { open, leadsTo } = gestures(model);
  return {
    open: (...selected) => open(now, selected).map((action) => muster.encode(action)),
    live: (...selected) => {
      const keys = selected.map(spotKey);
      const left = open(now, selected).flatMap((action) => unmetBy(mentionsOf(view, 0, action), keys)!);
      return [...new Set(left)].toSorted();
    },
    plays: (...selected) => {
      const action = leadsTo(now, selected.slice(0, -1), selected.at(-1)!);
      return action === null ? undefined : muster.encode(action);
    },
    why: (spot, ...selected) => {
      const action = attempt(view, 0, selected, spot);
      return action === null ? undefined : muster.refusal(view, 0, action)?.rule;
    },
  };
}

test('choosing a card leaves its places, choosing a place plays it', () => {
  const { open, live } = sit({ own: { leaf: 'leaf1' }, hand: 'leaf2 water3 water4 cloud1 flame4' });
  expect(live(card('leaf2'))).toEqual(['castle-3', 'column-0-3']);
  expect(open(card('leaf2'), own(3))).toEqual(['banner-leaf2-leaf']);
});

const rainbow = (use: 'wizard' | 'bridge'): Spot => ({ at: 'card', card: RAINBOW, place: 0, use });

test('a rainbow card is a wizard or a bridge by the way it is held', () => {
  const { open, plays } = sit({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water3 water4 cloud1' });
  expect(open(rainbow('wizard'), own(3))).toEqual(['wizard-leaf']);
  expect(open(rainbow('bridge'), own(3))).toEqual(['bridge-leaf-leaf3']);
  expect(plays(rainbow('wizard'), own(3))).toBe('wizard-leaf');
  expect(plays(rainbow('bridge'), own(3))).toBe('bridge-leaf-leaf3');
  // On a castle it lies with the wizard's side up, and nowhere else does it lie as a bridge.
  expect(open(rainbow('wizard'), { at: 'castle', castle: 3 })).toEqual(['lay-rainbow-leaf']);
  expect(open(rainbow('bridge'))).toEqual(['bridge-leaf-leaf3']);
});

test('taken up, a rainbow card is a wizard; touched again it turns over and back, where it can be a bridge', () => {
  const uses = (given: Given, ...spots: readonly Spot[]): unknown => {
    const view = muster.view(table(given).state, 0);
    const now = { view, seat: 0, mover: 0, legal: muster.legalActions(view, 0), led: false } as const;
    const { press } = gestures(model);
    let selected: readonly Spot[] = [];
    for (const spot of spots) {
      const pressed = press(now, selected, spot);
      if (pressed.kind === 'select') selected = pressed.spots;
    }
    return selected.map((spot) => (spot.at === 'card' ? (spot.use ?? spot.card) : spot.at));
  };
  const bridgeable: Given = { own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water3 water4 cloud1' };
  const only: Given = { hand: 'leaf1 rainbow water3 water4 cloud1' };
  const taken = card('rainbow');
  expect(uses(bridgeable, taken)).toEqual(['wizard']);
  expect(uses(bridgeable, taken, taken)).toEqual(['bridge']);
  expect(uses(bridgeable, taken, taken, taken)).toEqual(['wizard']);
  expect(uses(only, taken, taken)).toEqual([]);
  // The banner that closes a bridge turns it over, whichever of both comes first; another banner is taken instead.
  expect(uses(bridgeable, taken, card('leaf3'))).toEqual(['bridge', parseCard('leaf3')]);
  expect(uses(bridgeable, card('leaf3'), taken)).toEqual([parseCard('leaf3'), 'bridge']);
  expect(uses(bridgeable, taken, card('cloud1'))).toEqual([parseCard('cloud1')]);
});

test('a banner and its place settle a bridge; a card or a place alone settles nothing', () => {
  const { plays } = sit({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water3 water4 cloud1' });
  expect(plays(card('leaf3'), own(3))).toBe('bridge-leaf-leaf3');
  expect(plays(card('cloud1'))).toBeUndefined();
  expect(plays(own(2))).toBeUndefined();
});

test('of two equal cards each is taken up by itself', () => {
  const view = muster.view(table({ hand: 'rainbow rainbow water3 water4 cloud1' }).state, 0);
  const now = { view, seat: 0, mover: 0, legal: muster.legalActions(view, 0), led: false } as const;
  const [first, second] = [0, 1].map((place): Spot => ({ at: 'card', card: RAINBOW, place, use: 'wizard' }));
  const { press } = gestures(model);
  expect(press(now, [first], first)).toEqual({ kind: 'select', spots: [] });
  expect(press(now, [first], { at: 'card', card: RAINBOW, place: 1 })).toEqual({
    kind: 'select',
    spots: [second],
  });
});

test('a wizard in play can be moved, or swapped for a banner', () => {
  const { open } = sit({ own: { leaf: 'leaf1 wizard' }, hand: 'leaf2 water3 water4 cloud1 flame4' });
  expect(open({ at: 'piece', side: 0, castle: 3, slot: 1 })).toEqual([
    'move-leaf-water',
    'move-leaf-feather',
    'move-leaf-cloud',
    'move-leaf-flame',
    'swap-0-leaf-1-leaf2',
  ]);
});

test('what cannot be done is refused by its rule', () => {
  const { why } = sit({
    own: { leaf: 'leaf1' },
    rival: { water: 'wizard' },
    hand: 'leaf3 castle water3 cloud1 flame4',
  });
  expect(why(own(3), card('leaf3'))).toBe('U13');
  expect(why(own(0), card('leaf3'))).toBe('U10');
  expect(why({ at: 'castle', castle: 0 }, card('leaf3'))).toBe('U17');
  expect(why(rival(0), card('leaf3'))).toBe('U10');
  expect(why(rival(1), card('leaf3'))).toBe('U26');
  expect(why(own(1), card('castle'))).toBeUndefined();
  expect(why({ at: 'pile' })).toBe('U6');
});

test('during the refill the hand and empty castles are refused', () => {
  const { why, live } = sit({ phase: 'refill', hand: 'leaf3 castle water3 cloud1' });
  expect(live()).toEqual(['pile']);
  expect(why(card('leaf3'))).toBe('U6');
  expect(why({ at: 'castle', castle: 2 })).toBe('U7');
});

test('every legal action is about something, and no two are about the same', () => {
  const given = {
    own: { leaf: 'leaf1 leaf2', water: 'wizard' },
    rival: { cloud: 'cloud1 wizard' },
    hand: 'leaf3 leaf4 rainbow castle cloud2',
  };
  const view = muster.view(table(given).state, 0);
  const legal = muster.legalActions(view, 0);
  for (const action of legal) expect(mentionsOf(view, 0, action), muster.encode(action)).not.toEqual([]);
  const keys = legal.map((action) => mentionsOf(view, 0, action).toSorted().join());
  expect(new Set(keys).size).toBe(legal.length);
  expect([RAINBOW, WIZARD, BRIDGE]).toEqual([25, 25, 27]);
});
