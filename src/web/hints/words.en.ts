import type { Wording } from '#core/words';

/** What hints say, whatever the game. */
export const en = {
  hint: 'Hint (I)',
  show: 'Show a hint (I)',
  press: 'Press {count} of 3',
  matters: 'What matters',
  candidates: 'Candidates, in no order',
  stop: 'Stop here and think, or ask again for candidates.',
  shuffled: 'Shuffled for each hint: the first is not the best. Touch one to see what comes of it.',
  equal: '{value}, about equal',
  costs: '{value}, costs {cost}',
  checked: 'From what you can see alone. Checked: this accounts for {value} of the difference.',
  thinking: 'Thinking…',
  forced: 'There is nothing to weigh up here: the next step is clear.',
  nothing: 'Nothing stands out. Press again for candidates.',
  noReason: 'No single reason accounts for half of the difference.',
  more: 'Tell me more',
  play: 'Play it',
  warning: 'This costs about {value} of the win.',
  warningNote: 'By what you can know. What would be better is for you to find.',
  thinkAgain: 'Think again',
  playAnyway: 'Play it anyway',
} as const;

export type HintWords = Wording<typeof en>;
