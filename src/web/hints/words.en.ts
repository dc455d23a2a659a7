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
} as const;

export type HintWords = Wording<typeof en>;
