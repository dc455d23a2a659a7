import { type MusterTactic, twoEach } from '../tactic.ts';

const refill = { phase: 'refill', hand: 'water1 feather1 cloud1 leaf1' } as const;
const { own, rival } = twoEach;
const ahead = { own: { ...own, flame: 'flame3' }, rival: { ...rival, flame: 'flame2' } };
const behind = { own: { ...own, flame: 'flame2' }, rival: { ...rival, flame: 'flame3' } };
const anyCastle = 'draw-water draw-feather draw-cloud draw-leaf draw-flame';

/** The pile is the clock: its last card ends the match. [U29] */
export const draws: Readonly<Record<string, MusterTactic>> = {
  'ahead: the last card wins now': {
    claim: 'wins',
    given: { ...refill, ...ahead, last: 'flame5' },
    best: 'draw-pile',
    why: 'Three castles to two, and the match is over when the last card is drawn.',
  },
  'ahead by a tie-break: the last card wins now': {
    claim: 'wins',
    given: {
      ...refill,
      own: { ...own, flame: 'flame1 flame1' },
      rival: { ...rival, flame: 'flame2' },
      last: 'flame5',
    },
    best: 'draw-pile',
    why: 'Two soldiers hold the castle against an archer (U31): three castles to two.',
  },
  'ahead by total strength: the last card wins now': {
    claim: 'wins',
    given: {
      ...refill,
      options: { tie: 'strength' },
      own: { water: 'water4 water5', feather: 'feather5' },
      rival: { cloud: 'cloud4', leaf: 'leaf5' },
      last: 'flame5',
    },
    best: 'draw-pile',
    why: 'Two castles each, and 14 against 9 decides by this option (B29).',
  },
  'ahead with two cards missing: both from the pile': {
    claim: 'wins',
    given: { ...refill, ...ahead, hand: 'water1 feather1 cloud1', last: 'flame5 flame4' },
    best: 'draw-pile',
    why: 'Two cards are missing and two are left: drawn from the pile they end the match while I lead.',
  },
  'ahead with two cards missing and one left': {
    claim: 'wins',
    given: { ...refill, ...ahead, hand: 'water1 feather1 cloud1', last: 'flame5' },
    best: `draw-pile ${anyCastle}`,
    why: 'The last card may be the first or the second of the refill: either way I end the match ahead.',
  },
  'ahead, a tempting rainbow card: win instead': {
    claim: 'wins',
    given: { ...refill, ...ahead, castles: { leaf: 'rainbow' }, last: 'flame5' },
    best: 'draw-pile',
    why: 'A rainbow card is worth nothing when the match is won by the other draw.',
  },
  'behind: leave two cards in the pile': {
    claim: 'holds',
    given: { ...refill, ...behind, last: 'flame5 flame4', rivalHand: 'water1 feather1 cloud1 leaf1 flame1' },
    best: anyCastle,
    why: 'If one card is left, the rival acts, draws it and wins three to two. Two left mean another turn for me.',
  },
  'behind, with a rainbow card on a castle': {
    claim: 'holds',
    given: {
      ...refill,
      ...behind,
      castles: { cloud: 'rainbow' },
      last: 'flame5 flame4',
      rivalHand: 'water1 feather1 cloud1 leaf1 flame1',
    },
    best: anyCastle,
    why: 'The same; that cloud holds the card I would like best is another matter.',
  },
  'behind after a bridge: the second card not from the pile': {
    claim: 'holds',
    given: {
      ...refill,
      ...behind,
      hand: 'water1 feather1 cloud1 leaf1',
      last: 'flame4 flame5',
      rivalHand: 'water1 feather1 cloud2 leaf1 flame1',
    },
    best: anyCastle,
    why: 'One card is missing and two are left: the pile would leave the last card to the rival, who leads.',
  },
  'three to one down, the clock stops': {
    claim: 'holds',
    given: {
      ...refill,
      own: { water: 'water4 water5' },
      rival: { ...rival, feather: 'feather4' },
      last: 'flame5 flame4',
      rivalHand: 'water1 feather1 cloud1 leaf1 flame1',
    },
    best: 'draw-water draw-feather draw-cloud draw-leaf draw-flame',
    why: 'Far behind, every turn is a chance; the pile would end the match next turn.',
  },
  'ahead at the last quiet turn: keep off the pile and win': {
    claim: 'wins',
    given: {
      ...refill,
      ...ahead,
      options: { stall: 20 },
      quiet: 20,
      turns: 50,
      last: 'flame5 flame4 flame1 flame2',
    },
    best: anyCastle,
    why: 'B27: this turn is the last quiet one; a card from a castle lets it end the match, three castles to two.',
  },
  'behind at the last quiet turn: take from the pile': {
    claim: 'holds',
    given: {
      ...refill,
      ...behind,
      options: { stall: 20 },
      quiet: 20,
      turns: 50,
      last: 'flame5 flame4 flame1 flame1',
      rivalHand: 'water1 feather1 cloud1 leaf1 water2',
    },
    best: 'draw-pile',
    why: 'B27: a card from a castle would end the match now, two castles to three. A card from the pile sets the count back.',
  },
};
