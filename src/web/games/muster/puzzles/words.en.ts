import type { Wording } from '#core/words';

/** What Muster's puzzles say. */
export const words = {
  theme: {
    now: 'In this turn',
    hold: 'Keep the lead',
    decide: 'Break the tie',
    comeback: 'From behind',
    far: 'Three turns deep',
    draw: 'The only draw',
  },
  claim: {
    win1: 'Win for certain in this very turn.',
    win2: 'Win for certain, at the latest in your next turn.',
    win3: 'Win for certain, at the latest in your third turn.',
    draw1: 'Make sure of a draw at least, in this very turn.',
    draw2: 'Make sure of a draw at least, at the latest in your next turn.',
  },
  whatever: 'Whatever {name} holds, whatever comes.',
  left: 'Cards left',
  actions: 'Possible actions',
  hands: 'Possible hands',
  proven:
    'Exactly one of the {actions} actions is certain against all {hands} hands. {name} is taken to see everything.',
  ifHolds: 'If {name} holds this',
  handOf: 'Hand of {name}: {cards}',
  refutes: '{count} of the {total} hands refute your try.',
  cannotKnow:
    'Each hand alone could be met, but not all of them in the same way: you cannot know which it is.',
  late: 'And the match is not over in time.',
  over: 'The match is over: {own} to {rival} castles.',
  kind: {
    banner: 'A banner does it.',
    wizard: 'A rainbow card from the hand does it, as a wizard.',
    move: 'One of your wizards has to walk.',
    lay: 'A card on a castle does it.',
    bridge: 'A bridge does it.',
    swap: 'A swap does it.',
  },
  sheet: {
    note: '{actions} possible actions, {hands} possible hands',
    rival: 'Your rival’s columns',
    own: 'Your columns',
    nearest: 'The card next to the castle first. Wizard: stars up; bridge: arch up.',
    castles: 'On the castles',
    bottom: 'From the bottom to the top.',
    hands: 'Hands and pile',
    hand: 'Your hand',
    seen: 'Your rival holds',
    shuffle: 'Shuffle unseen',
    unseen:
      'Of the cards shuffled unseen {hidden} go face down to your rival and {left} are the pile. You are to play; whoever plays the rival may look at everything.',
    nothing: 'nothing',
  },
  at: 'Look at the {castle} castle.',
} as const;

export type MusterPuzzleWords = Wording<typeof words>;
