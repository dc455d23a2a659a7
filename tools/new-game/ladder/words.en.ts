import type { Wording } from '#core/words';

export const words = {
  name: 'Ladder',
  field: {
    turn: 'Turn',
    stopped: 'Stopped',
    rows: 'Row',
    hands: 'Hand',
    pile: 'Pile',
  },
  action: { lay: 'Lay a card', draw: 'Draw', stop: 'Stop' },
  question: {
    layOrDraw: 'Lay a card, draw one, or stop',
    lay: 'Lay a card, or stop',
    draw: 'Draw a card, or stop',
    stop: 'You can only stop',
    above: 'It must be higher than {card}.',
  },
  log: {
    lay: '{who} lays {card}.',
    layYou: 'You lay {card}.',
    draw: '{who} draws a card.',
    drawYou: 'You draw a card.',
    drawSeen: '{who} draws {card}.',
    drawSeenYou: 'You draw {card}.',
    stop: '{who} stops.',
    stopYou: 'You stop.',
  },
  refusal: {
    wait: 'It is not your turn.',
    over: 'The match is over.',
    notInHand: 'That card is not in your hand.',
    notHigher: 'The card must be higher than the last one of your row.',
    emptyPile: 'The pile is empty.',
    fullHand: 'A hand has five cards at most.',
  },
  outcome: {
    stopped: 'Everybody has stopped.',
    tie: 'Equal rows: then fewer cards in hand win ({seats}).',
  },
  option: {
    highest: { name: 'Highest card', hint: 'The cards go from 1 to this one.' },
    goal: {
      name: 'What counts',
      hint: 'What makes a row the best.',
      cards: 'Its number of cards',
      last: 'Its last card',
    },
  },
  preset: { short: { name: 'Short', hint: 'With cards from 1 to 20.' } },
} as const;

export type Words = Wording<typeof words>;
