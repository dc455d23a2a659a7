import type { Wording, WordTree } from '#core/words';
import type { PageTexts } from '../../game-ui.ts';

/** What the frame says about the game: at the entrance, in lists, above the rulebook. */
export const words = {
  tagline: 'Night on the lagoon, light in glass.',
  company: '1 to 4 players, about 30 minutes',
  rulebook: 'L marks a rule of the published game in our own words, M a ruling of ours where it is silent.',
  standing: '{money} L, round {round}',
  score: '{money} L',
} as const satisfies PageTexts & WordTree;

export type FrameWords = Wording<typeof words>;
