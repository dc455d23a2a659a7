/** What client and server have agreed on, without the checks: the client need not carry those. */

/** Raised when an older client could no longer understand the server. */
export const PROTOCOL = 2;

export const EMOTES = ['hello', 'thanks', 'wellPlayed', 'oops', 'thinking', 'hurry'] as const;
/**
 * What somebody may propose to the others: that nobody has won, that the match is called off, that they may take back
 * their last turn, that no clock runs for a while, and that the match goes on.
 */
export const PROPOSALS = ['draw', 'callOff', 'undo', 'pause', 'resume'] as const;
export const MOST_SEATS = 8;
export const CHAT_LENGTH = 200;
export const NAME_LENGTH = 24;
/** Wrong tries at a puzzle of the day that are told apart: more are as many, and one more means that it was shown. */
export const MOST_TRIES = 6;
/** Of the code by which phones find a shared screen's table: no vowels, so no words, and nothing that looks like a digit. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** The portraits that people may choose; their order is that of the choice, and new ones may join them. */
export const PORTRAITS = [
  'beret',
  'braids',
  'glasses',
  'bun',
  'beard',
  'curls',
  'scarf',
  'cap',
  'silver',
  'moustache',
  'long',
  'bald',
] as const;
export type Portrait = (typeof PORTRAITS)[number];
