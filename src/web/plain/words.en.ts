import type { Wording } from '#core/words';

/** What the plain room says, whatever the game; what the game says stands in its own words. */
export const words = {
  actions: 'What you can do',
  find: 'Find an action, or ask why one is not possible',
  findShort: 'Find or ask',
  nothingFound: 'Nothing you can do is called that.',
  position: 'The table',
  everybody: 'Before everybody',
  becomes: 'becomes',
  seal: 'Turns up something hidden: no undo after it',
  log: 'Log',
  begin: 'The match begins.',
  wait: '{names} to play',
  waitHint: 'You will see what happens.',
  score: { one: '{count} point', other: '{count} points' },
  keys: 'Keys: A goes to what you can do, T to the table, arrows go from one to the next, Enter plays, F finds, U takes back.',
} as const;

export type PlainWords = Wording<typeof words>;
