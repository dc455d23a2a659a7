import type { Wording } from '#core/words';

/** What hints say, whatever the game. */
export const en = {
  hint: 'Hint (I)',
  press: 'Press {count} of 3',
  matters: 'What matters',
  candidates: 'Candidates, in no order',
  choice: 'The choice',
  thinking: 'Thinking …',
  nothing: 'Nothing stands out. Press again for candidates.',
  noReason: 'No single reason carries half of the difference.',
  more: 'Tell me more',
  play: 'Play it',
  warning: 'This costs about {value} of the win.',
  warningNote: 'By what you can know. What would be better is for you to find.',
  thinkAgain: 'Think again',
  playAnyway: 'Play it anyway',
} as const;

export type HintWords = Wording<typeof en>;
