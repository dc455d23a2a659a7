import { type MusterTactic } from '../tactic.ts';

/** What a good player would say without counting: each of these gives something away, or leaves it lying. */
export const judged: Readonly<Record<string, MusterTactic>> = {
  'do not open with a wizard': {
    claim: 'judged',
    given: { hand: 'rainbow water1 feather2 cloud1 leaf3' },
    avoid: 'wizard-water wizard-feather wizard-cloud wizard-leaf wizard-flame',
    why: 'In an empty column any of the eight banners of the emblem takes the wizard (B20); the rival would have a rainbow card for a soldier.',
  },
  'do not open with a wizard, not even with two': {
    claim: 'judged',
    given: { hand: 'rainbow rainbow feather2 cloud1 leaf3', turn: 0, first: 1, turns: 2 },
    avoid: 'wizard-water wizard-feather wizard-cloud wizard-leaf wizard-flame',
    why: 'The same: a second one in hand does not make the first one safe.',
  },
  'no wizard upon a soldier while the archers are out': {
    claim: 'judged',
    given: {
      own: { leaf: 'leaf1', water: 'water2' },
      rival: { leaf: 'leaf3', cloud: 'cloud2' },
      hand: 'rainbow feather1 feather2 flame2 cloud1',
    },
    avoid: 'wizard-leaf',
    why: 'Two soldiers and two archers of leaf are unseen: likely one of them takes the wizard, and early there is time for better.',
  },
  'take the wizard with a soldier': {
    claim: 'judged',
    given: {
      own: { water: 'water2' },
      rival: { leaf: 'wizard', cloud: 'cloud2' },
      hand: 'leaf1 feather2 flame2 cloud4 water4',
    },
    best: 'swap-1-leaf-0-leaf1',
    why: 'A soldier for a rainbow card, and the rival’s castle falls from 6 to 1.',
  },
  'take the wizard that stands on an archer': {
    claim: 'judged',
    given: {
      own: { water: 'water2', leaf: 'leaf1' },
      rival: { leaf: 'leaf2 wizard', cloud: 'cloud2' },
      hand: 'leaf2 feather2 flame2 cloud4 water4',
    },
    best: 'swap-1-leaf-1-leaf2',
    why: 'An archer for a rainbow card, and the rival’s castle falls from 8 to 4.',
  },
  'take one of two wizards': {
    claim: 'judged',
    given: {
      own: { water: 'water2' },
      rival: { leaf: 'wizard', cloud: 'wizard' },
      hand: 'leaf1 cloud1 flame2 feather4 water4',
    },
    best: 'swap-1-leaf-0-leaf1 swap-1-cloud-0-cloud1',
    why: 'Either costs a soldier and wins a rainbow card.',
  },
  'take the wizard under the rainbow castle with any soldier': {
    claim: 'judged',
    given: {
      own: { water: 'water2' },
      rival: { leaf: 'wizard', cloud: 'cloud2' },
      castles: { leaf: 'castle' },
      hand: 'flame1 feather2 flame4 cloud4 water4',
    },
    best: 'swap-1-leaf-0-flame1 swap-1-leaf-0-feather2',
    why: 'The emblem is free there (B41): the cheapest banners do it.',
  },
  'a rainbow card on a castle is there to be taken': {
    claim: 'judged',
    given: {
      own: { water: 'water2' },
      rival: { cloud: 'cloud2' },
      castles: { leaf: 'rainbow' },
      hand: 'flame1 feather2 flame4 cloud4',
      phase: 'refill',
    },
    best: 'draw-leaf',
    why: 'The strongest card of the game, and if I leave it the rival has it.',
  },
  'the rainbow card rather than a banner that fits': {
    claim: 'judged',
    given: {
      own: { water: 'water2' },
      rival: { cloud: 'cloud2' },
      castles: { leaf: 'rainbow', water: 'water3' },
      hand: 'flame1 feather2 flame4 cloud4',
      phase: 'refill',
    },
    best: 'draw-leaf',
    why: 'The knight fits as well, but the rainbow card fits everywhere, for both of us.',
  },
  'do not lay the leader the rival waits for': {
    claim: 'judged',
    given: {
      own: { water: 'water2', leaf: 'leaf1' },
      rival: { leaf: 'leaf2 leaf3 leaf4' },
      hand: 'leaf5 water1 feather2 flame2 cloud1',
    },
    avoid: 'lay-leaf5-leaf',
    why: 'The rival’s column is ready for exactly this card.',
  },
  'do not give a rainbow card away': {
    claim: 'judged',
    given: {
      own: { water: 'water2', leaf: 'leaf1' },
      rival: { leaf: 'leaf2 leaf3' },
      hand: 'rainbow water1 feather2 flame2 cloud1',
    },
    avoid: 'lay-rainbow-water lay-rainbow-feather lay-rainbow-cloud lay-rainbow-leaf lay-rainbow-flame',
    why: 'Whatever is laid on a castle may be drawn by the rival at the next refill.',
  },
  'the low ones first': {
    claim: 'judged',
    given: { rival: { cloud: 'cloud2' }, hand: 'water1 water1 water2 water3 feather5' },
    avoid: 'banner-water3-water',
    why: 'The knight would shut out two soldiers and an archer of the same hand (U12).',
  },
  'do not free the emblem for the rival': {
    claim: 'judged',
    given: {
      own: { leaf: 'leaf1 wizard', water: 'water2' },
      rival: { leaf: 'leaf1 leaf2', cloud: 'cloud2' },
      rivalHand: 'water2 feather2 flame3 cloud3 flame2',
      rivalShown: 'water2 feather2 flame3 cloud3',
      hand: 'castle water1 feather1 flame1 cloud1',
    },
    avoid: 'lay-castle-leaf',
    why: 'My column there is closed by my wizard; the rival is known to hold four banners that would follow.',
  },
  'place the rainbow castle where the rival cannot use it': {
    claim: 'judged',
    given: {
      own: { leaf: 'leaf1 wizard', water: 'water2' },
      rival: { leaf: 'leaf1 leaf2', cloud: 'cloud2' },
      rivalHand: 'water2 feather2 flame3 cloud3 flame2',
      rivalShown: 'water2 feather2 flame3 cloud3',
      hand: 'water1 feather1 flame1 cloud1 leaf2',
      turned: 'castle',
      phase: 'place',
    },
    avoid: 'place-leaf',
    why: 'The same: only the rival could play there.',
  },
  'leave a safe wizard where it is': {
    claim: 'judged',
    given: {
      own: { water: 'water5 wizard' },
      rival: { water: 'water3 water4', cloud: 'cloud2' },
      hand: 'feather1 feather2 flame2 cloud1 leaf1',
    },
    avoid: 'move-water-feather move-water-cloud move-water-leaf move-water-flame',
    why: 'Upon the only leader of water no banner can take it (U12, U13), and it holds the castle; in an empty column it is lost to any banner.',
  },
};
