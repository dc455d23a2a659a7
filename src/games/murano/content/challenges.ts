/** The ten challenge cards of the solo game by their effect, and how many of each. [L53–L60] */
export const CHALLENGE_CARDS = {
  ring: 2,
  selector: 1,
  red: 1,
  green: 1,
  blue: 1,
  yellow: 1,
  empty: 1,
  nothing: 2,
} as const;

export type ChallengeId = keyof typeof CHALLENGE_CARDS;

/** L49: as many of them lie in the pile. */
export const CHALLENGES_IN_PILE = 6;

/** L52: the rank of a winner with at least so many Liras, best first. */
export const RANKS = [
  { rank: 'grandmaster', from: 50 },
  { rank: 'master', from: 45 },
  { rank: 'artisan', from: 40 },
  { rank: 'apprentice', from: 0 },
] as const;
