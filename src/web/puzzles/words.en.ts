import type { Wording } from '#core/words';

/** What puzzles of every game say. */
export const en = {
  title: 'Puzzles',
  lead: 'A position, a question, and one answer that is proven. Nothing is left to luck.',
  of: '{game} {number}',
  solved: { one: '{count} of {total} solved', other: '{count} of {total} solved' },
  rating: 'Your rating',
  difficulty: 'Difficulty',
  degree: 'Difficulty {count} of 5',
  any: 'any',
  theme: 'Theme',
  random: 'Next puzzle',
  pick: 'All of them',
  none: 'No puzzle is like that.',
  done: 'solved',
  missed: 'done with help',
  back: 'To the puzzles',
  hint: 'Hint',
  once: 'Once more',
  show: 'Show the solution',
  replay: 'Play it again',
  wrong: 'Not for certain',
  watching: 'Watch what comes of it.',
  found: 'Solved',
  foundAtOnce: 'Found at once.',
  foundAfter: { one: 'Found after {count} wrong try.', other: 'Found after {count} wrong tries.' },
  givenUp: 'The solution',
  rated: 'Your rating: {rating}',
  tries: 'Your tries',
  proven: 'Proven.',
  missing: 'There is no puzzle with this number.',
  rule: 'Rule {rule}',
} as const;

export type PuzzleWords = Wording<typeof en>;
