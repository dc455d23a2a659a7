import { type MusterTactic, twoEach } from '../tactic.ts';

const { own, rival } = twoEach;

/** One card is left: an action that takes the lead, and then the last card, win at once. */
export const winning: Readonly<Record<string, MusterTactic>> = {
  'win now with a soldier': {
    claim: 'wins',
    given: { ...twoEach, hand: 'flame1 rainbow water1 feather1 cloud1', last: 'flame5' },
    best: 'banner-flame1-flame wizard-flame',
    why: 'The empty flame castle makes three to two, then the last card ends the match.',
  },
  'win now by moving a wizard': {
    claim: 'wins',
    given: {
      own: { ...own, water: 'water4 water5 wizard', flame: 'flame1' },
      rival: { ...rival, flame: 'flame3' },
      hand: 'water1 feather1 cloud1 leaf1 leaf2',
      last: 'flame5',
    },
    best: 'move-water-flame',
    why: '7 beats 3 at flame, water stays mine, and the move itself turns up the last card (B25).',
  },
  'win now: a swap would give the rival a turn': {
    claim: 'wins',
    given: {
      own: { ...own, flame: 'flame3' },
      rival: { ...rival, flame: 'wizard' },
      hand: 'flame1 flame4 water1 feather1 cloud1',
      last: 'leaf1',
    },
    best: 'banner-flame4-flame',
    why: 'The beast makes 7 against 6 and the last card ends it. Taking the wizard also leads, but draws nothing: the rival plays on.',
  },
  'win now with a bridge': {
    claim: 'wins',
    given: {
      own: { ...own, flame: 'flame2' },
      rival: { ...rival, flame: 'flame1 flame1 flame3' },
      hand: 'rainbow flame4 water1 feather1 cloud1',
      last: 'leaf1',
    },
    best: 'bridge-flame-flame4 wizard-flame',
    why: '2 + 1 + 4 = 7 or 2 + 6 = 8 against 5; of the refill one card is the last of the pile.',
  },
  'win now on a tie-break': {
    claim: 'wins',
    given: {
      own: { ...own, flame: 'flame1 flame1' },
      rival: { ...rival, flame: 'flame4' },
      hand: 'flame2 water1 feather1 cloud1 leaf1',
      last: 'leaf2',
    },
    best: 'banner-flame2-flame',
    why: '4 against 4, three banners to one.',
  },
  'win now under the rainbow castle': {
    claim: 'wins',
    given: {
      own: { water: 'water5', feather: 'feather4 feather5', cloud: 'cloud3' },
      rival: { leaf: 'leaf4 leaf5', cloud: 'cloud5', flame: 'flame3 flame4' },
      castles: { cloud: 'castle' },
      hand: 'water4 flame1 cloud1 water1 feather1',
      last: 'leaf1',
    },
    best: 'banner-water4-cloud',
    why: 'The beast of water may stand at cloud (U19): 7 to 5.',
  },
  'already ahead: do anything but harm': {
    claim: 'wins',
    given: {
      own: { ...own, flame: 'wizard' },
      rival: { ...rival, flame: 'flame4' },
      hand: 'flame1 water1 feather1 cloud1 leaf1',
      last: 'leaf2',
    },
    best: 'lay-flame1-flame lay-water1-water lay-feather1-feather lay-cloud1-cloud lay-leaf1-leaf banner-cloud1-cloud banner-leaf1-leaf',
    why: 'Three to two with the wizard where it is: any action that leaves it there, and the last card.',
  },
  'two cards left, a bridge draws both': {
    claim: 'wins',
    given: {
      own: { ...own, flame: 'flame1' },
      rival: { ...rival, flame: 'flame4' },
      hand: 'rainbow flame3 water1 feather1 cloud1',
      last: 'leaf1 leaf2',
    },
    best: 'bridge-flame-flame3',
    why: 'The wizard leads as well but draws one card only; the bridge makes 5 against 4 and draws the last two.',
  },
};
