import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { BRIDGE, parseCard, RAINBOW, WIZARD } from '#games/muster/cards';
import { type Given, table } from '#games/muster/testing/table';
import { attempted } from './attempts.ts';
import { liveSpots, narrowed, settledBy, type Spot, spotsOf } from './spots.ts';

const card = (word: string): Spot => ({ at: 'card', card: parseCard(word)! });
const own = (castle: 0 | 1 | 2 | 3 | 4): Spot => ({ at: 'column', side: 0, castle });
const rival = (castle: 0 | 1 | 2 | 3 | 4): Spot => ({ at: 'column', side: 1, castle });

function sit(given: Given): {
  open: (...chosen: Spot[]) => string[];
  live: (...chosen: Spot[]) => string[];
  why: (spot: Spot, ...chosen: Spot[]) => string | undefined;
} {
  const view = muster.view(table(given).state, 0);
  const legal = muster.legalActions(view, 0);
  return {
    open: (...chosen) => narrowed(view, 0, legal, chosen).map((action) => muster.encode(action)),
    live: (...chosen) => [...liveSpots(view, 0, narrowed(view, 0, legal, chosen), chosen)].toSorted(),
    why: (spot, ...chosen) => {
      const action = attempted(view, 0, chosen, spot);
      return action === null ? undefined : muster.refusal(view, 0, action)?.rule;
    },
  };
}

test('choosing a card leaves its places, choosing a place plays it', () => {
  const { open, live } = sit({ own: { leaf: 'leaf1' }, hand: 'leaf2 water3 water4 cloud1 flame4' });
  expect(live(card('leaf2'))).toEqual(['castle-3', 'column-0-3']);
  expect(open(card('leaf2'), own(3))).toEqual(['banner-leaf2-leaf']);
});

test('a rainbow card and a place can mean a wizard or a bridge; the banner settles it', () => {
  const { open } = sit({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water3 water4 cloud1' });
  expect(open(card('rainbow'), own(3))).toEqual(['wizard-leaf', 'bridge-leaf-leaf3']);
  expect(open(card('rainbow'), card('leaf3'))).toEqual(['bridge-leaf-leaf3']);
});

test('a banner and its place settle a bridge; a card or a place alone settles nothing', () => {
  const view = muster.view(
    table({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water3 water4 cloud1' }).state,
    0,
  );
  const settled = (...chosen: Spot[]): string | undefined => {
    const action = settledBy(view, 0, narrowed(view, 0, muster.legalActions(view, 0), chosen), chosen);
    return action === null ? undefined : muster.encode(action);
  };
  expect(settled(card('leaf3'), own(3))).toBe('bridge-leaf-leaf3');
  expect(settled(card('rainbow'), own(3))).toBeUndefined();
  expect(settled(card('cloud1'))).toBeUndefined();
  expect(settled(own(2))).toBeUndefined();
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

test('every legal action is about something, and its spots lead to it alone or to a question', () => {
  const given = {
    own: { leaf: 'leaf1 leaf2', water: 'wizard' },
    rival: { cloud: 'cloud1 wizard' },
    hand: 'leaf3 leaf4 rainbow castle cloud2',
  };
  const view = muster.view(table(given).state, 0);
  const legal = muster.legalActions(view, 0);
  for (const action of legal) {
    const spots = spotsOf(view, 0, action);
    expect(narrowed(view, 0, legal, spots).map((each) => muster.encode(each))).toContain(
      muster.encode(action),
    );
  }
  expect([RAINBOW, WIZARD, BRIDGE]).toEqual([25, 25, 27]);
});
