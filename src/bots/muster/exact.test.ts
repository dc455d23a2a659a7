import { expect, test } from 'vitest';
import { HIDDEN } from '#core/game';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { musterSolver } from './exact.ts';
import { worldsOf } from './worlds.ts';

const BUDGET = 200_000;

/** Two castles each; the flame castle decides, and one card is left. */
const { state } = table({
  own: { water: 'water4 water5', feather: 'feather4 feather5' },
  rival: { cloud: 'cloud4 cloud5', leaf: 'leaf4 leaf5', flame: 'flame3' },
  hand: 'flame4 flame1 water1 feather1 cloud1',
  rivalHand: 'flame2 water2 feather2 cloud2 leaf2',
  rivalShown: 'leaf2',
  last: 'rainbow',
});
const view = muster.view(state, 0);

test('every world agrees with the view, and none comes twice', () => {
  const worlds = worldsOf(view, 0, 1000)!;
  // Five unseen cards, all different: each may be the last of the pile.
  expect(worlds).toHaveLength(5);
  for (const world of worlds) expect(muster.view(world, 0)).toEqual(view);
  expect(new Set(worlds.map(({ pile }) => pile.join())).size).toBe(worlds.length);
  expect(worlds.some((world) => world.hands[1].join() === state.hands[1].join())).toBe(true);
});

test('copies of a face are one card, and too many worlds are none [B43]', () => {
  const { state: early } = table({ hand: 'flame5 flame4 water5 water4 leaf5' });
  expect(worldsOf(muster.view(early, 0), 0, 1000)).toBeNull();
  const twins = table({ rivalHand: 'water1 water1 water1 feather1 feather1', last: 'feather1 cloud1' });
  const seen = muster.view(twins.state, 0);
  expect(seen.hands[1].filter((card) => card === HIDDEN)).toHaveLength(5);
  // Of three, three and one: which two, and in which order, are not in the hand.
  expect(worldsOf(seen, 0, 1000)).toHaveLength(8);
});

test('the banner that takes the last castle is the one sure win of the turn', () => {
  const solver = musterSolver(view, 0, 'win', 1, BUDGET);
  const worlds = worldsOf(view, 0, 1000)!;
  const sure = muster.legalActions(view, 0).filter((action) => solver.isSureAfter(worlds, action) === true);
  expect(sure.map(muster.encode)).toEqual(['banner-flame4-flame']);
});

test('the length is part of the statement', () => {
  const longer = table({
    own: { water: 'water4 water5', feather: 'feather4 feather5' },
    rival: { cloud: 'cloud4 cloud5', leaf: 'leaf4 leaf5', flame: 'flame3' },
    hand: 'flame4 flame1 water1 feather1 cloud1',
    rivalHand: 'water2 water3 feather2 cloud2 leaf2',
    last: 'leaf1 cloud3',
  });
  const seen = muster.view(longer.state, 0);
  const worlds = worldsOf(seen, 0, 1000)!;
  const isSure = (turns: number): boolean | null =>
    musterSolver(seen, 0, 'draw', turns, BUDGET).isSure(worlds);
  // Two cards leave the pile in one turn only with a bridge.
  expect(isSure(1)).toBe(false);
  expect(isSure(2)).toBe(true);
});
