import type { Wording, WordTree } from '#core/words';
import type { PageTexts } from '../../game-ui.ts';

/** What the frame says about the game: at the entrance, in lists, above the rulebook. */
export const words = {
  tagline: 'Raise the banners under a rainbow.',
  company: '2 players, about 15 minutes',
  rulebook: 'U marks a rule of the published game in our own words, B a ruling of ours where it is silent.',
  signs: 'Colour is never the only sign: every banner has its emblem, its edge, its pennant and its roof.',
  standing: '{own} to {rival} castles, {cards} left',
  cards: { one: '{count} card', other: '{count} cards' },
  score: '{own} : {rival} castles',
} as const satisfies PageTexts & WordTree;

export type FrameWords = Wording<typeof words>;
